package dev.gunfeel.solve;

import dev.gunfeel.random.SplitMix64;
import org.hipparchus.random.RandomGenerator;

/** The numbers that a search draws: splitmix64, so that a seed draws the same on every machine. */
final class SearchRandom implements RandomGenerator {
    private SplitMix64 stream;

    SearchRandom(long seed) {
        stream = new SplitMix64(seed);
    }

    @Override
    public void setSeed(int seed) {
        setSeed((long) seed);
    }

    @Override
    public void setSeed(int[] seed) {
        setSeed(seed.length == 0 ? 0L : seed[0]);
    }

    @Override
    public void setSeed(long seed) {
        stream = new SplitMix64(seed);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        nextBytes(bytes, 0, bytes.length);
    }

    @Override
    public void nextBytes(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            bytes[i] = (byte) stream.next();
        }
    }

    @Override
    public int nextInt() {
        return (int) (stream.next() >>> Integer.SIZE);
    }

    @Override
    public int nextInt(int count) {
        return (int) stream.integer(0, count - 1);
    }

    @Override
    public long nextLong() {
        return stream.next();
    }

    @Override
    public long nextLong(long count) {
        return stream.integer(0, count - 1);
    }

    @Override
    public boolean nextBoolean() {
        return stream.next() < 0;
    }

    @Override
    public float nextFloat() {
        return (float) stream.unit();
    }

    @Override
    public double nextDouble() {
        return stream.unit();
    }

    /** {@inheritDoc} By Box and Muller. */
    @Override
    public double nextGaussian() {
        double radius = Math.sqrt(-2 * StrictMath.log(1 - stream.unit()));
        return radius * StrictMath.cos(2 * Math.PI * stream.unit());
    }
}
