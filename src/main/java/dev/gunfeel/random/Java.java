package dev.gunfeel.random;

/**
 * The numbers of {@code java.util.Random}, whose algorithm the Java platform specifies: a linear congruential generator over 48
 * bits. Neighbouring seeds start nearly alike.
 *
 * <p>Written out here, since the platform's own class without a seed would draw by chance, which the core never does.
 */
final class Java implements Generator {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long INCREMENT = 0xB;
    private static final long MASK = (1L << 48) - 1;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    Java(long seed) {
        state = (seed ^ MULTIPLIER) & MASK;
    }

    private int next(int bits) {
        state = (state * MULTIPLIER + INCREMENT) & MASK;
        return (int) (state >>> (48 - bits));
    }

    @Override
    public double unit() {
        return (((long) next(26) << 27) + next(27)) * UNIT;
    }

    @Override
    public long integer(long min, long max) {
        return min + below((int) (max - min));
    }

    private int below(int count) {
        if ((count & -count) == count) {
            return (int) ((count * (long) next(31)) >> 31);
        }
        while (true) {
            int bits = next(31);
            int number = bits % count;
            // Where the sum overflows, the numbers of a last, incomplete round are thrown away.
            if (bits - number + (count - 1) >= 0) {
                return number;
            }
        }
    }

    @Override
    public long[] outputs() {
        return new long[] {next(26), next(27)};
    }
}
