package dev.gunfeel.random;

/**
 * The numbers of the Source engine's {@code CUniformRandomStream}: Park and Miller's minimal standard with Bays and Durham's
 * shuffle.
 *
 * <p>Source: Press et al., Numerical Recipes, 7.1 ({@code ran1}); how seeds are taken is known from the engine's output.
 */
final class Source implements Generator {
    private static final int MULTIPLIER = 16_807;
    private static final int MODULUS = Integer.MAX_VALUE;
    private static final int QUOTIENT = MODULUS / MULTIPLIER;
    private static final int REMAINDER = MODULUS % MULTIPLIER;
    private static final int ENTRIES = 32;
    private static final int WARM_UPS = 8;
    private static final int ENTRY_WIDTH = 1 + (MODULUS - 1) / ENTRIES;
    private static final float LARGEST = (float) (1 - 1.2e-7);

    private final int[] shuffled = new int[ENTRIES];
    private int state;
    private int output;

    Source(int seed) {
        // Seeds are used without their sign; that of the least number and 0 come to 1.
        state = Math.max(1, Math.abs(seed));
        for (int entry = ENTRIES + WARM_UPS - 1; entry >= 0; entry--) {
            step();
            if (entry < ENTRIES) {
                shuffled[entry] = state;
            }
        }
        output = shuffled[0];
    }

    /** Multiplies modulo 2^31 - 1 without leaving 32 bits, as Schrage showed. */
    private void step() {
        state = MULTIPLIER * (state % QUOTIENT) - REMAINDER * (state / QUOTIENT);
        if (state < 0) {
            state += MODULUS;
        }
    }

    private int next() {
        step();
        int entry = output / ENTRY_WIDTH;
        output = shuffled[entry];
        shuffled[entry] = state;
        return output;
    }

    private float single() {
        return Math.min((float) (next() / 2_147_483_647.0), LARGEST);
    }

    @Override
    public double unit() {
        return single();
    }

    @Override
    public double range(double min, double max) {
        return Singles.range(single(), min, max);
    }

    /** {@inheritDoc} Where the interval has one number, is reversed, or is wider than 2^31, nothing is drawn. */
    @Override
    public long integer(long min, long max) {
        long count = max - min + 1;
        if (count <= 1 || count > 1L << 31) {
            return min;
        }
        long most = MODULUS - (1L << 31) % count;
        while (true) {
            int number = next();
            if (number <= most) {
                return min + number % count;
            }
        }
    }

    @Override
    public long[] outputs() {
        return new long[] {next()};
    }
}
