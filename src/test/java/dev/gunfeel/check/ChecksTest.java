package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.SwayDegrees;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks as they are written down, with values worked out by hand. */
class ChecksTest {
    /** What Java code puts together is what a file says. */
    @Test
    void checksReadAlikeInJavaAndInFiles() {
        assertThat(CheckRequest.patternLike("rifle", 2))
                .isEqualTo(read(CheckRequest.class, "{'metric': 'patternDistance', 'against': 'rifle', 'max': 2}"));
        assertThat(CheckRequest.of(new ClimbDegrees(9)).within(1, 3).withName("climb"))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'name': 'climb', 'metric': 'climbDegrees', 'shot': 9, 'min': 1, 'max': 3}"));
        assertThat(CheckRequest.of(new HitProbability(Target.circle(0.5), 20))
                        .fired(7, 4)
                        .atLeast(0.5))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'hitProbability', 'target': {'shape': 'circle', 'radiusMeters': 0.5},"
                                + " 'distanceMeters': 20, 'shots': 7, 'speed': 4, 'min': 0.5}"));
    }

    @Test
    void aCheckIsMadeOfEveryWeaponUnlessItNamesOne() {
        String second = LASER.replace("'laser'", "'second'");
        List<CheckResult> results = run(LASER + "," + second, "'presets': ['pistol'],", """
                {'metric': 'recoverySeconds', 'max': 9},
                {'metric': 'climbDegrees', 'max': 9, 'weapon': 'pistol'},
                {'metric': 'viewSettledSeconds', 'maxRatio': 9, 'against': 'pistol'}""");
        assertThat(results)
                .extracting(CheckResult::weapon)
                .containsExactly("laser", "laser", "second", "second", "pistol", "pistol");
    }

    @Test
    void aRatioToAnotherWeaponIsBounded() {
        String slow = LASER.replace("'laser'", "'slow'").replace("0.1", "0.3");
        List<CheckResult> results = run(LASER + "," + slow, "", """
                {'metric': 'timeToKillSeconds', 'weapon': 'slow', 'against': 'laser', 'minRatio': 2.9, 'maxRatio': 3.1,
                 'recoilControl': 1, 'distanceMeters': 10, 'target': {'shape': 'humanoid', 'health': 90}},
                {'metric': 'timeToKillSeconds', 'weapon': 'laser', 'against': 'slow', 'minRatio': 0.5,
                 'recoilControl': 1, 'distanceMeters': 10, 'target': {'shape': 'humanoid', 'health': 90}},
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
        assertThat(faster.message())
                .contains(
                        "0.3333 times that of slow, at least 0.5 times that of slow; the ratio is below the least allowed");
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
                        + " 'recoilControl': 1, 'distanceMeters': 10, 'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 300}}");
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
                {'metric': 'viewSettledSeconds', 'max': 90}, {'metric': 'spreadDegrees', 'max': 90},
                {'metric': 'hitProbability', 'min': 0, 'target': {'shape': 'humanoid'}, 'recoilControl': 1, 'distanceMeters': 20},
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
        String hits =
                "'metric': 'hitProbability', 'min': 0, 'target': {'shape': 'humanoid'}, 'recoilControl': 1, 'distanceMeters': 20,"
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
        Preset pistol = Objects.requireNonNull(Presets.find("pistol"));
        assertThat(CheckRequest.of(new TimeToKillSeconds(
                                Engagement.of(Target.humanoid().withHealth(100), 12)
                                        .withAim(new AimPoint(0.1, 0.2))
                                        .withRecoilControl(0.5),
                                90.0))
                        .withName("a name")
                        .ofWeapons("a")
                        .within(0.1, 2.0)
                        .against("b", 0.5, 2.0)
                        .fired(9, 3)
                        .with(check -> check.vary(Vary.ALL).seed(7L).simulations(300)))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'timeToKillSeconds', 'target': {'shape': 'humanoid', 'health': 100},"
                                + " 'distanceMeters': 12, 'name': 'a name', 'weapon': 'a', 'min': 0.1, 'max': 2,"
                                + " 'against': 'b', 'minRatio': 0.5, 'maxRatio': 2, 'shots': 9, 'speed': 3, 'aim':"
                                + " {'rightMeters': 0.1, 'upMeters': 0.2}, 'recoilControl': 0.5, 'percentile': 90,"
                                + " 'vary': 'all', 'seed': 7, 'simulations': 300}"));
        assertThat(CheckRequest.of(new SwayDegrees(2, 5)).atMost(3))
                .isEqualTo(read(CheckRequest.class, "{'metric': 'swayDegrees', 'fromShot': 2, 'toShot': 5, 'max': 3}"));
        assertThat(ChecksRequest.of(
                                List.of(),
                                List.of(CheckRequest.of(new ClimbDegrees(3)).within(0, 9)))
                        .with(request -> request.presets(List.of(pistol))
                                .firing(Firing.of(6))
                                .formulas(Formulas.CORRECTED)
                                .vary(Vary.ALL)
                                .seed(3L)
                                .tolerance(Tolerance.share(0.02))
                                .simulations(50)))
                .isEqualTo(read(
                        ChecksRequest.class,
                        "{'presets': ['pistol'], 'firing': {'shots': 6}, 'formulas': 'corrected', 'vary': 'all', 'seed': 3,"
                                + " 'tolerance': 0.02, 'simulations': 50, 'checks': [{'metric': 'climbDegrees', 'shot': 3,"
                                + " 'min': 0, 'max': 9}]}"));
        assertThat(CheckRequest.of(new HitProbability(
                                Target.humanoid().withBodyHeightMeters(0.7).withHeadRadiusMeters(0.2), 5))
                        .atLeast(0.5))
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'hitProbability', 'target': {'shape': 'humanoid', 'bodyHeightMeters': 0.7,"
                                + " 'headRadiusMeters': 0.2}, 'distanceMeters': 5, 'min': 0.5}"));
    }
}
