package dev.gunfeel.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
    /** The output that is published with the algorithm (Rosetta Code, "Pseudo-random numbers/Splitmix64"). */
    @Test
    void givesThePublishedNumbers() {
        SplitMix64 generator = new SplitMix64(1_234_567);
        for (String expected : new String[] {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        }) {
            assertThat(Long.toUnsignedString(generator.next())).isEqualTo(expected);
        }
    }

    /** The JDK's generator is the same algorithm with the same constants, written by its inventors. */
    @Test
    void agreesWithTheJdk() {
        Random seeds = new Random(7);
        for (int i = 0; i < 200; i++) {
            long seed = seeds.nextLong();
            SplittableRandom theirs = new SplittableRandom(seed);
            SplitMix64 ours = new SplitMix64(seed);
            for (int k = 0; k < 50; k++) {
                assertThat(ours.next()).isEqualTo(theirs.nextLong());
            }
        }
    }

    @Test
    void anyNumberOfTheStreamIsFoundWithoutThoseBeforeIt() {
        for (long seed : new long[] {0, 1, -77, Long.MAX_VALUE}) {
            SplitMix64 stream = new SplitMix64(seed);
            for (int index = 0; index < 20; index++) {
                assertThat(SplitMix64.number(seed, index)).isEqualTo(stream.next());
            }
        }
    }

    /** The upper 53 bits of the first published number, over 2^53, worked out in whole numbers. */
    @Test
    void unitIsTheUpperBits() {
        long upper = 6_457_827_717_110_365_317L / 2048;
        assertThat(new SplitMix64(1_234_567).unit()).isEqualTo((double) upper / 9_007_199_254_740_992.0);
    }

    @Test
    void rangeDrawsOneNumberAlsoWhereItsEndsAreEqual() {
        SplitMix64 generator = new SplitMix64(5);
        SplitMix64 other = new SplitMix64(5);
        assertThat(generator.range(3, 3)).isEqualTo(3);
        other.unit();
        assertThat(generator.unit()).isEqualTo(other.unit());
    }
}
