package dev.gunfeel.random;

/** The numbers of one seed as the settings have them. Safe for use by several threads. */
final class SeedNumbers implements ShotNumbers {
    private static final int FIRST_SHOTS = 8;

    private final GeneratorSettings settings;
    private final long seed;
    private final int perShot;
    private final boolean isDrawnOn;

    /** The first numbers of the generator that is drawn on. Never changed, but replaced by more of them. */
    @SuppressWarnings("VolatileArray") // What is in the array is written before it is published.
    private volatile double[] drawn = {};

    SeedNumbers(GeneratorSettings settings, long seed, int perShot) {
        this.settings = settings;
        this.seed = seed;
        this.perShot = perShot;
        isDrawnOn = settings.generatorLifetime() == GeneratorLifetime.BURST;
    }

    @Override
    public ShotNumbers withSeed(long other) {
        return new SeedNumbers(settings, other, perShot);
    }

    @Override
    public Generator at(int offset) {
        return isDrawnOn ? drawnOn(offset) : settings.generator(seed + offset);
    }

    private Generator drawnOn(int offset) {
        int start = Math.multiplyExact(offset, perShot);
        double[] enough = drawn;
        if (enough.length < start + perShot) {
            enough = first(Math.max(2 * enough.length, Math.max(start + perShot, FIRST_SHOTS * perShot)));
            drawn = enough;
        }
        return new DrawnOn(settings.generator(), enough, start);
    }

    private double[] first(int count) {
        Generator generator = settings.generator(seed);
        double[] units = new double[count];
        for (int i = 0; i < count; i++) {
            units[i] = generator.unit();
        }
        return units;
    }

    /** A place among numbers that were drawn before. */
    private static final class DrawnOn implements Generator {
        private final Algorithm algorithm;
        private final double[] units;
        private int next;

        DrawnOn(Algorithm algorithm, double[] units, int next) {
            this.algorithm = algorithm;
            this.units = units;
            this.next = next;
        }

        @Override
        public double unit() {
            return units[next++];
        }

        @Override
        public double range(double min, double max) {
            return algorithm.between(unit(), min, max);
        }

        @Override
        public long integer(long min, long max) {
            throw new UnsupportedOperationException("no part of a weapon draws whole numbers");
        }

        @Override
        public long[] outputs() {
            throw new UnsupportedOperationException("what numbers were made of is not kept");
        }
    }
}
