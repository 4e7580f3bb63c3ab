package dev.gunfeel.reference;

import tools.jackson.databind.JsonNode;

/** The generator splitmix64, made anew for every shot or drawn on. */
final class PlainNumbers {
    private long state;

    PlainNumbers(long seed) {
        state = seed;
    }

    /** Returns the numbers of a shot, of which each has so many: drawn on, those of all shots before are drawn first. */
    static PlainNumbers of(JsonNode body, long seed, long offset, int perShot) {
        boolean drawnOn = Json.text(body, "generatorLifetime", "shot").equals("burst");
        long sum = drawnOn ? seed : seed + offset;
        boolean mixed = Json.text(body, "seedMixing", "none").equals("splitmix");
        PlainNumbers numbers = new PlainNumbers(mixed ? mix(sum) : sum);
        for (long i = 0; drawnOn && i < offset * perShot; i++) {
            numbers.unit();
        }
        return numbers;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        return mix(state);
    }

    private static long mix(long z) {
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
