package dev.gunfeel.random;

import org.jspecify.annotations.Nullable;

/** Which seeds a generator takes. */
public enum Seeding {
    /** Any number of 64 bits. */
    LONG,
    /** Any number of 32 bits, with or without a sign. */
    INT,
    /** Any number of 32 bits but 0. */
    INT_BUT_ZERO;

    /**
     * Tells what is wrong with a seed.
     *
     * @param seed the seed
     * @return the rule that it breaks and what to do; null where it is right
     */
    public @Nullable String fault(long seed) {
        String fault = mixedFault(seed);
        return fault == null && this == INT_BUT_ZERO && (int) seed == 0
                ? "must not be 0 for this generator; use any other number"
                : fault;
    }

    /**
     * Tells what is wrong with a seed that is mixed before the generator is made of it: 0 is as good as any other then.
     *
     * @param seed the seed
     * @return the rule that it breaks and what to do; null where it is right
     */
    @Nullable
    String mixedFault(long seed) {
        return this != LONG && (seed < Integer.MIN_VALUE || seed > 0xFFFFFFFFL)
                ? "must be a number of 32 bits for this generator, between -2147483648 and 4294967295; use a smaller seed"
                : null;
    }

    /**
     * Tells what is wrong with the seeds that are made of one and the offsets of shots.
     *
     * @param seed the seed
     * @param offsets how many offsets there may be, from 0
     * @return the rule that the seed or one of the sums breaks and what to do; null where all are right
     */
    public @Nullable String fault(long seed, long offsets) {
        String fault = fault(seed);
        // The offset with which the sum wraps to 0.
        long offset = Integer.toUnsignedLong(-(int) seed);
        if (fault != null || this != INT_BUT_ZERO || offset >= offsets) {
            return fault;
        }
        return "comes to 0 with the offset " + offset
                + " of a shot, and 0 is no seed of this generator; use a seed above 0";
    }
}
