package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks as they are written down, with values worked out by hand. */
class ChecksTest {
    /** No spread, no recoil, ten shots every 0.1 s, 30 damage on the body and 60 on the head. */
    private static final String LASER = """
            {'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 10,
             'damage': {'perHit': 30, 'headMultiplier': 2,
                        'falloff': [{'distanceMeters': 20, 'factor': 1}, {'distanceMeters': 40, 'factor': 0.5}]}}""";

    private static List<CheckResult> run(String checks) {
        return run(LASER, "", checks);
    }

    private static List<CheckResult> run(String weapons, String more, String checks) {
        return report(weapons, more, checks).results();
    }

    private static ChecksReport report(String weapons, String more, String checks) {
        return Checks.run(
                read(ChecksRequest.class, "{'weapons': [" + weapons + "], " + more + " 'checks': [" + checks + "]}"));
    }

    private static CheckResult only(List<CheckResult> results) {
        assertThat(results).hasSize(1);
        return results.get(0);
    }

    @ParameterizedTest
    @CsvSource({
        // Body, where nothing is said: 30 a hit up to 20 m, 22.5 at 30 m, 15 from 40 m on.
        "10, 90, 0, 3",
        "20, 90, 0, 3",
        "30, 90, 0, 4",
        "30, 90.5, 0, 5",
        "40, 90, 0, 6",
        "500, 90, 0, 6",
        // The head is 0.32 m to 0.56 m above the middle of the body.
        "10, 90, 0.44, 2",
        "10, 60, 0.44, 1",
        "30, 90, 0.44, 2",
        "30, 90.5, 0.44, 3",
        "40, 90, 0.44, 3",
        // Thirty per hit, ten hits: the magazine holds 300, and rounding must not cost a shot.
        "10, 300, 0, 10",
    })
    void aKillTakesAsManyHitsAsDamageAndDistanceSay(double distance, double health, double up, int shots) {
        String parameters = "'distanceMeters': " + distance + ", 'aim': {'upMeters': " + up
                + "}, 'target': {'shape': 'humanoid', 'health': " + health + "}";
        List<CheckResult> results = run("{'metric': 'shotsToKill', 'max': 100, " + parameters
                + "}, {'metric': 'timeToKillSeconds', 'max': 100, " + parameters + "}");
        assertThat(results.get(0).value()).isEqualTo(shots);
        assertThat(results.get(1).value()).isCloseTo((shots - 1) * 0.1, within(1e-12));
        assertThat(results).allSatisfy(result -> assertThat(result.interval()).isNull());
    }

    @Test
    void aTargetThatOutlivesTheMagazineHasNoValueAndFails() {
        CheckResult result = only(run("{'metric': 'shotsToKill', 'min': 1, 'distanceMeters': 10,"
                + " 'target': {'shape': 'humanoid', 'health': 300.1}}"));
        assertThat(result.value()).isNull();
        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.margin()).isNull();
        assertThat(result.message()).contains("outlives all ");
        // Firing more shots than the magazine holds doesn't help; it is only said.
        ChecksReport longer = report(
                LASER,
                "",
                "{'metric': 'shotsToKill', 'min': 1, 'distanceMeters': 10, 'shots': 20,"
                        + " 'target': {'shape': 'humanoid', 'health': 300.1}}");
        assertThat(longer.results().get(0).value()).isNull();
        assertThat(longer.warnings()).extracting(Warning::code).containsExactly("beyondMagazine");
    }

    /** What Java code puts together is what a file says. */
    @Test
    void checksReadAlikeInJavaAndInFiles() {
        assertThat(CheckRequest.patternLike("rifle", 2))
                .isEqualTo(read(CheckRequest.class, "{'metric': 'patternDistance', 'against': 'rifle', 'max': 2}"));
        assertThat(CheckRequest.climbAt(9).within(1.0, 3.0).named("climb"))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'name': 'climb', 'metric': 'climbDegrees', 'shot': 9, 'min': 1, 'max': 3}"));
        assertThat(CheckRequest.of(Metric.HIT_PROBABILITY, Target.circle(0.5), 20)
                        .fired(7, 4)
                        .within(0.5, null))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'hitProbability', 'target': {'shape': 'circle', 'radiusMeters': 0.5},"
                                + " 'distanceMeters': 20, 'shots': 7, 'speed': 4, 'min': 0.5}"));
    }

    /** Somebody on the run who needs luck: not every burst kills, so there is no mean, but there is a median. */
    @Test
    void aMeanNeedsEveryBurstToKill() {
        Target target = Target.circle(0.2).withHealth(60);
        CheckRequest mean = CheckRequest.of(Metric.SHOTS_TO_KILL, target, 10)
                .fired(10, Weapons.SPEED)
                .within(0.0, null);
        CheckRequest median = CheckOf.percentile(Metric.SHOTS_TO_KILL, 50.0, target, 10.0)
                .fired(10, Weapons.SPEED)
                .within(0.0, 10.0);
        CheckRequest rare = CheckOf.percentile(Metric.SHOTS_TO_KILL, 90.0, target, 10.0)
                .fired(10, Weapons.SPEED)
                .within(0.0, null)
                .named("rare");
        List<CheckResult> results = Checks.run(
                        ChecksRequest.of(List.of(Weapons.runner(10)), List.of(mean, median, rare)))
                .results();
        // Two hits of probability 1/4 within ten shots come in 75.6 % of the bursts.
        assertThat(results.get(0).value()).isNull();
        assertThat(results.get(0).outcome()).isEqualTo(Outcome.FAILED);
        assertThat(results.get(0).message()).contains("has no mean", "of 10000 bursts", "percentile");
        assertThat(results.get(1).value()).isEqualTo(7);
        assertThat(results.get(1).outcome()).isEqualTo(Outcome.PASSED);
        assertThat(results.get(2).value()).isNull();
        assertThat(results.get(2).message()).contains("percentile 90");
    }

    @ParameterizedTest
    @CsvSource({
        // The laser hits exactly where it is aimed.
        "0, 0, 1",
        "0, 0.55, 1",
        "0, 0.57, 0",
        "0.11, 0.44, 1",
        "0.125, 0.44, 0",
        "0.16, 0.3, 1",
        "0.25, 0.3, 1",
        "0.27, 0.3, 0",
        "-0.25, -0.31, 1",
        "-0.25, -0.33, 0",
        "0.1, -1.19, 1",
        "0.1, -1.21, 0",
        "0, -0.5, 0",
        "0.03, -0.5, 1",
        "0.18, -0.5, 0"
    })
    void aHumanoidIsHitWhereItIs(double right, double up, double share) {
        assertThat(only(run("{'metric': 'hitProbability', 'min': 0, 'distanceMeters': 10,"
                                + " 'target': {'shape': 'humanoid'}, 'aim': {'rightMeters': " + right
                                + ", 'upMeters': " + up + "}}"))
                        .value())
                .isEqualTo(share);
    }

    @Test
    void measuresOfAHumanoidMayBeGiven() {
        String humanoid = "{'metric': 'hitProbability', 'min': 0, 'distanceMeters': 10, 'aim': {'upMeters': 1.4},"
                + " 'target': {'shape': 'humanoid', 'bodyHeightMeters': 2, 'headRadiusMeters': 0.25}}";
        assertThat(only(run(humanoid)).value()).isOne();
    }

    /** Lift is 0.1 a shot at a forward distance of 10: the angle at shot n is atan(n / 100). */
    @Test
    void spreadIsTheLargestAngleOfTheShotsThatCount() {
        String climber = """
                {'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},
                 'spread': {'lift': {'magnitude': 1}}}""";
        List<CheckResult> results = run(climber, "'firing': {'shots': 11},", """
                {'metric': 'spreadDegrees', 'max': 90},
                {'metric': 'spreadDegrees', 'max': 90, 'fromShot': 2, 'toShot': 4},
                {'metric': 'spreadDegrees', 'max': 90, 'shots': 3},
                {'metric': 'spreadDegrees', 'max': 90, 'fromShot': 1, 'toShot': 1}""");
        assertThat(results)
                .extracting(CheckResult::value)
                .satisfiesExactly(
                        all -> assertThat(all).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.1)), within(1e-12)),
                        some -> assertThat(some).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.04)), within(1e-12)),
                        few -> assertThat(few).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.02)), within(1e-12)),
                        one -> assertThat(one).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.01)), within(1e-12)));
    }

    /** One shot of corrected vertical recoil: at its peak time 1/gamma the view is at its peak. */
    @Test
    void climbAndSwayAreThoseOfTheView() {
        double gamma = 7.638352067993812 / 0.8;
        String kicker = "{'name': 'kicker', 'fireIntervalSeconds': " + 1 / gamma + ", 'potential': {'maxSeconds': 1,"
                + " 'gain': 0}, 'recoil': {'knocking': {'stacking': 'superpose', 'vertical': {'peakDegrees': 2,"
                + " 'settleSeconds': 0.8}, 'horizontal': {'peakDegrees': 3, 'settleSeconds': 0.8, 'sign': 'negative'}}}}";
        List<CheckResult> results = run(kicker, "'formulas': 'corrected',", """
                {'metric': 'climbDegrees', 'max': 9, 'shots': 2},
                {'metric': 'climbDegrees', 'max': 9, 'shot': 0},
                {'metric': 'climbDegrees', 'max': 99, 'shot': 2},
                {'metric': 'swayDegrees', 'max': 9, 'shots': 1},
                {'metric': 'swayDegrees', 'max': 9, 'fromShot': 0, 'toShot': 0},
                {'metric': 'viewSettleSeconds', 'max': 9, 'shots': 1},
                {'metric': 'recoverySeconds', 'max': 9, 'shots': 1}""");
        assertThat(results.get(0).value()).isCloseTo(2, within(1e-12));
        assertThat(results.get(1).value()).isZero();
        // Two times 1/gamma after its shot an impulse is at 2/e of its peak.
        assertThat(results.get(2).value()).isCloseTo(2 + 2 * 2 / Math.E, within(1e-12));
        assertThat(results.get(3).value()).isCloseTo(3, within(1e-12));
        assertThat(results.get(4).value()).isCloseTo(3, within(1e-12));
        assertThat(results.get(5).value()).isCloseTo(0.8, within(1e-9));
        assertThat(results.get(6).value()).isCloseTo(1 / gamma, within(1e-12));
    }

    /** A shot of lift 0.1 against one straight ahead differs by atan(0.01), shot for shot. */
    @Test
    void patternsAreComparedShotForShot() {
        String climber = """
                {'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},
                 'spread': {'lift': {'magnitude': 1}, 'running': {'magnitude': 5, 'maxSpeed': 5}}}""";
        List<CheckResult> results = run(LASER + "," + climber, "'firing': {'shots': 3, 'speed': 5},", """
                {'metric': 'patternDistance', 'max': 90, 'against': 'climber'},
                {'metric': 'patternDistance', 'max': 0, 'against': 'laser', 'weapon': 'climber', 'shots': 1}""");
        double one = StrictMath.toDegrees(StrictMath.atan(0.01));
        double two = StrictMath.toDegrees(StrictMath.atan(0.02));
        assertThat(results).hasSize(2);
        assertThat(results.get(0).value()).isCloseTo(Math.sqrt((one * one + two * two) / 3), within(1e-12));
        assertThat(results.get(1).value()).isZero();
        assertThat(results.get(1).outcome()).isEqualTo(Outcome.PASSED);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "20, 1", "25, 0.875", "30, 0.75", "40, 0.5", "1000, 0.5"})
    void falloffIsLinearBetweenItsPointsAndHeldOutside(double distance, double factor) {
        assertThat(Probe.Kill.factor(List.of(new Falloff(20.0, 1.0), new Falloff(40.0, 0.5)), distance))
                .isCloseTo(factor, within(1e-15));
        assertThat(Probe.Kill.factor(List.of(), distance)).isOne();
        assertThat(Probe.Kill.factor(List.of(new Falloff(20.0, 0.3)), distance)).isEqualTo(0.3);
    }

    @Test
    void aCheckIsMadeOfEveryWeaponUnlessItNamesOne() {
        String second = LASER.replace("'laser'", "'second'");
        List<CheckResult> results = run(LASER + "," + second, "'presets': ['pistol'],", """
                {'metric': 'recoverySeconds', 'max': 9},
                {'metric': 'climbDegrees', 'max': 9, 'weapon': 'pistol'},
                {'metric': 'viewSettleSeconds', 'maxRatio': 9, 'against': 'pistol'}""");
        assertThat(results)
                .extracting(CheckResult::weapon)
                .containsExactly("laser", "laser", "second", "second", "pistol", "pistol");
    }

    @Test
    void aRatioToAnotherWeaponIsBounded() {
        String slow = LASER.replace("'laser'", "'slow'").replace("0.1", "0.3");
        List<CheckResult> results = run(LASER + "," + slow, "", """
                {'metric': 'timeToKillSeconds', 'weapon': 'slow', 'against': 'laser', 'minRatio': 2.9, 'maxRatio': 3.1,
                 'distanceMeters': 10, 'target': {'shape': 'humanoid', 'health': 90}},
                {'metric': 'timeToKillSeconds', 'weapon': 'laser', 'against': 'slow', 'minRatio': 0.5,
                 'distanceMeters': 10, 'target': {'shape': 'humanoid', 'health': 90}},
                {'metric': 'climbDegrees', 'weapon': 'laser', 'against': 'slow', 'minRatio': 0.5}""");
        CheckResult faster = results.get(0);
        CheckResult climb = results.get(1);
        CheckResult slower = results.get(2);
        assertThat(slower.ratio()).isCloseTo(3, within(1e-12));
        assertThat(slower.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(slower.margin()).isCloseTo(0.1, within(1e-12));
        assertThat(faster.ratio()).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(faster.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(faster.margin()).isCloseTo(1.0 / 3 - 0.5, within(1e-12));
        assertThat(faster.message()).contains("0.3333 times that of slow", "below the least allowed, 0.5");
        // Neither climbs: nothing can be divided by 0.
        assertThat(climb.ratio()).isNull();
        assertThat(climb.outcome()).isEqualTo(Outcome.FAILED);
    }

    @Test
    void percentilesAreComparedToo() {
        List<CheckResult> results = run(
                "{'name': 'a', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0}, 'magazineSize': 200,"
                        + " 'damage': {'perHit': 30}, 'spread': {'running': {'magnitude': 0.8, 'maxSpeed': 5}}},"
                        + "{'name': 'b', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0}, 'magazineSize': 200,"
                        + " 'damage': {'perHit': 30}, 'spread': {'running': {'magnitude': 0.4, 'maxSpeed': 5}}}",
                "",
                "{'metric': 'shotsToKill', 'weapon': 'a', 'against': 'b', 'minRatio': 1.5, 'speed': 5, 'percentile': 90,"
                        + " 'distanceMeters': 10, 'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 300}}");
        CheckResult result = only(results);
        Range interval = Objects.requireNonNull(result.ratioInterval());
        assertThat(interval.min()).isLessThanOrEqualTo(result.ratio());
        assertThat(interval.max()).isGreaterThanOrEqualTo(result.ratio());
        assertThat(result.outcome()).isEqualTo(Outcome.PASSED);
    }

    /** In the game only running spread is random; with all seeds redrawn, recoil and random spread vary too. */
    @Test
    void whatVariesIsToBeChosen() {
        String checks = """
                {'metric': 'swayDegrees', 'max': 90}, {'metric': 'climbDegrees', 'max': 90},
                {'metric': 'viewSettleSeconds', 'max': 90}, {'metric': 'spreadDegrees', 'max': 90},
                {'metric': 'hitProbability', 'min': 0, 'target': {'shape': 'humanoid'}, 'distanceMeters': 20},
                {'metric': 'recoverySeconds', 'max': 90}""";
        String more = "'presets': ['assaultRifle'], 'simulations': 200,";
        assertThat(run("", more, checks)).extracting(CheckResult::interval).containsOnlyNulls();
        List<CheckResult> all = run("", more + "'vary': 'all',", checks);
        assertThat(all).extracting(CheckResult::metric).hasSize(6);
        assertThat(all.subList(0, 5)).extracting(CheckResult::interval).doesNotContainNull();
        assertThat(all.get(5).interval()).isNull();
    }

    @Test
    void aCheckMayHaveItsOwnSeedAndSimulations() {
        String hits = "'metric': 'hitProbability', 'min': 0, 'target': {'shape': 'humanoid'}, 'distanceMeters': 20,"
                + " 'speed': 5";
        List<CheckResult> results = run(
                "",
                "'presets': ['assaultRifle'],",
                "{" + hits + "}, {" + hits + ", 'seed': 2, 'name': 'other seed'}," + "{" + hits
                        + ", 'simulations': 500, 'name': 'fewer'}");
        assertThat(results.get(0).value()).isNotEqualTo(results.get(1).value());
        assertThat(results).extracting(CheckResult::simulations).containsExactly(10_000, 10_000, 500);
    }

    /** What Java puts together is what the same members say in JSON. */
    @Test
    void aCheckOfJavaIsThatOfJson() {
        assertThat(CheckRequest.of(
                                Metric.TIME_TO_KILL_SECONDS, Target.humanoid().withHealth(100), 12)
                        .named("a name")
                        .ofWeapon("a")
                        .within(0.1, 2.0)
                        .against("b", 0.5, 2.0)
                        .fired(9, 3)
                        .aimed(new AimPoint(0.1, 0.2), 0.5)
                        .atPercentile(90)
                        .simulated(Vary.ALL, 7, 300))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'timeToKillSeconds', 'target': {'shape': 'humanoid', 'health': 100},"
                                + " 'distanceMeters': 12, 'name': 'a name', 'weapon': 'a', 'min': 0.1, 'max': 2,"
                                + " 'against': 'b', 'minRatio': 0.5, 'maxRatio': 2, 'shots': 9, 'speed': 3, 'aim':"
                                + " {'rightMeters': 0.1, 'upMeters': 0.2}, 'recoilControl': 0.5, 'percentile': 90,"
                                + " 'vary': 'all', 'seed': 7, 'simulations': 300}"));
        assertThat(CheckRequest.of(Metric.SWAY_DEGREES).between(2, 5).within(null, 3.0))
                .isEqualTo(read(CheckRequest.class, "{'metric': 'swayDegrees', 'fromShot': 2, 'toShot': 5, 'max': 3}"));
        Weapon rifle = Weapons.climber();
        CheckRequest climb = CheckRequest.climbAt(3).within(0.0, 9.0);
        ChecksRequest java = ChecksRequest.of(List.of(rifle), List.of(climb))
                .fired(Firing.of(6))
                .by(Formulas.CORRECTED, Vary.ALL, 3)
                .tolerating(0.02)
                .simulating(50);
        assertThat(java)
                .isEqualTo(new ChecksRequest(
                        Formulas.CORRECTED,
                        List.of(rifle),
                        List.of(),
                        Firing.of(6),
                        List.of(climb),
                        null,
                        0.02,
                        Vary.ALL,
                        3L,
                        50,
                        Algorithm.SPLITMIX64));
    }
}
