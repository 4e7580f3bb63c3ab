package dev.gunfeel.check.run;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.ViewFrame;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the bullets of a rested weapon go, spread and recoil together, without what true chance decides.
 *
 * @param directions unit vectors (forward, right, up) of the first aim, one a bullet
 */
public record ShotPattern(List<Vector3> directions) {
    /**
     * Returns the pattern of a burst.
     *
     * @param prepared the burst, without chance
     * @return its pattern
     */
    public static ShotPattern of(PreparedBurst prepared) {
        int count = prepared.count();
        SimulatedBurst burst = SimulatedBurst.of(prepared);
        burst.start(0);
        burst.reach(count - 1);
        ViewFrame[] aims = BurstView.aims(prepared.recoil(), prepared.shots(), 0);
        List<Vector3> directions = new ArrayList<>(count);
        int bullets = prepared.weapon().bulletsPerShot();
        for (int i = 0; i < count; i++) {
            for (int bullet = i * bullets; bullet < (i + 1) * bullets; bullet++) {
                directions.add(aims[i].level(burst.forward(), burst.right(bullet), burst.up(bullet))
                        .normalized());
            }
        }
        return new ShotPattern(directions);
    }

    /** {@return how many bullets it has} */
    public int count() {
        return directions.size();
    }

    /**
     * Returns how far another pattern is, over the bullets that both have.
     *
     * @param other the other pattern
     * @return the root mean square angle between two bullets of one number, in degrees, in [0, 180]
     */
    public double distance(ShotPattern other) {
        int count = Math.min(directions.size(), other.directions.size());
        double squares = 0;
        for (int i = 0; i < count; i++) {
            double angle = angle(directions.get(i), other.directions.get(i));
            squares += angle * angle;
        }
        return StrictMath.toDegrees(Math.sqrt(squares / count));
    }

    /** {@return the root mean square angle to the first aim, in degrees, in [0, 180]} */
    public double size() {
        return distance(new ShotPattern(
                directions.stream().map(direction -> new Vector3(1, 0, 0)).toList()));
    }

    private static double angle(Vector3 one, Vector3 other) {
        return StrictMath.atan2(one.cross(other).length(), one.dot(other));
    }
}
