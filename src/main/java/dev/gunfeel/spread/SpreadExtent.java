package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import java.util.List;

/**
 * How far some bullets go from where the aim points.
 *
 * @param largestDegrees the largest angle between aim and bullet
 * @param meanDegrees the mean of these angles
 * @param leftDegrees how far left the leftmost bullet goes, 0 where none goes left
 * @param rightDegrees how far right the rightmost bullet goes, 0 where none goes right
 * @param upDegrees how far up the highest bullet goes, 0 where none goes up
 * @param downDegrees how far down the lowest bullet goes, 0 where none goes down
 */
public record SpreadExtent(
        Double largestDegrees,
        Double meanDegrees,
        Double leftDegrees,
        Double rightDegrees,
        Double upDegrees,
        Double downDegrees) {
    /**
     * Returns the extent of some bullets.
     *
     * @param bullets directions as (forward, right, up) of the aim, at least one, of any length
     * @return the figures of all of them, in degrees
     */
    public static SpreadExtent of(List<Vector3> bullets) {
        double largest = 0;
        double sum = 0;
        double left = 0;
        double right = 0;
        double up = 0;
        double down = 0;
        for (Vector3 bullet : bullets) {
            double yaw = YawPitch.yaw(bullet.x(), bullet.y());
            double pitch = YawPitch.pitch(bullet.x(), bullet.y(), bullet.z());
            double angle = StrictMath.atan2(StrictMath.hypot(bullet.y(), bullet.z()), bullet.x());
            largest = Math.max(largest, angle);
            sum += angle;
            left = Math.max(left, -yaw);
            right = Math.max(right, yaw);
            up = Math.max(up, pitch);
            down = Math.max(down, -pitch);
        }
        return new SpreadExtent(
                StrictMath.toDegrees(largest),
                StrictMath.toDegrees(sum / bullets.size()),
                StrictMath.toDegrees(left),
                StrictMath.toDegrees(right),
                StrictMath.toDegrees(up),
                StrictMath.toDegrees(down));
    }
}
