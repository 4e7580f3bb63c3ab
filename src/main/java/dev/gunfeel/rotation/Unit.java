package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;

/**
 * Brings inputs to length 1. What is of length 1 already, but for rounding, stays as it is to the last bit: so a state
 * that was returned once can be fed back for ever without creeping, and an endpoint comes back exactly as it went in.
 */
public final class Unit {
    /** The norm below which a direction or a quaternion counts as zero, and is refused. */
    public static final double LEAST_NORM = 1e-12;

    /**
     * Dividing by a rounded norm leaves the square of the length within 12 roundings (1.4e-15) of 1; three times that
     * is surely kept, and still far below the 1e-12 that is promised.
     */
    private static final double ROUNDING = 4e-15;

    private Unit() {}

    /**
     * Returns a quaternion with norm 1.
     *
     * @param quaternion finite components and not zero; any size that a double can hold
     */
    public static Quaternion of(Quaternion quaternion) {
        if (Math.abs(quaternion.dot(quaternion) - 1) <= ROUNDING) {
            return quaternion;
        }
        double largest = Math.max(
                Math.max(Math.abs(quaternion.x()), Math.abs(quaternion.y())),
                Math.max(Math.abs(quaternion.z()), Math.abs(quaternion.w())));
        // Scaling by a power of two is exact, and afterwards no square overflows or vanishes.
        int exponent = -Math.getExponent(largest);
        Quaternion scaled = new Quaternion(
                Math.scalb(quaternion.x(), exponent),
                Math.scalb(quaternion.y(), exponent),
                Math.scalb(quaternion.z(), exponent),
                Math.scalb(quaternion.w(), exponent));
        double norm = Math.sqrt(scaled.dot(scaled));
        return new Quaternion(scaled.x() / norm, scaled.y() / norm, scaled.z() / norm, scaled.w() / norm);
    }

    /**
     * Returns a vector with length 1.
     *
     * @param vector finite components and not zero; any size that a double can hold
     */
    public static Vector3 of(Vector3 vector) {
        if (Math.abs(vector.dot(vector) - 1) <= ROUNDING) {
            return vector;
        }
        double largest = Math.max(Math.abs(vector.x()), Math.max(Math.abs(vector.y()), Math.abs(vector.z())));
        int exponent = -Math.getExponent(largest);
        Vector3 scaled = new Vector3(
                Math.scalb(vector.x(), exponent), Math.scalb(vector.y(), exponent), Math.scalb(vector.z(), exponent));
        double length = Math.sqrt(scaled.dot(scaled));
        return new Vector3(scaled.x() / length, scaled.y() / length, scaled.z() / length);
    }
}
