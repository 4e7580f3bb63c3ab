package dev.gunfeel.homing;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;

/** The shortest way between two directions of length 1. */
final class GreatCircle {
    /** A cross product shorter than this is rounding: the directions are the same or exactly opposite. */
    private static final double OPPOSITE = 1e-12;

    private GreatCircle() {}

    /** Returns the angle in radians, in [0, pi], precise at all angles. */
    static double angle(Vector3 from, Vector3 to) {
        return StrictMath.atan2(cross(from, to).length(), from.dot(to));
    }

    /** Returns the sine of the angle, precise near 0 and near pi. */
    static double sine(Vector3 from, Vector3 to) {
        return cross(from, to).length();
    }

    /** Returns whether the two are opposite, so that every great circle leads from one to the other. */
    static boolean opposite(Vector3 from, Vector3 to) {
        return from.dot(to) < 0 && sine(from, to) < OPPOSITE;
    }

    /**
     * Returns the direction after a turn towards another, which is not the same.
     *
     * @param from where the turn starts
     * @param to what it turns to; where it is opposite, the turn goes level to the right of from
     * @param radians how far
     */
    static Vector3 turn(Axes axes, Vector3 from, Vector3 to, double radians) {
        Vector3 square = opposite(from, to)
                ? axes.levelRight(from)
                : cross(from, to).unit().cross(from);
        return along(from, square, radians, 1);
    }

    /**
     * Returns the direction after a turn about the cross product as it is, shorter than 1 by the sine of the angle: the
     * part square to the direction shrinks with it.
     */
    static Vector3 turnAboutRawCross(Vector3 from, Vector3 to, double radians) {
        if (opposite(from, to)) {
            // No axis, no turn; where the cosine is negative all that is left points backwards.
            return StrictMath.cos(radians) < 0 ? to : from;
        }
        Vector3 axis = cross(from, to);
        return along(from, axis.unit().cross(from), radians, axis.length());
    }

    private static Vector3 along(Vector3 from, Vector3 square, double radians, double shrunk) {
        Vector3 turned = from.times(StrictMath.cos(radians)).plus(square.times(shrunk * StrictMath.sin(radians)));
        return turned.withoutNegativeZeros().unit();
    }

    /**
     * Returns the cross product. Its factors nearly cancel where the two are nearly parallel; the sum or the difference
     * of the two is exact there and has the same cross product, with all its digits.
     */
    private static Vector3 cross(Vector3 from, Vector3 to) {
        return from.cross(from.dot(to) < 0 ? to.plus(from) : to.minus(from));
    }
}
