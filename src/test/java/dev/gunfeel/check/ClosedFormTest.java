package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.math.Range;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import java.util.Objects;
import org.hipparchus.distribution.discrete.PascalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulated values against what can be worked out on paper. */
class ClosedFormTest {
    private static final double DISTANCE = 10;

    /** The radius of running spread is uniform up to M, so the share within r below M is r/M. */
    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.2, 0.4, 0.6, 0.79})
    void shareWithinACircle(double radius) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(radius), DISTANCE))
                .fired(20, Weapons.SPEED)
                .atLeast(0);
        CheckResult result = run(check, 100_000);
        double deviation = Math.sqrt(radius / Weapons.REACH * (1 - radius / Weapons.REACH) / 2e6);
        assertThat(result.value()).isCloseTo(radius / Weapons.REACH, within(4 * deviation));
        Range interval = Objects.requireNonNull(result.interval());
        assertThat((interval.max() - interval.min()) / 2 / deviation).isCloseTo(1.96, within(0.03));
    }

    /** Half the speed, with an exponent of 1, is half the reach. */
    @Test
    void shareWithinACircleAtHalfSpeed() {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(0.2), DISTANCE))
                .fired(20, Weapons.SPEED / 2)
                .atLeast(0);
        assertThat(run(check, 100_000).value()).isCloseTo(0.5, within(0.0015));
    }

    /** A square of half side a below M: (a/M) (1 + ln(sqrt 2 + 1) 4/pi - 1) by integrating over the angle. */
    @Test
    void shareWithinASquare() {
        double side = 0.4;
        // The radius at which a ray of angle t leaves the square is a/cos t; its mean over an eighth of a turn is this.
        double expected = side / Weapons.REACH * 4 / Math.PI * StrictMath.log(1 + Math.sqrt(2));
        CheckRequest check = CheckRequest.of(new HitProbability(Target.rectangle(2 * side, 2 * side), DISTANCE))
                .fired(20, Weapons.SPEED)
                .atLeast(0);
        assertThat(run(check, 100_000).value()).isCloseTo(expected, within(0.0015));
    }

    @Test
    void allWithinAreHitAndOutsideNone() {
        CheckRequest large = CheckRequest.of(new HitProbability(Target.circle(Weapons.REACH + 1e-9), DISTANCE))
                .fired(1, Weapons.SPEED)
                .atLeast(0.999);
        CheckResult all = run(large, 10_000);
        assertThat(all.value()).isOne();
        assertThat(all.outcome()).isEqualTo(Outcome.PASSED);
        // Wilson leaves room for what ten thousand bursts did not show.
        assertThat(Objects.requireNonNull(all.interval()).min()).isCloseTo(1 - 3.84 / 10_000, within(1e-5));
    }

    /** Where nothing moves chance has no part: shots of 0.1 more climb each hit or miss for sure. */
    @Test
    void aFixedPatternIsExact() {
        for (int shots = 1; shots <= 10; shots++) {
            CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(0.45), DISTANCE))
                    .fired(shots, 0)
                    .atLeast(0);
            CheckResult result = Checks.run(ChecksRequest.of(List.of(Weapons.climber()), List.of(check))
                            .withPlayer(Player.NONE))
                    .results()
                    .get(0);
            assertThat(result.value()).isEqualTo(Math.min(shots, 5) / (double) shots);
            assertThat(result.interval()).isNull();
            assertThat(result.simulations()).isNull();
        }
        CheckRequest away = CheckRequest.of(new HitProbability(Target.circle(0.45), DISTANCE))
                .atMost(0);
        CheckRequest past = CheckRequest.of(new HitProbability(
                        Engagement.of(Target.circle(0.45), DISTANCE).withAim(new AimPoint(-0.5, 0.0))))
                .within(0, 0)
                .withName("aimed past it");
        List<CheckResult> results = Checks.run(
                        ChecksRequest.of(List.of(Weapons.laser()), List.of(away.withName("aimed at it"), past)))
                .results();
        assertThat(results).extracting(CheckResult::value).containsExactly(1.0, 0.0);
        assertThat(results).extracting(CheckResult::outcome).containsExactly(Outcome.FAILED, Outcome.PASSED);
    }

    /** Shots hit independently with probability p, so the shots to k hits are k plus a Pascal variable. */
    @ParameterizedTest
    @CsvSource({"0.4, 30, 1", "0.4, 90, 3", "0.2, 100, 4", "0.6, 200, 7"})
    void shotsToKillAreNegativeBinomial(double radius, double health, int hits) {
        double probability = radius / Weapons.REACH;
        PascalDistribution misses = new PascalDistribution(hits, probability);
        CheckResult mean = run(kill(new ShotsToKill(engagement(radius, health), null)), 100_000);
        assertThat(mean.value())
                .isCloseTo(hits / probability, within(4 * Math.sqrt(misses.getNumericalVariance() / 100_000)));
        CheckResult seconds = run(kill(new TimeToKillSeconds(engagement(radius, health), null)), 100_000);
        assertThat(seconds.value()).isCloseTo(0.1 * (Objects.requireNonNull(mean.value()) - 1), within(1e-9));
        for (double percentile : new double[] {10, 50, 90}) {
            CheckResult result = run(kill(new ShotsToKill(engagement(radius, health), percentile)), 100_000);
            // With so many bursts the percentile of the sample is that of the distribution, unless it lies on an edge.
            assertThat(result.value())
                    .isBetween(
                            hits + misses.inverseCumulativeProbability(percentile / 100 - 0.006) * 1.0,
                            hits + misses.inverseCumulativeProbability(percentile / 100 + 0.006) * 1.0);
            assertThat(Objects.requireNonNull(result.interval()).min()).isLessThanOrEqualTo(result.value());
            assertThat(result.interval().max()).isGreaterThanOrEqualTo(result.value());
        }
    }

    private static Engagement engagement(double radius, double health) {
        return Engagement.of(Target.circle(radius).withHealth(health), DISTANCE);
    }

    private static CheckRequest kill(Metric metric) {
        return CheckRequest.of(metric).fired(400, Weapons.SPEED).atLeast(0);
    }

    /** The same runner twice, one with a circle of half the radius: the ratio of the shares is that of the radii. */
    @Test
    void aRatioOfShares() {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(0.2), DISTANCE))
                .ofWeapons("slow")
                .against("runner", 1.9, 2.1)
                .fired(20, Weapons.SPEED);
        // At half the magnitude twice as many land within the same circle.
        var running = Objects.requireNonNull(
                Objects.requireNonNull(Weapons.runner(400).spread()).running());
        Weapon fast = Weapons.runner(400);
        Weapon slow = fast.withName("slow")
                .withDamage(null)
                .withSpread(WeaponSpread.NONE.withRunning(running.withMagnitude(running.magnitude() / 2)));
        CheckResult result = Checks.run(ChecksRequest.of(List.of(Weapons.runner(400), slow), List.of(check))
                        .withSimulations(20_000))
                .results()
                .get(0);
        assertThat(result.ratio()).isCloseTo(2, within(0.02));
        assertThat(result.outcome()).isEqualTo(Outcome.PASSED);
        Range interval = Objects.requireNonNull(result.ratioInterval());
        assertThat(interval.min()).isLessThan(2);
        assertThat(interval.max()).isGreaterThan(2);
    }

    private static CheckResult run(CheckRequest check, int simulations) {
        return Checks.run(ChecksRequest.of(List.of(Weapons.runner(400)), List.of(check))
                        .withSimulations(simulations))
                .results()
                .get(0);
    }
}
