package dev.gunfeel.random;

/**
 * The numbers of one seed, shot by shot: of a generator for each shot, or of one that is drawn on. Those of a shot depend on its
 * offset alone, whatever was asked for before.
 */
public interface ShotNumbers {
    /**
     * Returns a generator that stands at the numbers of a shot.
     *
     * @param offset the offset of the shot, from 0: its place since the weapon last rested, or its number
     * @return a generator of which no more numbers are drawn than a shot has
     */
    Generator at(int offset);

    /**
     * Returns the same of another seed.
     *
     * @param other the seed
     * @return its numbers
     */
    ShotNumbers withSeed(long other);
}
