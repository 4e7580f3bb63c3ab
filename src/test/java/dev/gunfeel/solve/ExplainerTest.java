package dev.gunfeel.solve;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.RoundsPerMinute;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What moves figures, against slopes that are known, and what mends checks, against the checks. */
class ExplainerTest {
    private static final String PEAK = "/recoil/knocking/vertical/peakDegrees";
    private static final String PER_HIT = "/damage/perHit";
    private static final String INTERVAL = "/fireIntervalSeconds";
    private static final String REACH = "/spread/running/magnitude";

    private static final Metric KILL =
            new TimeToKillSeconds(Engagement.of(Target.circle(0.2).withHealth(100.0), 10), null);

    private static Effect effect(Sensitivity sensitivity, String pointer) {
        return sensitivity.effects().stream()
                .filter(effect -> effect.pointer().equals(pointer))
                .findFirst()
                .orElseThrow();
    }

    /** The view goes as far as the peak says: 1 % of it is 1 % of the climb. The damage has no part. */
    @Test
    void aFigureOfProportion() {
        Weapon rifle = Weapons.laser()
                .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(0.6, 0.35))));
        Sensitivity sensitivity = Explainer.explain(SensitivityRequest.of(
                rifle, List.of(CheckRequest.of(new ClimbDegrees(9)).atLeast(0))));
        Effect peak = effect(sensitivity, PEAK);
        assertThat(peak.percentPerPercent()).isCloseTo(1, within(1e-9));
        assertThat(peak.perPercent()).isCloseTo(Objects.requireNonNull(peak.figure()) / 100, within(1e-12));
        assertThat(peak.interval()).isNull();
        Effect damage = effect(sensitivity, PER_HIT);
        assertThat(damage.perPercent()).isZero();
        assertThat(damage.stepBelow()).isNull();
        assertThat(damage.stepAbove()).isNull();
        assertThat(sensitivity.mends()).isEmpty();
    }

    /** Of 60/x the central difference over a share s is -60/x s/(1 - s^2), whatever s. */
    @Test
    void aFigureOfInverseProportion() {
        for (double share : new double[] {0.001, 0.01, 0.2}) {
            Sensitivity sensitivity = Explainer.explain(SensitivityRequest.of(
                            Weapons.laser(),
                            List.of(CheckRequest.of(new RoundsPerMinute()).atLeast(0)))
                    .withPointers(List.of(INTERVAL))
                    .withShare(share));
            assertThat(effect(sensitivity, INTERVAL).perPercent())
                    .isCloseTo(-600 * 0.01 / (1 - share * share), within(1e-9));
        }
    }

    private static CheckRequest hits(double radius) {
        return CheckRequest.of(new HitProbability(Target.circle(radius), 10)).fired(20, Weapons.SPEED);
    }

    /**
     * The share of hits is r/M, so 1 % more of M is 1 % less of it. By the same chance the interval is far narrower than that of two
     * figures of their own, each of 200000 shots, over the 2 % that they are apart.
     */
    @Test
    void aFigureOfChance() {
        Sensitivity sensitivity = Explainer.explain(
                SensitivityRequest.of(Weapons.runner(20), List.of(hits(0.4).atLeast(0)))
                        .withPointers(List.of(REACH)));
        Range interval = Objects.requireNonNull(effect(sensitivity, REACH).interval());
        assertThat(interval.min()).isLessThan(-0.005);
        assertThat(interval.max()).isGreaterThan(-0.005);
        double ofTheirOwn = 2 * 1.96 * Math.sqrt(2 * 0.25 / 200_000) / 2;
        assertThat(interval.max() - interval.min()).isLessThan(ofTheirOwn / 4);
    }

    /** A percentile is not compared burst by burst; its interval is one of batches. */
    @Test
    void aPercentileHasAnInterval() {
        CheckRequest check = CheckRequest.of(
                        new ShotsToKill(Engagement.of(Target.circle(0.4).withHealth(90.0), 10), 90.0))
                .fired(200, Weapons.SPEED)
                .atLeast(0);
        Sensitivity sensitivity = Explainer.explain(SensitivityRequest.of(Weapons.runner(200), List.of(check))
                .withPointers(List.of(REACH))
                .withShare(0.3));
        Effect reach = effect(sensitivity, REACH);
        Range interval = Objects.requireNonNull(reach.interval());
        assertThat(reach.perPercent()).isPositive().isBetween(interval.min(), interval.max());
    }

    /** Hits of 30 take four to kill 100: three from 33.3 on, and five below 25; a billionth of the health counts as rounding. */
    @Test
    void aStepThatWasNotReached() {
        Sensitivity sensitivity = Explainer.explain(SensitivityRequest.of(
                        Weapons.laser(), List.of(CheckRequest.of(KILL).atLeast(0)))
                .withPointers(List.of(PER_HIT, "/magazineSize")));
        Effect damage = effect(sensitivity, PER_HIT);
        assertThat(damage.perPercent()).isZero();
        assertThat(damage.stepAbove()).isCloseTo(100 / 3.0, within(1e-7));
        assertThat(damage.stepBelow()).isCloseTo(25, within(1e-7)).isLessThan(25);
        Effect magazine = effect(sensitivity, "/magazineSize");
        assertThat(magazine.stepAbove()).isNull();
    }

    /** Three hits in a quarter of a second: by a ninth more damage, or by a sixth less time between shots, which breaks the rate. */
    @Test
    void whatMendsACheckCheapest() {
        SensitivityRequest request = SensitivityRequest.of(
                Weapons.laser(),
                List.of(
                        CheckRequest.of(KILL).atMost(0.25).withName("kill"),
                        CheckRequest.of(new RoundsPerMinute()).atMost(600).withName("rate")));
        Sensitivity sensitivity = Explainer.explain(request);
        assertThat(sensitivity.mends()).extracting(Mend::pointer).containsExactly(PER_HIT, INTERVAL);
        assertThat(sensitivity.mends()).extracting(Mend::check).containsOnly("kill");
        Mend damage = sensitivity.mends().get(0);
        assertThat(damage.after()).isCloseTo(100 / 3.0, within(1e-6));
        assertThat(damage.change()).isCloseTo(1 / 9.0, within(1e-6));
        assertThat(damage.breaks()).isEmpty();
        Mend interval = sensitivity.mends().get(1);
        assertThat(interval.after()).isCloseTo(0.25 / 3, within(1e-6));
        assertThat(interval.breaks()).containsExactly("rate");
        for (Mend mend : sensitivity.mends()) {
            Weapon mended = DocumentNumber.with(Weapons.laser(), mend.pointer(), mend.after());
            assertThat(Checks.run(request.checked().checksOf(mended, List.of())).results())
                    .filteredOn(result -> result.name().equals("kill"))
                    .allMatch(result -> result.outcome() == Outcome.PASSED);
        }
    }

    @Test
    void theSameOnAnyNumberOfThreads() {
        SensitivityRequest request =
                SensitivityRequest.of(Weapons.runner(20), List.of(hits(0.4).atLeast(0.6)));
        SensitivityRequest small = request.withChecked(request.checked().withSimulations(300));
        assertThat(Explainer.explain(small, 1, tried -> {})).isEqualTo(Explainer.explain(small, 2, tried -> {}));
    }

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(SensitivityRequest.class, """
                {'weapon': {'name': 'laser', 'fireIntervalSeconds': 0.1, 'reloadSeconds': 0},
                 'pointers': ['/fireIntervalSeconds', '/fireIntervalSeconds', '/none', '/reloadSeconds'],
                 'checks': [{'metric': 'roundsPerMinute'}], 'share': 0.9}""")
                .at("/share", "/checks/0", "/pointers/1", "/pointers/2", "/pointers/3");
    }
}
