package dev.gunfeel.player;

import dev.gunfeel.random.Generator;

/**
 * A pair of independent normal numbers of mean 0 and deviation 1, by Box and Muller: "A note on the generation of random normal
 * deviates", Annals of Mathematical Statistics 29, 1958.
 *
 * @param vertical the one of the cosine
 * @param horizontal the one of the sine
 */
record Normals(double vertical, double horizontal) {
    /** Some engines draw a whole 1, whose logarithm would be infinite. */
    private static final double LEAST = 0x1.0p-53;

    /** Draws two numbers of a stream. */
    static Normals of(Generator generator) {
        double rest = Math.max(LEAST, 1 - generator.unit());
        double angle = 2 * Math.PI * generator.unit();
        double radius = Math.sqrt(-2 * StrictMath.log(rest));
        return new Normals(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
    }
}
