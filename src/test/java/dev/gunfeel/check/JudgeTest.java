package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.Target;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Outcomes: an interval that holds a bound is uncertain, and says how many simulations would tell. */
class JudgeTest {
    /** Half of the shots hit, give or take 0.01 with ten thousand bursts of one shot. */
    private static CheckResult half(@Nullable Double min, @Nullable Double max, int simulations, long seed) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(Weapons.REACH / 2), 10))
                .fired(1, Weapons.SPEED)
                .with(bounded -> bounded.min(min).max(max));
        return Checks.run(CheckOf.seeded(Weapons.runner(30), List.of(check), Vary.RUNNING, seed, simulations))
                .results()
                .get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "0.45, , PASSED",
        "0.52, , FAILED",
        "0.5, , UNCERTAIN",
        ", 0.55, PASSED",
        ", 0.48, FAILED",
        ", 0.5, UNCERTAIN",
        "0.45, 0.55, PASSED",
        "0.45, 0.5, UNCERTAIN",
        "0.5, 0.55, UNCERTAIN",
        "0.1, 0.2, FAILED"
    })
    void anIntervalThatHoldsABoundIsUncertain(@Nullable Double min, @Nullable Double max, Outcome outcome) {
        CheckResult result = half(min, max, 10_000, 1);
        assertThat(result.outcome()).isEqualTo(outcome);
        double value = Objects.requireNonNull(result.value());
        double expected = Math.min(
                min == null ? Double.POSITIVE_INFINITY : value - min,
                max == null ? Double.POSITIVE_INFINITY : max - value);
        assertThat(result.margin()).isEqualTo(expected);
        if (outcome != Outcome.UNCERTAIN) {
            assertThat(result.simulationsToSettle()).isNull();
        }
    }

    /** What it promises comes true: with so many simulations the check settles, with a third of them it does not. */
    @Test
    void asManySimulationsAsItSaysSettleIt() {
        int settled = 0;
        int early = 0;
        int asked = 0;
        for (long seed = 1; seed <= 60; seed++) {
            CheckResult result = half(0.49, null, 4_000, seed);
            Integer needed = result.simulationsToSettle();
            if (result.outcome() == Outcome.UNCERTAIN && needed != null && needed < 200_000) {
                asked++;
                settled += half(0.49, null, 2 * needed, seed + 1_000).outcome() == Outcome.UNCERTAIN ? 0 : 1;
                early += half(0.49, null, Math.max(10, needed / 20), seed + 2_000)
                                        .outcome()
                                == Outcome.UNCERTAIN
                        ? 0
                        : 1;
            }
        }
        assertThat(asked).isGreaterThan(20);
        assertThat(settled / (double) asked).isGreaterThan(0.6);
        assertThat(early / (double) asked).isLessThan(settled / (double) asked);
    }

    /** The half width of Wilson at 10 000 is 0.0098; a bound at a tenth of it needs a hundred times as many. */
    @Test
    void theNumberFollowsTheSquareOfTheDistance() {
        CheckResult base = half(0.0, null, 10_000, 1);
        double value = Objects.requireNonNull(base.value());
        CheckResult near = half(value - 0.00098, null, 10_000, 1);
        assertThat(near.outcome()).isEqualTo(Outcome.UNCERTAIN);
        assertThat(Objects.requireNonNull(near.simulationsToSettle()) / 1e6).isCloseTo(1, within(0.03));
        assertThat(near.message()).contains("too near to the least allowed", "simulations would");
        CheckResult onIt = half(value, null, 10_000, 1);
        assertThat(onIt.outcome()).isEqualTo(Outcome.UNCERTAIN);
        assertThat(onIt.simulationsToSettle()).isNull();
        assertThat(onIt.message()).contains("no feasible number");
    }

    /** Shots to the first hit of probability 1/2: 50 % need one shot, 75 % at most two. */
    @ParameterizedTest
    @CsvSource({"70, , 2, PASSED", "70, , 1, FAILED", "75, , 2, UNCERTAIN", "80, 3, , PASSED", "75, 3, , UNCERTAIN"})
    void aPercentileOnAnEdgeIsUncertain(
            double percentile, @Nullable Double min, @Nullable Double max, Outcome outcome) {
        CheckRequest check = CheckRequest.of(
                        new ShotsToKill(Target.circle(Weapons.REACH / 2).withHealth(30), 10).atPercentile(percentile))
                .fired(30, Weapons.SPEED)
                .with(bounded -> bounded.min(min).max(max));
        CheckResult result = Checks.run(ChecksRequest.of(List.of(Weapons.runner(30)), List.of(check)))
                .results()
                .get(0);
        assertThat(result.outcome()).isEqualTo(outcome);
    }

    @Test
    void theNumberForAPercentileFollowsTheShareWithinTheBound() {
        // The share that needs at most two shots is 0.75; told from 0.74 within z^2 p (1-p) / 0.01^2 = 7400 or so.
        CheckRequest check = CheckRequest.of(
                        new ShotsToKill(Target.circle(Weapons.REACH / 2).withHealth(30), 10).atPercentile(74))
                .fired(30, Weapons.SPEED)
                .atMost(2);
        CheckResult result = Checks.run(ChecksRequest.of(List.of(Weapons.runner(30)), List.of(check))
                        .withSimulations(1_500))
                .results()
                .get(0);
        assertThat(result.outcome()).isEqualTo(Outcome.UNCERTAIN);
        assertThat(result.simulationsToSettle()).isNotNull().isGreaterThan(1_500);
    }

    @Test
    void theWorstOutcomeIsThatOfAll() {
        assertThat(Outcome.PASSED.worse(Outcome.UNCERTAIN)).isEqualTo(Outcome.UNCERTAIN);
        assertThat(Outcome.FAILED.worse(Outcome.UNCERTAIN)).isEqualTo(Outcome.FAILED);
        ChecksReport report = Checks.run(ChecksRequest.of(
                List.of(Weapons.climber()),
                List.of(
                        CheckRequest.of(new SpreadDegrees()).within(0, 90).withName("wide"),
                        CheckRequest.of(new SpreadDegrees()).within(0, 1).withName("narrow"))));
        assertThat(report.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(report.count(Outcome.PASSED)).isOne();
        assertThat(report.count(Outcome.FAILED)).isOne();
        // atan(0.09) is 5.143 degrees.
        assertThat(report.results().get(1).message())
                .isEqualTo(
                        "spreadDegrees = 5.14276 degrees, at least 0 degrees, at most 1 degree; above the most allowed");
    }
}
