package dev.gunfeel.random;

/** A stream of random numbers. Not safe for use by several threads. */
public interface Generator {
    /**
     * Draws the next number of the unit interval.
     *
     * @return a number in [0, 1); in [0, 1] where the engine whose numbers they are has it so
     */
    double unit();

    /**
     * Draws the next number of an interval: {@code min + (max - min) * unit()}, or as the engine computes it. One number
     * is drawn also where the ends are equal.
     *
     * @param min the value at 0
     * @param max the value at 1; it may lie below {@code min}
     * @return a number between the two
     */
    default double range(double min, double max) {
        return between(unit(), min, max);
    }

    /**
     * Returns the number of an interval that belongs to one of the unit interval, in double precision.
     *
     * @param unit the number of the unit interval
     * @param min the value at 0
     * @param max the value at 1; it may lie below {@code min}
     * @return the number between the two
     */
    static double between(double unit, double min, double max) {
        return min + (max - min) * unit;
    }

    /**
     * Draws the next whole number of an interval, as the engine does: whether {@code max} is one of them, and what an empty
     * or a reversed interval gives, is the engine's ({@link Algorithm#integerRule}).
     *
     * @param min one end
     * @param max the other end
     * @return a whole number between the two
     */
    long integer(long min, long max);

    /**
     * Draws the next number of the unit interval, and returns the whole numbers that it is made of: what the algorithm puts out
     * before anything is divided or rounded.
     *
     * @return one number without sign, or the two that two draws put out
     */
    long[] outputs();
}
