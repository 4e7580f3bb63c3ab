package dev.gunfeel.math;

/**
 * A pair of numbers: a place on a plane, or a point of a curve. In JSON it is {@code [x, y]}.
 *
 * @param x the first number; to the right where it is a place
 * @param y the second number; up where it is a place
 */
public record Vector2(double x, double y) {
    /**
     * Tells whether both numbers are finite.
     *
     * @return false where one is NaN or infinite
     */
    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y);
    }
}
