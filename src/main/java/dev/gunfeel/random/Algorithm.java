package dev.gunfeel.random;

import java.util.function.LongFunction;

/** The algorithms that random numbers can come from. */
public enum Algorithm {
    /** splitmix64, see {@link SplitMix64}. */
    SPLITMIX64(SplitMix64::new);

    private final LongFunction<Generator> start;

    Algorithm(LongFunction<Generator> start) {
        this.start = start;
    }

    /**
     * Makes a generator.
     *
     * @param seed any number
     * @return a new generator at the start of the seed's stream
     */
    public Generator generator(long seed) {
        return start.apply(seed);
    }
}
