package dev.gunfeel.random;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.plot.Table;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RandomSequenceTest {
    @Test
    void drawsUnitsByDefault() {
        RandomSequence sequence =
                RandomSequence.of(read(RandomSequenceRequest.class, "{'seed': '-9000000000000000000', 'count': 5}"));
        SplittableRandom theirs = new SplittableRandom(-9_000_000_000_000_000_000L);
        assertThat(sequence.generator()).isEqualTo(Algorithm.SPLITMIX64);
        assertThat(sequence.seed()).isEqualTo(-9_000_000_000_000_000_000L);
        assertThat(sequence.values()).containsExactly(theirs.doubles(5).toArray());
    }

    @Test
    void drawsFromARangeEitherWayRound() {
        RandomSequence up = RandomSequence.of(
                read(RandomSequenceRequest.class, "{'seed': 3, 'count': 4, 'draw': 'range', 'min': -2, 'max': 6}"));
        RandomSequence down = RandomSequence.of(
                read(RandomSequenceRequest.class, "{'seed': 3, 'count': 4, 'draw': 'range', 'min': 6, 'max': -2}"));
        SplittableRandom theirs = new SplittableRandom(3);
        for (int i = 0; i < 4; i++) {
            double unit = theirs.nextDouble();
            assertThat(up.values()[i]).isCloseTo(-2 + 8 * unit, within(1e-12));
            assertThat(down.values()[i]).isCloseTo(6 - 8 * unit, within(1e-12));
        }
    }

    @Test
    void isATableOfNumbers() {
        Table table = RandomSequence.of(read(RandomSequenceRequest.class, "{'seed': 3, 'count': 2}"))
                .table();
        assertThat(table.header()).containsExactly("index", "value");
        assertThat(table.rows()).hasSize(2);
        assertThat(table.rows().get(1))
                .containsExactly(1, new SplittableRandom(3).doubles(2).toArray()[1]);
    }

    @Test
    void complainsAboutWhatDoesNotGoTogether() {
        Class<RandomSequenceRequest> type = RandomSequenceRequest.class;
        complaintsAbout(type, "{'seed': 1, 'count': 1, 'min': 2}").onlyAt("/min", "leave it out");
        complaintsAbout(type, "{'seed': 1, 'count': 1, 'draw': 'range', 'min': 2}")
                .onlyAt("/max", "is required");
        complaintsAbout(type, "{'seed': 1, 'count': 0}").onlyAt("/count", "at least 1");
        complaintsAbout(type, "{'count': 1}").onlyAt("/seed", "is required");
    }

    @Test
    void stopsWhenInterrupted() {
        RandomSequenceRequest request = read(RandomSequenceRequest.class, "{'seed': 1, 'count': 2}");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> RandomSequence.of(request)).isInstanceOf(StoppedException.class);
    }

    @Test
    void keepsToTheLimit() {
        Limits limits = Limits.of(Map.of("GUNFEEL_MAX_SAMPLES", "100")::get);
        complaintsAbout(RandomSequenceRequest.class, "{'seed': 1, 'count': 101}", limits)
                .at("/count");
    }

    @Test
    void drawsWholeNumbersAsTheEngineDoes() {
        assertThat(RandomSequence.of(
                                read(
                                        RandomSequenceRequest.class,
                                        "{'generator': 'dotnet', 'seed': 0, 'count': 2, 'draw': 'integer', 'min': 0, 'max': 2147483647}"))
                        .values())
                .containsExactly(1_559_595_546, 1_755_192_844);
    }

    @Test
    void complainsAboutWhatAnEngineDoesNotTake() {
        Class<RandomSequenceRequest> type = RandomSequenceRequest.class;
        complaintsAbout(type, "{'generator': 'unity', 'seed': 4294967296, 'count': 1}")
                .onlyAt("/seed", "32 bits");
        complaintsAbout(type, "{'generator': 'unityMathematics', 'seed': 0, 'count': 1}")
                .onlyAt("/seed", "must not be 0");
        complaintsAbout(type, "{'generator': 'java', 'seed': 1, 'count': 1, 'draw': 'integer', 'min': 3, 'max': 3}")
                .onlyAt("/max", "above min");
        complaintsAbout(type, "{'generator': 'godot', 'seed': 1, 'count': 1, 'draw': 'integer', 'min': 0.5, 'max': 3}")
                .onlyAt("/min", "whole number");
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'generator': 'unreal', 'seeds': {'recoil': 4294967296}, 'weapon': {'fireIntervalSeconds': 1,"
                                + " 'seeds': {'spread': '-2147483649'}}, 'firing': {'shots': 1}}")
                .at("/seeds/recoil", "/weapon/seeds/spread");
    }

    /** The ends of what each engine takes, and the numbers just past them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "taken",
            value = {
                "splitmix64 | -9007199254740992 | 9007199254740992 | taken",
                "splitmix64 | -9007199254740994 | 0 | /min must lie between -9007199254740992 and",
                "splitmix64 | 0 | 9007199254740994 | /max must lie between -9007199254740992 and",
                "splitmix64 | 3 | 3 | taken",
                "splitmix64 | 4 | 3 | /max must not lie below min for this generator; swap the two",
                "unity | -2147483648 | 2147483647 | taken",
                "unity | 2147483647 | -2147483648 | taken",
                "unity | -2147483649 | 0 | /min must lie between -2147483648 and 2147483647",
                "unity | 0 | 2147483648 | /max must lie between -2147483648 and 2147483647",
                "unity | 0 | 0.5 | /max must be a whole number",
                "unityMathematics | -2147483648 | 2147483647 | taken",
                "unityMathematics | 5 | 5 | taken",
                "unityMathematics | 5 | 4 | /max must not lie below min",
                "dotnet | -1 | 2147483646 | taken",
                "dotnet | -1 | 2147483647 | /max must lie less than 2147483648 above min",
                "dotnet | 5 | 5 | taken",
                "dotnet | 5 | 4 | /max must not lie below min",
                "java | -1 | 2147483646 | taken",
                "java | -1 | 2147483647 | /max must lie less than 2147483648 above min",
                "java | 5 | 6 | taken",
                "java | 5 | 5 | /max must lie above min",
            })
    void wholeNumbersLieWhereTheEngineTakesThem(String generator, String min, String max, @Nullable String complaint) {
        String json = "{'generator': '%s', 'seed': 1, 'count': 1, 'draw': 'integer', 'min': %s, 'max': %s}"
                .formatted(generator, min, max);
        if (complaint == null) {
            assertSound(read(RandomSequenceRequest.class, json));
        } else {
            String[] parts = complaint.split(" ", 2);
            complaintsAbout(RandomSequenceRequest.class, json).onlyAt(parts[0], parts[1]);
        }
    }

    @Test
    void seedsOf32BitsMayHaveASignOrNot() {
        for (String seed : List.of("-2147483648", "4294967295")) {
            String json = "{'generator': 'unity', 'seed': %s, 'count': 1}".formatted(seed);
            assertSound(read(RandomSequenceRequest.class, json));
        }
        for (String seed : List.of("-2147483649", "4294967296")) {
            String json = "{'generator': 'unity', 'seed': %s, 'count': 1}".formatted(seed);
            complaintsAbout(RandomSequenceRequest.class, json).onlyAt("/seed", "32 bits");
        }
    }
}
