package dev.gunfeel.random;

import org.jspecify.annotations.Nullable;

/**
 * Where the random numbers of a weapon come from (docs/formulas.md, Random numbers).
 *
 * @param generator the algorithm
 * @param seedMixing what is made of a seed before a generator is made of it
 * @param generatorLifetime how long a generator is drawn on
 */
public record GeneratorSettings(Algorithm generator, SeedMixing seedMixing, GeneratorLifetime generatorLifetime)
        implements NumberSource {
    /** splitmix64, made anew for each shot. */
    public static final GeneratorSettings STANDARD = of(Algorithm.SPLITMIX64);

    /**
     * Returns generators that are made anew for each shot, of seeds as they are.
     *
     * @param generator the algorithm
     * @return the settings
     */
    public static GeneratorSettings of(Algorithm generator) {
        return new GeneratorSettings(generator, SeedMixing.NONE, GeneratorLifetime.SHOT);
    }

    /**
     * Makes a generator at the start of a stream.
     *
     * @param sum the seed, with the offset of the shot added where there is one; it wraps at the width of the generator's seeds
     * @return a new generator
     */
    public Generator generator(long sum) {
        return generator.generator(seedMixing.of(sum, generator.seeding()));
    }

    /**
     * {@inheritDoc}
     *
     * <p>They are made of the seed alone, whichever of them it is.
     */
    @Override
    public ShotNumbers numbers(SeedName name, long seed, int perShot) {
        return new SeedNumbers(this, seed, perShot);
    }

    /**
     * Tells over how many seeds the shots of a seed go.
     *
     * @param shots how many shots, at least 1
     * @return one where a generator is drawn on, else as many as there are shots
     */
    public long seeds(long shots) {
        return generatorLifetime == GeneratorLifetime.BURST ? Math.min(1, shots) : shots;
    }

    /**
     * Tells whether generators of neighbouring seeds are made that give nearly the same first number.
     *
     * @param shots how many shots, at least 1
     * @return whether there is more than one seed, nothing mixes them, and the algorithm is one of those that start alike
     */
    public boolean startsAlike(long shots) {
        return generator.startsAlike() && seedMixing == SeedMixing.NONE && seeds(shots) > 1;
    }

    /**
     * Tells what is wrong with a seed, by itself or with the offsets of shots.
     *
     * @param seed the seed
     * @param shots how many shots may be fired, at least 1
     * @return the rule that the seed or one of the sums breaks and what to do; null where all are right
     */
    public @Nullable String fault(long seed, long shots) {
        // Mixing gives no 0 to a generator that takes none, so any number of the right width will do.
        return seedMixing == SeedMixing.NONE
                ? generator.seeding().fault(seed, seeds(shots))
                : generator.seeding().mixedFault(seed);
    }
}
