package dev.gunfeel.reference;

/** The generator splitmix64, made anew for every shot. */
final class PlainNumbers {
    private long state;

    PlainNumbers(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    double unit() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** Draws between {@code x} times one share and {@code x} times the other. */
    double range(double x, double[] shares) {
        double min = x * shares[0];
        double max = x * shares[1];
        return min + (max - min) * unit();
    }
}
