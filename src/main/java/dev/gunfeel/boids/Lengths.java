package dev.gunfeel.boids;

import dev.gunfeel.math.Vector3;

/** Lengths of vectors given by their components, without an object for each. */
final class Lengths {
    /** Shorter than this, a vector has no direction (docs/formulas/boids.md). */
    static final double NO_DIRECTION = 1e-5;

    /** Beyond this a square may have overflowed. */
    private static final double LARGE = 1e280;

    private Lengths() {}

    /** Returns the length; right also where the squares overflow. */
    static double of(double x, double y, double z) {
        double square = x * x + y * y + z * z;
        return square < LARGE ? Math.sqrt(square) : new Vector3(x, y, z).length();
    }
}
