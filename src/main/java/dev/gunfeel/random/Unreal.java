package dev.gunfeel.random;

/**
 * The numbers of Unreal's {@code FRandomStream}: a linear congruential generator over 32 bits, of which the upper 23 are
 * taken. Its multiplier and increment are known from the engine's output (docs/formulas.md, Random numbers).
 */
final class Unreal implements Generator {
    private static final int MULTIPLIER = 196_314_165;
    private static final int INCREMENT = 907_633_515;

    private int state;

    Unreal(int seed) {
        state = seed;
    }

    private int next() {
        state = state * MULTIPLIER + INCREMENT;
        return state;
    }

    private float single() {
        return Singles.unit(next());
    }

    @Override
    public double unit() {
        return single();
    }

    /** {@inheritDoc} In double precision between ends of single precision, then rounded to single. */
    @Override
    public double range(double min, double max) {
        return between(single(), min, max);
    }

    static double between(double unit, double min, double max) {
        double low = (float) min;
        return (float) (low + ((float) max - low) * unit);
    }

    /** {@inheritDoc} Where the interval is reversed, nothing is drawn. */
    @Override
    public long integer(long min, long max) {
        long count = max - min + 1;
        return count <= 0 ? min : min + (long) (single() * (double) count);
    }

    @Override
    public long[] outputs() {
        return new long[] {Integer.toUnsignedLong(next())};
    }
}
