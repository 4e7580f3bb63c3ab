package dev.gunfeel.random;

/** What engines do with random bits in single precision. */
final class Singles {
    private static final int ONE = 0x3F800000;

    private Singles() {}

    /** Returns the upper 23 bits as a number in [0, 1): as the fraction of a float in [1, 2), less 1. */
    static float unit(int bits) {
        return Float.intBitsToFloat(ONE | bits >>> 9) - 1;
    }

    /** Returns {@code unit * (max - min) + min}, every step rounded to single precision. */
    static double range(double unit, double min, double max) {
        return (float) unit * ((float) max - (float) min) + (float) min;
    }
}
