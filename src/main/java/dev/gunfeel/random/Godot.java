package dev.gunfeel.random;

/**
 * The numbers of Godot's {@code RandomNumberGenerator} (4.x): PCG32, whose floats take two draws so that small ones are as
 * fine as a float can be.
 *
 * <p>Source: M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number
 * Generation", 2014 (XSH RR 64/32).
 */
final class Godot implements Generator {
    private static final long MULTIPLIER = 6_364_136_223_846_793_005L;
    private static final long INCREMENT = (1_442_695_040_888_963_407L << 1) | 1;
    private static final long UNSIGNED = 0xFFFFFFFFL;

    private long state;

    Godot(long seed) {
        next();
        state += seed;
        next();
    }

    private int next() {
        long before = state;
        state = before * MULTIPLIER + INCREMENT;
        int shifted = (int) (((before >>> 18) ^ before) >>> 27);
        return Integer.rotateRight(shifted, (int) (before >>> 59));
    }

    private float single() {
        int exponent = next();
        if (exponent == 0) {
            return 0;
        }
        float fraction = (float) ((next() | 0x80000001) & UNSIGNED);
        return Math.scalb(fraction, -32 - Integer.numberOfLeadingZeros(exponent));
    }

    /** {@inheritDoc} Rounding lets 1 be one of them. */
    @Override
    public double unit() {
        return single();
    }

    @Override
    public double range(double min, double max) {
        return Singles.range(single(), min, max);
    }

    /** {@inheritDoc} The ends may be swapped; where they are equal, nothing is drawn. */
    @Override
    public long integer(long min, long max) {
        if (min == max) {
            return min;
        }
        long count = Math.abs(max - min) + 1;
        return Math.min(min, max) + (count > UNSIGNED ? next() & UNSIGNED : below(count));
    }

    /** Draws until a number lies where every remainder is equally likely. */
    private long below(long count) {
        long least = ((1L << 32) - count) % count;
        while (true) {
            long number = next() & UNSIGNED;
            if (number >= least) {
                return number % count;
            }
        }
    }

    /** {@inheritDoc} The second is drawn unless the first is 0. */
    @Override
    public long[] outputs() {
        int exponent = next();
        return exponent == 0
                ? new long[] {0}
                : new long[] {Integer.toUnsignedLong(exponent), Integer.toUnsignedLong(next())};
    }
}
