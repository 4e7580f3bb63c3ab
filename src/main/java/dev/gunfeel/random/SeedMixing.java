package dev.gunfeel.random;

/** What a generator is made of, where a seed and the offset of a shot are its seed. */
public enum SeedMixing {
    /** Their sum. */
    NONE,
    /**
     * Their sum, passed through the mix of splitmix64, of which a generator of 32 bits takes the lower half: neighbouring seeds
     * start nothing alike.
     */
    SPLITMIX;

    /**
     * Returns the seed that a generator is made of.
     *
     * @param sum a seed, with the offset of the shot added where there is one
     * @param seeding which seeds the generator takes; the sum wraps there first, and a number of 32 bits is taken with its sign
     * @return a seed that the generator takes; where mixing gives 0 to one that does not take it, 1
     */
    long of(long sum, Seeding seeding) {
        if (this == NONE) {
            return sum;
        } else if (seeding == Seeding.LONG) {
            return SplitMix64.mixed(sum);
        }
        int wrapped = (int) sum;
        int mixed = (int) SplitMix64.mixed(wrapped);
        return mixed == 0 && seeding == Seeding.INT_BUT_ZERO ? 1 : mixed;
    }
}
