package dev.gunfeel.random;

/** A stream of random numbers. Not safe for use by several threads. */
public interface Generator {
    /** {@return the next number in [0, 1)} */
    double unit();

    /**
     * Returns the next number of an interval: {@code min + (max - min) * unit()}. One number is drawn also where the
     * ends are equal.
     *
     * @param min the value at 0
     * @param max the value at 1; it may lie below {@code min}
     * @return a number from {@code min}, inclusive, to {@code max}; rounding may reach {@code max}
     */
    default double range(double min, double max) {
        return min + (max - min) * unit();
    }
}
