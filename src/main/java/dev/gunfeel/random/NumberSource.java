package dev.gunfeel.random;

/** Where the numbers of a weapon's seeds come from. */
public interface NumberSource {
    /**
     * Returns the numbers of a seed, shot by shot.
     *
     * @param name which of the weapon's seeds it is
     * @param seed the seed
     * @param perShot how many numbers every shot has of it, at least 1
     * @return the numbers
     */
    ShotNumbers numbers(SeedName name, long seed, int perShot);
}
