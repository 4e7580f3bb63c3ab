package dev.gunfeel.check.metric;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.check.Coverage.assertCovers;
import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Coverage;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.target.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the damage alone says, and what of it hits, worked out by hand. */
class DamageMetricsTest {
    private static final String BOARD =
            "'target': {'shape': 'rectangle', 'widthMeters': 1, 'heightMeters': 1, 'health': 90}";

    /** 30 on the torso up to 20 m, half of it from 40 m on, twice as much on the head. */
    @ParameterizedTest
    @CsvSource({"20, torso, 30", "30, torso, 22.5", "50, torso, 15", "20, head, 60", "30, head, 45", "20, leg, 30"})
    void damagePerHit(double distance, String zone, double damage) {
        CheckResult result = only(run(
                "{'metric': 'damagePerHit', 'zone': '" + zone + "', 'distanceMeters': " + distance + ", 'max': 100}"));
        assertThat(result.value()).isCloseTo(damage, within(1e-12));
        assertThat(result.interval()).isNull();
        assertThat(only(run("{'metric': 'damagePerHit', 'distanceMeters': 20, 'max': 100}"))
                        .value())
                .isEqualTo(30);
        assertThat(run("{'metric': 'damagePerHit', 'distanceMeters': [20, 50], 'max': 100}"))
                .extracting(CheckResult::value)
                .containsExactly(30.0, 15.0);
    }

    /** 90 health: three hits of 30, four of 22.5, six of 15; two of the head. Armor of 40 that takes half: 15 a hit until it is gone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "20 | torso | 90 | '' | 3",
                "30 | torso | 90 | '' | 4",
                "40 | torso | 90 | '' | 6",
                "20 | head | 90 | '' | 2",
                "20 | torso | 90.1 | '' | 4",
                "20 | torso | 90 | ', \"armor\": {\"points\": 40, \"absorbs\": 0.5}' | 5",
                "20 | torso | 301 | '' | ",
            })
    void shotsToKillAtBest(double distance, String zone, double health, String armor, Double shots) {
        CheckResult result = only(run("{'metric': 'shotsToKillAtBest', 'target': {'shape': 'humanoid', 'health': "
                + health + armor.replace('"', '\'') + "}, 'zone': '" + zone + "', 'distanceMeters': " + distance
                + ", 'max': 9}"));
        assertThat(result.value()).isEqualTo(shots);
        if (shots == null) {
            assertThat(result.message()).contains("the target outlives all 10 shots");
        }
    }

    /** Every bullet of the laser hits: 10 of 30 in 10 intervals of 0.1 s; with 2.1 s of reloading in 3 s. */
    @Test
    void damageASecondIsWhatHitsOverItsTime() {
        String reloading = LASER.replace("'magazineSize'", "'reloadSeconds': 2.1, 'magazineSize'");
        assertThat(only(run(
                                reloading,
                                "",
                                "{'metric': 'damagePerSecond', " + BOARD + ", 'distanceMeters': 20, 'min': 1}"))
                        .value())
                .isCloseTo(300, within(1e-9));
        assertThat(only(run(
                                reloading,
                                "",
                                "{'metric': 'sustainedDamagePerSecond', " + BOARD
                                        + ", 'distanceMeters': 20, 'min': 1}"))
                        .value())
                .isCloseTo(100, within(1e-9));
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + LASER + "], 'checks': [{'metric': 'sustainedDamagePerSecond', " + BOARD
                                + ", 'distanceMeters': 20, 'min': 1}]}")
                .onlyAt("/checks/0/metric", "needs the reloadSeconds of laser");
    }

    /** Three hits at 0, 0.1 and 0.2 s. A time that is met to rounding is met. */
    @ParameterizedTest
    @CsvSource({"0.2, 1", "0.19, 0", "'', 1"})
    void killProbabilityWithoutChance(String seconds, double share) {
        assertThat(only(run("{'metric': 'killProbability', " + BOARD + ", 'distanceMeters': 20, 'min': 0"
                                + (seconds.isEmpty() ? "" : ", 'withinSeconds': " + seconds) + "}"))
                        .value())
                .isEqualTo(share);
    }

    /** Of n shots, each a hit with probability p, at least one: 1 - (1 - p)^n. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.2, 0.5})
    void killProbabilityCovers(double hit) {
        CheckRequest check = CheckRequest.of(new KillProbability(
                        Engagement.of(Target.circle(hit * Weapons.REACH).withHealth(30), 10), null))
                .fired(4, Weapons.SPEED)
                .atLeast(0);
        assertCovers(1 - StrictMath.pow(1 - hit, 4), seed -> Coverage.interval(Weapons.runner(300), check, seed, 400));
        CheckRequest early = CheckRequest.of(new KillProbability(
                        Engagement.of(Target.circle(hit * Weapons.REACH).withHealth(30), 10), 0.1))
                .fired(4, Weapons.SPEED)
                .atLeast(0);
        assertCovers(1 - StrictMath.pow(1 - hit, 2), seed -> Coverage.interval(Weapons.runner(300), early, seed, 400));
    }

    /** Each of 4 shots takes 30 with probability p, in 0.4 s: 300 p a second. */
    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.5})
    void damagePerSecondCovers(double hit) {
        CheckRequest check = CheckRequest.of(new DamagePerSecond(Engagement.of(Target.circle(hit * Weapons.REACH), 10)))
                .fired(4, Weapons.SPEED)
                .atLeast(0);
        assertCovers(300 * hit, seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
    }

    private static final String SHAKING =
            "{'name': 'shaking', 'roundsPerMinute': 600, 'tags': ['automatic'], 'potential':"
                    + " {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {'rolling': {'peakDegrees': 2, 'settleSeconds': 0.3, 'sign':"
                    + " 'negative'}, 'punching': {'peakDegrees': 1.5, 'settleSeconds': 0.3}}}";

    /** One kick peaks where it says that it does, to either side. */
    @Test
    void rollAndFieldOfView() {
        assertThat(only(run(SHAKING, "", "{'metric': 'rollDegrees', 'shots': 1, 'max': 9}"))
                        .value())
                .isCloseTo(2, within(1e-9));
        assertThat(only(run(SHAKING, "", "{'metric': 'fovDegrees', 'shots': 1, 'max': 9}"))
                        .value())
                .isCloseTo(1.5, within(1e-9));
    }

    @Test
    void roundsPerMinute() {
        assertThat(only(run(SHAKING, "", "{'metric': 'roundsPerMinute', 'min': 600, 'max': 900}"))
                        .value())
                .isCloseTo(600, within(1e-9));
        CheckResult one = only(run(SHAKING, "", "{'metric': 'roundsPerMinute', 'shots': 1, 'max': 900}"));
        assertThat(one.value()).isNull();
        assertThat(one.message()).contains("one shot has no rate");
    }

    @ParameterizedTest
    @CsvSource({
        "/magazineSize, 10",
        "/damage/perHit, 30",
        "/damage/falloff/1/factor, 0.5",
        "/seeds/spread, 1",
        "/damage/headMultiplier, 2",
    })
    void aFieldIsANumberOfTheDocument(String pointer, double value) {
        assertThat(only(run("{'metric': 'field', 'pointer': '" + pointer + "', 'max': 100}"))
                        .value())
                .isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/magazinSize",
                "magazineSize",
                "/damage",
                "/damage/falloff/2/factor",
                "/damage/falloff/x",
                "/name",
                "",
                "/"
            })
    void whatIsNoNumberIsRefused(String pointer) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + LASER + "], 'checks': [{'metric': 'field', 'max': 1, 'pointer': '" + pointer
                                + "'}]}")
                .onlyAt("/checks/0/metric", "needs the " + pointer + " of laser");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "'metric': 'damagePerHit', 'distanceMeters': 5, 'zone': 'nothing' | /checks/0/zone | is no part of a target",
                "'metric': 'damagePerHit' | /checks/0/distanceMeters | is required",
                "'metric': 'shotsToKillAtBest', 'distanceMeters': 5, 'target': {'shape': 'humanoid'}"
                        + " | /checks/0/target/health | is required for shotsToKillAtBest",
                "'metric': 'killProbability', 'distanceMeters': 5, 'target': {'shape': 'humanoid'}"
                        + " | /checks/0/target/health | is required for killProbability",
            })
    void parametersAtFault(String members, String pointer, String message) {
        complaintsAbout(ChecksRequest.class, "{'weapons': [" + LASER + "], 'checks': [{" + members + ", 'max': 1}]}")
                .onlyAt(pointer, message);
    }
}
