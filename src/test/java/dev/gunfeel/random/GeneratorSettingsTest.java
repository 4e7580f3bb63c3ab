package dev.gunfeel.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GeneratorSettingsTest {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** The published output of a stream is the mix of its states (Rosetta Code, and the first of seed 0 as Vigna's code prints it). */
    @ParameterizedTest
    @CsvSource({
        "1234567, 1, 6457827717110365317",
        "1234567, 2, 3203168211198807973",
        "1234567, 3, 9817491932198370423",
        "1234567, 5, 16408922859458223821",
        "0, 1, 16294208416658607535"
    })
    void mixesAsSplitmix64Does(long seed, long step, String published) {
        assertThat(Long.toUnsignedString(SplitMix64.mixed(seed + step * GAMMA))).isEqualTo(published);
    }

    /** A generator of 32 bits is made of the lower half of what the wrapped sum, with its sign, is mixed to. */
    @Test
    void mixedSeedsAreTheLowerHalf() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            int seed = random.nextInt();
            long mixed = SplitMix64.mixed(seed);
            assertThat(units(mixed(Algorithm.UNREAL).generator(seed)))
                    .containsExactly(units(new Unreal((int) (mixed & 0xFFFFFFFFL))));
            assertThat(units(mixed(Algorithm.UNREAL).generator(seed & 0xFFFFFFFFL)))
                    .containsExactly(units(new Unreal((int) mixed)));
            assertThat(units(mixed(Algorithm.GODOT).generator(seed))).containsExactly(units(new Godot(mixed)));
        }
        assertThat(units(mixed(Algorithm.UNITY).generator((long) Integer.MAX_VALUE + 1)))
                .containsExactly(units(mixed(Algorithm.UNITY).generator(Integer.MIN_VALUE)));
    }

    /** 0 is mixed to 0, of which Unity.Mathematics makes no generator. */
    @Test
    void noMixedSeedIsRefused() {
        assertThat(units(mixed(Algorithm.UNITY_MATHEMATICS).generator(0)))
                .containsExactly(units(new UnityMathematics(1)));
        assertThat(mixed(Algorithm.UNITY_MATHEMATICS).fault(0, 30)).isNull();
        assertThat(mixed(Algorithm.UNITY_MATHEMATICS).fault(-5, 30)).isNull();
        assertThat(mixed(Algorithm.UNITY_MATHEMATICS).fault(1L << 32, 1)).contains("32 bits");
        assertThat(burst(Algorithm.UNITY_MATHEMATICS).fault(-5, 30)).isNull();
        assertThat(burst(Algorithm.UNITY_MATHEMATICS).fault(0, 30)).contains("must not be 0");
        assertThat(GeneratorSettings.of(Algorithm.UNITY_MATHEMATICS).fault(-5, 30))
                .contains("offset 5");
    }

    /** Neighbouring seeds start nearly alike without mixing, and anywhere with it. */
    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"JAVA", "UNITY_MATHEMATICS"})
    void mixingHelpsThoseThatStartAlike(Algorithm algorithm) {
        double[] plain = firsts(GeneratorSettings.of(algorithm));
        double[] mixed = firsts(mixed(algorithm));
        assertThat(width(plain)).isLessThan(0.1);
        // All of 30 even numbers lie within half of the interval less than once in a million.
        assertThat(width(mixed)).isGreaterThan(0.5);
        assertThat(GeneratorSettings.of(algorithm).startsAlike(2)).isTrue();
        assertThat(GeneratorSettings.of(algorithm).startsAlike(1)).isFalse();
        assertThat(mixed(algorithm).startsAlike(2)).isFalse();
        assertThat(burst(algorithm).startsAlike(2)).isFalse();
    }

    /** What is in the way of a table of numbers that are drawn before anybody knows the interval. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aRangeIsMadeOfTheUnitThatIsDrawn(Algorithm algorithm) {
        Generator units = algorithm.generator(77);
        Generator ranges = algorithm.generator(77);
        Random random = new Random(9);
        for (int i = 0; i < 2_000; i++) {
            double min = random.nextGaussian();
            double max = random.nextGaussian();
            assertThat(algorithm.between(units.unit(), min, max)).isEqualTo(ranges.range(min, max));
        }
    }

    /** Whatever was asked for before, and however far. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aGeneratorThatIsDrawnOnGivesEachShotItsOwn(Algorithm algorithm) {
        Generator plain = algorithm.generator(5);
        double[] all = IntStream.range(0, 3 * 40).mapToDouble(i -> plain.unit()).toArray();
        ShotNumbers numbers = burst(algorithm).numbers(SeedName.SPREAD, 5, 3);
        for (int offset : new int[] {0, 1, 2, 20, 3, 39, 0, 38}) {
            Generator shot = numbers.at(offset);
            for (int i = 0; i < 3; i++) {
                assertThat(shot.unit()).isEqualTo(all[3 * offset + i]);
            }
        }
        Generator other = algorithm.generator(6);
        assertThat(numbers.withSeed(6).at(0).unit()).isEqualTo(other.unit());
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aGeneratorOfAShotIsMadeOfSeedAndOffset(Algorithm algorithm) {
        ShotNumbers numbers = GeneratorSettings.of(algorithm).numbers(SeedName.SPREAD, 5, 3);
        for (int offset = 0; offset < 5; offset++) {
            assertThat(units(numbers.at(offset))).containsExactly(units(algorithm.generator(5 + offset)));
        }
    }

    private static GeneratorSettings mixed(Algorithm algorithm) {
        return new GeneratorSettings(algorithm, SeedMixing.SPLITMIX, GeneratorLifetime.SHOT);
    }

    private static GeneratorSettings burst(Algorithm algorithm) {
        return new GeneratorSettings(algorithm, SeedMixing.NONE, GeneratorLifetime.BURST);
    }

    private static double[] units(Generator generator) {
        return IntStream.range(0, 10).mapToDouble(i -> generator.unit()).toArray();
    }

    private static double[] firsts(GeneratorSettings generator) {
        return IntStream.range(1, 31)
                .mapToDouble(seed -> generator.generator(seed).unit())
                .toArray();
    }

    private static double width(double[] numbers) {
        return IntStream.range(0, numbers.length)
                        .mapToDouble(i -> numbers[i])
                        .max()
                        .orElseThrow()
                - IntStream.range(0, numbers.length)
                        .mapToDouble(i -> numbers[i])
                        .min()
                        .orElseThrow();
    }
}
