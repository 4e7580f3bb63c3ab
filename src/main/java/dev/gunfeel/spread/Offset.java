package dev.gunfeel.spread;

import dev.gunfeel.math.Vector2;
import java.util.List;

/**
 * What one part of the spread adds to where a bullet goes, in units of the forward distance.
 *
 * @param right how far to the right; negative to the left
 * @param up how far up; negative down
 */
record Offset(double right, double up) {
    /** Nothing added. */
    static final Offset NONE = new Offset(0, 0);

    /** Returns both multiplied by a factor. */
    Offset times(double factor) {
        return new Offset(right * factor, up * factor);
    }

    /** Returns where something goes that is drawn at an angle off the aim, in radians, and at a direction round it. */
    static Offset round(double forward, double angle, double direction) {
        double distance = forward * StrictMath.tan(angle);
        return new Offset(distance * StrictMath.cos(direction) + 0.0, distance * StrictMath.sin(direction) + 0.0);
    }

    /** Returns where something goes that has exactly this yaw to the right and pitch up, in degrees. */
    static Offset towards(double forward, Vector2 degrees) {
        double right = forward * StrictMath.tan(StrictMath.toRadians(degrees.x()));
        return new Offset(
                right,
                Math.sqrt(forward * forward + right * right) * StrictMath.tan(StrictMath.toRadians(degrees.y())));
    }

    /** Returns the two as answers show them: [right, up]. */
    List<Double> toList() {
        return List.of(right, up);
    }
}
