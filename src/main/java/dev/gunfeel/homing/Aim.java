package dev.gunfeel.homing;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/**
 * Where a follower looks: the state of homing.
 *
 * @param direction the aim, of length 1
 * @param rotation an orientation that looks along it, of norm 1; its roll matters to the methods that mix orientations
 */
record Aim(Vector3 direction, Quaternion rotation) {
    /**
     * Returns an aim. For a method that goes on from directions alone, or where no rotation is given, the rotation has
     * no roll.
     */
    static Aim of(Axes axes, HomingMethod method, Vector3 direction, @Nullable Quaternion rotation) {
        Vector3 unit = direction.withoutNegativeZeros().unit();
        return rotation != null && method instanceof HomingMethod.OfOrientations
                ? new Aim(unit, rotation.unit())
                : upright(axes, unit);
    }

    /** Returns the aim along a direction of length 1, without roll. */
    static Aim upright(Axes axes, Vector3 direction) {
        return new Aim(direction, axes.lookRotation(direction));
    }

    /** Returns the aim of an orientation of norm 1. */
    static Aim of(Axes axes, Quaternion rotation) {
        return new Aim(axes.direction(rotation), rotation);
    }
}
