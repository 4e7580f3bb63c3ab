package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.report;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckOf;
import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a target is dead: by how many hits, and what there is to say where it outlives the magazine. */
class KillMetricTest {
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

    /** Three hits of 33.333… are 100; what is missing for it to be a third of the health is not rounding. */
    @ParameterizedTest
    @CsvSource({"33.333333333333336, 3", "33.3333333333, 3", "33.33333333, 3", "33.3333, 4", "33.34, 3"})
    void roundingCostsNoShot(double perHit, int shots) {
        CheckResult result = only(
                run(
                        "{'name': 'third', 'fireIntervalSeconds': 0.1, 'damage': {'perHit': " + perHit + "}}",
                        "",
                        "{'metric': 'shotsToKill', 'max': 9, 'distanceMeters': 10, 'target': {'shape': 'humanoid', 'health': 100}}"));
        assertThat(result.value()).isEqualTo(shots);
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

    /** Somebody on the run who needs luck: not every burst kills, so there is no mean, but there is a median. */
    @Test
    void aMeanNeedsEveryBurstToKill() {
        Target target = Target.circle(0.2).withHealth(60);
        CheckRequest mean = CheckRequest.of(new ShotsToKill(target, 10))
                .fired(10, Weapons.SPEED)
                .atLeast(0);
        CheckRequest median = CheckRequest.of(new ShotsToKill(target, 10).atPercentile(50))
                .fired(10, Weapons.SPEED)
                .within(0, 10);
        CheckRequest rare = CheckRequest.of(new ShotsToKill(target, 10).atPercentile(90))
                .fired(10, Weapons.SPEED)
                .atLeast(0)
                .withName("rare");
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

    /** All bursts kill with the first shot: what was not seen yet is any shot of the magazine, at most the last. */
    @Test
    void whatWasNotSeenIsWithinTheMagazine() {
        Weapon weapon = Weapons.runner(30);
        Target target = Target.circle(2 * Weapons.REACH).withHealth(30);
        double unseen = 3.8414588206941236 / (200 + 3.8414588206941236);
        CheckResult shots = CheckOf.only(
                weapon, CheckRequest.of(new ShotsToKill(target, 10)).withSpeed(Weapons.SPEED), Vary.RUNNING, 200);
        assertThat(shots.value()).isOne();
        assertThat(Objects.requireNonNull(shots.interval()).min()).isOne();
        assertThat(shots.interval().max()).isCloseTo(1 + unseen * 29, within(1e-9));
        CheckResult seconds = CheckOf.only(
                weapon, CheckRequest.of(new TimeToKillSeconds(target, 10)).withSpeed(Weapons.SPEED), Vary.RUNNING, 200);
        assertThat(seconds.value()).isZero();
        assertThat(Objects.requireNonNull(seconds.interval()).min()).isZero();
        assertThat(seconds.interval().max()).isCloseTo(unseen * 2.9, within(1e-9));
    }
}
