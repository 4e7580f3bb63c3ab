package dev.gunfeel.check;

import static dev.gunfeel.check.Coverage.assertCovers;
import static dev.gunfeel.check.Coverage.assertCoversAtLeast;

import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A 95 % interval holds the truth in 93 to 97 % of two thousand repetitions, each with a seed of its own. */
class CoverageTest {
    private static final double DISTANCE = 10;

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.4, 0.7})
    void sharesOfOneShot(double radius) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(radius), DISTANCE))
                .fired(1, Weapons.SPEED)
                .atLeast(0);
        assertCovers(radius / Weapons.REACH, seed -> Coverage.interval(Weapons.runner(300), check, seed, 400));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.4, 0.7})
    void sharesOfABurst(double radius) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(radius), DISTANCE))
                .fired(8, Weapons.SPEED)
                .atLeast(0);
        assertCovers(radius / Weapons.REACH, seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
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
        CheckRequest check =
                CheckRequest.of(new SpreadDegrees()).fired(shots, Weapons.SPEED).atLeast(0);
        assertCovers(truth, seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.2})
    void meansOfShotsToKill(double radius) {
        CheckRequest check = CheckRequest.of(
                        new ShotsToKill(Target.circle(radius).withHealth(90), DISTANCE))
                .fired(300, Weapons.SPEED)
                .atLeast(0);
        assertCovers(3 / (radius / Weapons.REACH), seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
    }

    /** The share q of bursts whose largest of n uniform radii stays within u is u^n. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.9, 0.95})
    void percentiles(double share) {
        int shots = 3;
        assertCovers(angle(StrictMath.pow(share, 1.0 / shots)), seed -> {
            PreparedBurst prepared = new PreparedBurst(
                    new Conditions(
                            Weapons.runner(30), Firing.of(shots).atSpeed(Weapons.SPEED), Vary.RUNNING, seed, 500),
                    Formulas.PUBLISHED,
                    GeneratorSettings.STANDARD);
            SimulatedBurst burst = SimulatedBurst.of(prepared);
            Sampler sampler = new SpreadDegrees().sampler(prepared);
            double[] figures = new double[500];
            for (int i = 0; i < figures.length; i++) {
                burst.start(i);
                figures[i] = sampler.figure(burst);
            }
            return Objects.requireNonNull(
                    new Statistic.Percentile(100 * share).estimate(figures).interval());
        });
    }

    /** So few hits that Student would often see none at all, and say so with certainty. */
    @ParameterizedTest
    @ValueSource(doubles = {0.0004, 0.002, 0.004})
    void rareHits(double radius) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(radius), DISTANCE))
                .fired(8, Weapons.SPEED)
                .atLeast(0);
        assertCoversAtLeast(radius / Weapons.REACH, seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
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
        CheckRequest check = CheckRequest.of(
                        new ShotsToKill(Target.circle(radius).withHealth(1), DISTANCE).atPercentile(percentile))
                .fired(300, Weapons.SPEED)
                .atLeast(0);
        assertCoversAtLeast(truth, seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
    }

    private static Interval ratio(double radius, int shots, long seed, int simulations) {
        Weapon wide = Weapons.runner(300);
        Weapon narrow = Weapons.runner(300, Weapons.REACH / 2).withName("narrow");
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(radius), DISTANCE))
                .ofWeapons("narrow")
                .against("runner", 1e-9, null)
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
}
