package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.statistics.Intervals;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.function.LongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A 95 % interval holds the truth in 93 to 97 % of two thousand repetitions, each with a seed of its own. */
class CoverageTest {
    private static final int REPETITIONS = 2_000;
    private static final double DISTANCE = 10;

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.4, 0.7})
    void sharesOfOneShot(double radius) {
        CheckRequest check = CheckRequest.of(Metric.HIT_PROBABILITY, Target.circle(radius), DISTANCE)
                .fired(1, Weapons.SPEED)
                .within(0.0, null);
        assertCovers(radius / Weapons.REACH, seed -> interval(check, seed, 400));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.4, 0.7})
    void sharesOfABurst(double radius) {
        CheckRequest check = CheckRequest.of(Metric.HIT_PROBABILITY, Target.circle(radius), DISTANCE)
                .fired(8, Weapons.SPEED)
                .within(0.0, null);
        assertCovers(radius / Weapons.REACH, seed -> interval(check, seed, 200));
    }

    /** The largest of n uniform radii has the density n u^(n-1). */
    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void meansOfTheLargestAngle(int shots) {
        double truth = 0;
        int steps = 20_000;
        for (int i = 0; i < steps; i++) {
            double u = (i + 0.5) / steps;
            truth += shots * StrictMath.pow(u, shots - 1) * angle(u) / steps;
        }
        CheckRequest check = CheckRequest.of(Metric.SPREAD_DEGREES)
                .fired(shots, Weapons.SPEED)
                .within(0.0, null);
        assertCovers(truth, seed -> interval(check, seed, 200));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.2})
    void meansOfShotsToKill(double radius) {
        CheckRequest check = CheckRequest.of(
                        Metric.SHOTS_TO_KILL, Target.circle(radius).withHealth(90), DISTANCE)
                .fired(300, Weapons.SPEED)
                .within(0.0, null);
        assertCovers(3 / (radius / Weapons.REACH), seed -> interval(check, seed, 200));
    }

    /** The share q of bursts whose largest of n uniform radii stays within u is u^n. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.9, 0.95})
    void percentiles(double share) {
        int shots = 3;
        Firing firing = new Firing.Shots(shots, Weapons.SPEED);
        PreparedBurst prepared =
                new PreparedBurst(Weapons.runner(30), Formulas.PUBLISHED, Algorithm.SPLITMIX64, firing);
        Measure measure = Measure.of(
                ChecksRequest.of(List.of(Weapons.runner(30)), List.of()),
                CheckRequest.of(Metric.SPREAD_DEGREES).fired(shots, Weapons.SPEED),
                Weapons.runner(30));
        Probe probe = Probe.of(prepared, measure);
        assertCovers(angle(StrictMath.pow(share, 1.0 / shots)), seed -> {
            SimulatedBurst burst = SimulatedBurst.of(prepared, Vary.RUNNING, seed);
            double[] figures = new double[500];
            for (int i = 0; i < figures.length; i++) {
                burst.start(i);
                figures[i] = probe.figure(burst);
            }
            return Intervals.percentile(Intervals.sorted(figures), share, Intervals.TAIL);
        });
    }

    /** So few hits that Student would often see none at all, and say so with certainty. */
    @ParameterizedTest
    @ValueSource(doubles = {0.0004, 0.002, 0.004})
    void rareHits(double radius) {
        CheckRequest check = CheckRequest.of(Metric.HIT_PROBABILITY, Target.circle(radius), DISTANCE)
                .fired(8, Weapons.SPEED)
                .within(0.0, null);
        assertCoversAtLeast(radius / Weapons.REACH, seed -> interval(check, seed, 200));
    }

    /** Both have the same draws, of which one weapon spreads twice as far: the share of its hits is half as large. */
    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.1})
    void ratiosOfMeans(double radius) {
        assertCovers(2, seed -> ratio(radius, 8, seed, 200));
    }

    @ParameterizedTest
    @CsvSource({"0.3, 1, 100", "0.01, 1, 400", "0.004, 8, 200", "0.3, 1, 2"})
    void ratiosOfRareHitsAndOfFewBursts(double radius, int shots, int simulations) {
        assertCoversAtLeast(2, seed -> ratio(radius, shots, seed, simulations));
    }

    /** A percentile of shots is a whole number, so that its interval covers more than it must. */
    @ParameterizedTest
    @ValueSource(doubles = {10, 50, 90})
    void percentilesOfShotsToKill(double percentile) {
        double radius = 0.4;
        double hit = radius / Weapons.REACH;
        double missed = 1;
        int truth = 0;
        while (1 - missed < percentile / 100) {
            missed *= 1 - hit;
            truth++;
        }
        CheckRequest check = CheckOf.percentile(
                        Metric.SHOTS_TO_KILL, percentile, Target.circle(radius).withHealth(1), DISTANCE)
                .fired(300, Weapons.SPEED)
                .within(0.0, null);
        assertCoversAtLeast(truth, seed -> interval(check, seed, 200));
    }

    private static Interval ratio(double radius, int shots, long seed, int simulations) {
        Weapon wide = Weapons.runner(300);
        Weapon narrow = Weapons.runner(300, Weapons.REACH / 2).withName("narrow");
        CheckRequest check = CheckOf.ratio(Metric.HIT_PROBABILITY, "narrow", "runner", Target.circle(radius), DISTANCE)
                .fired(shots, Weapons.SPEED);
        CheckResult result = Checks.run(
                        CheckOf.seeded(List.of(narrow, wide), List.of(check), Vary.RUNNING, seed, simulations),
                        1,
                        Progress.NONE)
                .results()
                .get(0);
        Range range = result.ratioInterval();
        return range == null
                ? new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : new Interval(range.min(), range.max());
    }

    private static double angle(double radius) {
        return StrictMath.toDegrees(StrictMath.atan2(radius * Weapons.REACH, 10));
    }

    private static Interval interval(CheckRequest check, long seed, int simulations) {
        ChecksRequest request = CheckOf.seeded(Weapons.runner(300), List.of(check), Vary.RUNNING, seed, simulations);
        Range range = Objects.requireNonNull(
                Checks.run(request, 1, Progress.NONE).results().get(0).interval());
        return new Interval(range.min(), range.max());
    }

    private static void assertCovers(double truth, LongFunction<Interval> interval) {
        assertThat(coverage(truth, interval)).isBetween(0.93, 0.97);
    }

    private static void assertCoversAtLeast(double truth, LongFunction<Interval> interval) {
        assertThat(coverage(truth, interval)).isGreaterThanOrEqualTo(0.93);
    }

    private static double coverage(double truth, LongFunction<Interval> interval) {
        int held = 0;
        for (int i = 0; i < REPETITIONS; i++) {
            Interval one = interval.apply(SplitMix64.number(2026, i));
            if (one.low() <= truth && truth <= one.high()) {
                held++;
            }
        }
        return held / (double) REPETITIONS;
    }
}
