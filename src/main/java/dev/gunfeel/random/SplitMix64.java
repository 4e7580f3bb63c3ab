package dev.gunfeel.random;

/**
 * splitmix64: 64 bits of state that step by the golden ratio, mixed by two multiplications.
 *
 * <p>Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with the mixing
 * constants of Vigna's public-domain splitmix64.
 */
public final class SplitMix64 implements Generator {
    private static final double UNIT = 0x1.0p-53;
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    /**
     * Starts the stream of a seed.
     *
     * @param seed any 64-bit number
     */
    public SplitMix64(long seed) {
        state = seed;
    }

    /**
     * Returns one number of a seed's stream without going through those before it.
     *
     * @param seed the seed of the stream
     * @param index which number, from 0: that of the first {@link #next}
     * @return 64 bits, as a signed number
     */
    public static long number(long seed, long index) {
        return mixed(seed + (index + 1) * STEP);
    }

    /** {@return the next 64 bits, as a signed number} */
    public long next() {
        state += STEP;
        return mixed(state);
    }

    /**
     * Mixes the bits of a number: no two numbers come out the same, and neighbours nothing alike.
     *
     * @param state any 64 bits
     * @return 64 bits; 0 stays 0
     */
    static long mixed(long state) {
        long mixed = state;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** {@inheritDoc} The upper 53 bits of {@link #next}, so every double it returns is a multiple of 2^-53. */
    @Override
    public double unit() {
        return (next() >>> 11) * UNIT;
    }

    /** {@inheritDoc} Both ends are among them; {@code max} must not lie below {@code min}. */
    @Override
    public long integer(long min, long max) {
        return min + (long) Math.floor(unit() * (max - min + 1.0));
    }

    @Override
    public long[] outputs() {
        return new long[] {next()};
    }
}
