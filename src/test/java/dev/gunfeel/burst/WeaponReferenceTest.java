package dev.gunfeel.burst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilShot;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadShot;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of weapon against the second implementation of the formulas. */
class WeaponReferenceTest {
    private static final Offset<Double> SAME = within(1e-9);
    private static final View VIEW = new View(30.0, -20.0);

    static LongStream seeds() {
        return LongStream.range(0, 80);
    }

    private static Formulas formulas(long seed) {
        return seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
    }

    private static ReferenceModel reference(Weapon weapon, List<Burst> bursts, Formulas formulas) {
        Seeds seeds = weapon.seeds();
        return new ReferenceModel(
                weapon,
                bursts,
                formulas,
                seeds.spreadInForce(),
                seeds.recoilInForce(),
                Objects.requireNonNull(seeds.running()));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void spreadAgrees(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        List<Burst> bursts = weapons.bursts(weapon);
        ReferenceModel reference = reference(weapon, bursts, formulas(seed));
        SpreadSequence sequence = Spread.sequence(SpreadSequenceRequest.of(weapon, Firing.of(bursts))
                .withFormulas(formulas(seed))
                .withAxes(Axes.GODOT)
                .withView(VIEW)
                .withDistanceMeters(12.0));

        double forward = Objects.requireNonNull(weapon.spread()).forwardDistance();
        assertThat(sequence.shots()).hasSameSizeAs(reference.shots);
        for (SpreadShot shot : sequence.shots()) {
            ReferenceModel.Shot expected = reference.shots.get(shot.spread().index());
            assertThat(shot.spread().timeSeconds()).isCloseTo(expected.time, SAME);
            assertThat(shot.spread().speed()).isEqualTo(expected.speed);
            assertThat(shot.spread().potentialSeconds()).isCloseTo(expected.potential, SAME);
            assertThat(shot.spread().potentialRatio()).isCloseTo(expected.ratio, SAME);
            assertThat(shot.spread().seedOffset().longValue()).isEqualTo(expected.offset);
            assertThat(shot.spread().carried()).isCloseTo(expected.carried, SAME);
            assertThat(shot.spread().lift()).isCloseTo(expected.lift, SAME);
            assertClose(shot.spread().random(), expected.randomRight, expected.randomUp);
            assertClose(shot.spread().running(), expected.runningRight, expected.runningUp);
            assertClose(shot.spread().pqr(), forward, expected.q, expected.r);
            assertClose(Objects.requireNonNull(shot.impact()), 12 * expected.q / forward, 12 * expected.r / forward);
            assertThat(shot.spread().yawDegrees()).isCloseTo(Math.toDegrees(Math.atan2(expected.q, forward)), SAME);
            double level = Math.sqrt(forward * forward + expected.q * expected.q);
            assertThat(shot.spread().pitchDegrees()).isCloseTo(Math.toDegrees(Math.atan2(expected.r, level)), SAME);
            assertClose(shot.direction(), direction(Axes.GODOT, VIEW, forward, expected.q, expected.r));
        }
        assertThat(sequence.state().q()).isCloseTo(reference.shots.get(reference.shots.size() - 1).q, SAME);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void recoilAgrees(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        List<Burst> bursts = weapons.bursts(weapon);
        ReferenceModel reference = reference(weapon, bursts, formulas(seed));
        RecoilSequence sequence = Recoil.sequence(RecoilSequenceRequest.of(weapon, Firing.of(bursts))
                .withFormulas(formulas(seed))
                .withSampleRateHz(97.0));

        for (RecoilShot shot : sequence.shots()) {
            ReferenceModel.Shot expected = reference.shots.get(shot.index());
            assertThat(shot.timeSeconds()).isCloseTo(expected.time, SAME);
            assertThat(shot.potentialRatio()).isCloseTo(expected.ratio, SAME);
            assertThat(shot.rollPeakDegrees()).isCloseTo(expected.peaks[0], SAME);
            assertThat(shot.pitchPeakDegrees()).isCloseTo(expected.peaks[1], SAME);
            assertThat(shot.yawPeakDegrees()).isCloseTo(expected.peaks[2], SAME);
            assertThat(shot.fovPeakDegrees()).isCloseTo(expected.peaks[3], SAME);
        }
        RecoilSamples samples = sequence.samples();
        double end = reference.shots.get(reference.shots.size() - 1).time + 1;
        assertThat(samples.timeSeconds()).hasSize((int) Math.floor(end * 97 + 1e-9) + 1);
        double largest = 0;
        for (int i = 0; i < samples.timeSeconds().length; i++) {
            double[] view = reference.view(i / 97.0);
            largest = Math.max(largest, Math.abs(samples.timeSeconds()[i] - i / 97.0));
            largest = Math.max(largest, Math.abs(samples.rollDegrees()[i] - view[0]));
            largest = Math.max(largest, Math.abs(samples.pitchDegrees()[i] - view[1]));
            largest = Math.max(largest, Math.abs(samples.yawDegrees()[i] - view[2]));
            largest = Math.max(largest, Math.abs(samples.fovDegrees()[i] - view[3]));
        }
        assertThat(largest).isLessThan(1e-9);
        double[] rest = reference.view(1000);
        assertThat(sequence.summary().residual().pitchDegrees()).isCloseTo(rest[1], SAME);
        assertThat(sequence.summary().residual().yawDegrees()).isCloseTo(rest[2], SAME);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theWholeWeaponAgrees(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.weapon();
        List<Burst> bursts = weapons.bursts(weapon);
        double control = weapons.between(0, 1);
        ReferenceModel reference = reference(weapon, bursts, formulas(seed));
        WeaponSequence sequence = WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, Firing.of(bursts))
                .withFormulas(formulas(seed))
                .withAxes(Axes.UNREAL)
                .withView(VIEW)
                .withDistanceMeters(25.0)
                .withRecoilControl(control));

        double forward = weapon.spread() == null ? 10 : weapon.spread().forwardDistance();
        for (WeaponShot shot : sequence.shots()) {
            ReferenceModel.Shot expected = reference.shots.get(shot.spread().index());
            double[] view = reference.viewBefore(shot.spread().index());
            RecoilView actual = shot.view();
            assertThat(actual.rollDegrees()).isCloseTo(view[0], SAME);
            assertThat(actual.pitchDegrees()).isCloseTo(view[1], SAME);
            assertThat(actual.yawDegrees()).isCloseTo(view[2], SAME);
            assertThat(actual.fovDegrees()).isCloseTo(view[3], SAME);
            assertClose(shot.spread().pqr(), forward, expected.q, expected.r);

            View aim = new View(
                    VIEW.yawDegrees() + (1 - control) * view[2], VIEW.pitchDegrees() + (1 - control) * view[1]);
            Vector3 direction = direction(Axes.UNREAL, aim, forward, expected.q, expected.r);
            assertClose(shot.direction(), direction);
            Vector3 ahead = direction(Axes.UNREAL, VIEW, 1, 0, 0);
            Vector3 right = direction(Axes.UNREAL, VIEW, 0, 1, 0);
            Vector3 up = direction(Axes.UNREAL, VIEW, 0, 0, 1);
            assertClose(
                    Objects.requireNonNull(shot.impact()),
                    25 * direction.dot(right) / direction.dot(ahead),
                    25 * direction.dot(up) / direction.dot(ahead));
        }
    }

    /** Builds the view's frame from the directions of yaw and pitch, instead of turning the vector. */
    private static Vector3 direction(Axes axes, View view, double p, double q, double r) {
        double yaw = Math.toRadians(view.yawDegrees());
        double pitch = Math.toRadians(view.pitchDegrees());
        Vector3 ahead = axes.direction(yaw, pitch);
        Vector3 right = axes.direction(yaw + Math.PI / 2, 0);
        Vector3 up = axes.direction(yaw, pitch + Math.PI / 2);
        return ahead.times(p).plus(right.times(q)).plus(up.times(r)).normalized();
    }

    private static void assertClose(List<Double> actual, double... expected) {
        assertThat(actual).hasSize(expected.length);
        for (int i = 0; i < expected.length; i++) {
            assertThat(actual.get(i)).isCloseTo(expected[i], SAME);
        }
    }

    private static void assertClose(Vector3 actual, Vector3 expected) {
        assertThat(actual.minus(expected).length()).isLessThan(1e-9);
    }
}
