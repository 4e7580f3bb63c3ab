package dev.gunfeel.random;

/**
 * The numbers of {@code UnityEngine.Random}: Marsaglia's xorshift over 128 bits, of which 23 are taken for a float.
 *
 * <p>Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003); how a seed fills the state and how
 * floats are made of it is known from the engine's output (docs/formulas.md, Random numbers).
 */
final class Unity implements Generator {
    private static final int SPREAD = 1_812_433_253;
    private static final int LOWER_23_BITS = 0x7FFFFF;
    private static final float STEP = 1.0f / 8_388_607;

    private int x;
    private int y;
    private int z;
    private int w;

    Unity(int seed) {
        x = seed;
        y = x * SPREAD + 1;
        z = y * SPREAD + 1;
        w = z * SPREAD + 1;
    }

    private int next() {
        int t = x ^ (x << 11);
        x = y;
        y = z;
        z = w;
        w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
        return w;
    }

    private float single() {
        return (next() & LOWER_23_BITS) * STEP;
    }

    /** {@inheritDoc} Here 1 is one of them. */
    @Override
    public double unit() {
        return single();
    }

    /** {@inheritDoc} In single precision, from {@code max} at 0 to {@code min} at 1. */
    @Override
    public double range(double min, double max) {
        return between(single(), min, max);
    }

    static double between(double unit, double min, double max) {
        float v = (float) unit;
        return (1 - v) * (float) max + v * (float) min;
    }

    @Override
    public long integer(long min, long max) {
        if (min == max) {
            next();
            return min;
        }
        return min < max
                ? (int) (min + Integer.remainderUnsigned(next(), (int) (max - min)))
                : (int) (min - Integer.remainderUnsigned(next(), (int) (min - max)));
    }

    @Override
    public long[] outputs() {
        return new long[] {Integer.toUnsignedLong(next())};
    }
}
