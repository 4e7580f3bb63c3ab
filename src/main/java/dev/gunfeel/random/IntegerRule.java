package dev.gunfeel.random;

import org.jspecify.annotations.Nullable;

/** Which intervals an engine draws whole numbers from. */
public enum IntegerRule {
    /** {@code max} is at least {@code min}. */
    INCLUSIVE,
    /** Any two numbers of 32 bits, in any order. */
    EITHER_WAY,
    /** Numbers of 32 bits with {@code max} at least {@code min}; {@code max} itself is not drawn. */
    MAX_OUT_OR_EQUAL,
    /** The same, with {@code max} less than 2^31 above {@code min}. */
    MAX_OUT_OR_EQUAL_NARROW,
    /** Numbers of 32 bits with {@code max} above {@code min} by less than 2^31; {@code max} itself is not drawn. */
    MAX_OUT_NARROW;

    private static final long LARGEST_EXACT = 1L << 53;

    /**
     * Tells what is wrong with an end of an interval.
     *
     * @param end the end
     * @return the rule that it breaks and what to do; null where it is right
     */
    public @Nullable String fault(double end) {
        if (end != Math.rint(end)) {
            return "must be a whole number with the draw integer; write it without a fraction";
        } else if (this == INCLUSIVE) {
            return Math.abs(end) > LARGEST_EXACT
                    ? "must lie between -9007199254740992 and 9007199254740992; use a number nearer to 0"
                    : null;
        }
        return end < Integer.MIN_VALUE || end > Integer.MAX_VALUE
                ? "must lie between -2147483648 and 2147483647 for this generator; use a number nearer to 0"
                : null;
    }

    /**
     * Tells what is wrong with an interval.
     *
     * @param min one end, without fault
     * @param max the other end, without fault
     * @return the rule that the larger end breaks and what to do; null where it is right
     */
    public @Nullable String fault(double min, double max) {
        if (this == EITHER_WAY) {
            return null;
        } else if (this == MAX_OUT_NARROW ? max <= min : max < min) {
            return (this == MAX_OUT_NARROW ? "must lie above min" : "must not lie below min")
                    + " for this generator; swap the two";
        }
        boolean isNarrow = this == MAX_OUT_NARROW || this == MAX_OUT_OR_EQUAL_NARROW;
        return isNarrow && max - min > Integer.MAX_VALUE
                ? "must lie less than 2147483648 above min for this generator; bring the two nearer to each other"
                : null;
    }
}
