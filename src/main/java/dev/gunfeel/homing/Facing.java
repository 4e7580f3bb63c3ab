package dev.gunfeel.homing;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Unit;

/** Between a direction and the orientation that looks along it without roll, in one convention of axes. */
public final class Facing {
    /** Nearer to straight up or down than this, a direction has no level side that rounding would not choose. */
    private static final double UPRIGHT = 1e-6;

    private Facing() {}

    /**
     * Returns the orientation that looks along a direction without roll: pitch about right, then yaw about up.
     *
     * @param axes the convention
     * @param direction of length 1
     * @return a quaternion of norm 1; straight up or down the one whose yaw is 0
     */
    public static Quaternion rotation(Axes axes, Vector3 direction) {
        // A positive turn about up goes right in left-handed axes and left in right-handed ones.
        double sense = axes.right().cross(axes.up()).dot(axes.forward());
        Quaternion yaw = Quaternion.about(axes.up(), sense * axes.yaw(direction));
        Quaternion pitch = Quaternion.about(axes.right(), -sense * axes.pitch(direction));
        Quaternion rotation = yaw.times(pitch);
        return Unit.of(new Quaternion(rotation.x() + 0.0, rotation.y() + 0.0, rotation.z() + 0.0, rotation.w() + 0.0));
    }

    /** Returns the direction that an orientation of norm 1 looks along, of length 1. */
    public static Vector3 direction(Axes axes, Quaternion rotation) {
        Vector3 forward = rotation.rotate(axes.forward());
        return Unit.of(new Vector3(forward.x() + 0.0, forward.y() + 0.0, forward.z() + 0.0));
    }

    /**
     * Returns the level direction 90 degrees of yaw to the right of a direction; the axes' right, made square to it,
     * where it is within 1e-6 of straight up or down.
     *
     * @param axes the convention
     * @param direction of length 1
     * @return a vector of length 1, square to the direction
     */
    public static Vector3 levelRight(Axes axes, Vector3 direction) {
        double right = direction.dot(axes.right());
        double forward = direction.dot(axes.forward());
        if (StrictMath.hypot(right, forward) < UPRIGHT) {
            return Unit.of(axes.right().minus(direction.times(direction.dot(axes.right()))));
        }
        return Unit.of(axes.vector(forward, 0, -right));
    }
}
