package dev.gunfeel.blend;

/**
 * A number as the unevaluated sum of two doubles, good for about 32 digits (T. J. Dekker, "A floating-point technique
 * for extending the available precision", Numerische Mathematik 18, 1971). A steep cubic Bézier loses half of a
 * double's digits between its x and its parameter, so its x is computed like this.
 *
 * @param high the number, rounded
 * @param low what the rounding left
 */
record DoubleDouble(double high, double low) {
    /** Cuts a double into two halves of 26 bits, whose products are exact. */
    private static final double SPLITTER = 0x1p27 + 1;

    static DoubleDouble of(double number) {
        return new DoubleDouble(number, 0);
    }

    DoubleDouble plus(DoubleDouble other) {
        double sum = high + other.high;
        double rounded = sum - high;
        double error = (high - (sum - rounded)) + (other.high - rounded);
        return normalized(sum, error + low + other.low);
    }

    DoubleDouble plus(double other) {
        return plus(of(other));
    }

    DoubleDouble times(double other) {
        double product = high * other;
        double upper = upperHalf(high);
        double lower = high - upper;
        double otherUpper = upperHalf(other);
        double otherLower = other - otherUpper;
        double error = ((upper * otherUpper - product) + upper * otherLower + lower * otherUpper) + lower * otherLower;
        return normalized(product, error + low * other);
    }

    private static double upperHalf(double number) {
        double scaled = SPLITTER * number;
        return scaled - (scaled - number);
    }

    private static DoubleDouble normalized(double high, double low) {
        double sum = high + low;
        return new DoubleDouble(sum, low - (sum - high));
    }
}
