package dev.gunfeel.recoil;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.throughJson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecoilStepTest {
    static LongStream seeds() {
        return LongStream.range(0, 24);
    }

    private static Formulas formulas(long seed) {
        return seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
    }

    private static RecoilStep step(
            Weapon weapon, Formulas formulas, @Nullable RecoilState state, @Nullable Double elapsed, boolean fire) {
        return Recoil.step(RecoilStepRequest.of(weapon)
                .withFormulas(formulas)
                .withState(state)
                .withElapsedSeconds(elapsed)
                .withFire(fire));
    }

    private static RecoilSequence sequence(Weapon weapon, Formulas formulas, List<Burst> bursts, double rate) {
        return Recoil.sequence(RecoilSequenceRequest.of(weapon, Firing.of(bursts))
                .withFormulas(formulas)
                .withSampleRateHz(rate));
    }

    private static List<RecoilView> views(Weapon weapon, Formulas formulas, List<Burst> bursts) {
        WeaponSequence sequence = WeaponBurst.sequence(
                WeaponSequenceRequest.of(weapon, Firing.of(bursts)).withFormulas(formulas));
        return sequence.shots().stream().map(WeaponShot::view).toList();
    }

    /** One step a shot; states go through JSON as a client's do. */
    @ParameterizedTest
    @MethodSource("seeds")
    void stepsAreTheSequenceBitForBit(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        List<Burst> bursts = weapons.bursts(weapon);
        List<RecoilShot> shots = new ArrayList<>();
        List<RecoilView> views = new ArrayList<>();
        RecoilState state = null;
        for (Burst burst : bursts) {
            for (int k = 0; k < burst.shots(); k++) {
                Double elapsed =
                        k == 0 ? Objects.requireNonNullElse(burst.pauseSeconds(), 0.0) : weapon.intervalSeconds();
                RecoilStep step = step(weapon, formulas(seed), state, elapsed, true);
                shots.add(step.shot());
                views.add(step.view());
                state = throughJson(RecoilState.class, step.state());
            }
        }
        RecoilSequence sequence = sequence(weapon, formulas(seed), bursts, 60);
        assertThat(shots).isEqualTo(sequence.shots());
        assertThat(state).isEqualTo(sequence.state());
        assertThat(views).isEqualTo(views(weapon, formulas(seed), bursts));
    }

    /** Frames of any length lie between the shots of a burst; at the shots it is still the sequence, bit for bit. */
    @ParameterizedTest
    @MethodSource("seeds")
    void framesBetweenShotsChangeNothing(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Random random = new Random(seed);
        Weapon weapon = weapons.wholeWeapon();
        List<Burst> bursts = List.of(Burst.of(15).withSpeed(0.0));
        List<RecoilShot> shots = new ArrayList<>();
        List<RecoilView> views = new ArrayList<>();
        RecoilStep step = step(weapon, formulas(seed), null, null, true);
        shots.add(step.shot());
        views.add(step.view());
        for (int k = 1; k < 15; k++) {
            double left = weapon.intervalSeconds();
            for (int frames = random.nextInt(6); frames > 0; frames--) {
                double frame = left * random.nextDouble();
                step = step(weapon, formulas(seed), step.state(), frame, false);
                assertThat(step.shot()).isNull();
                left -= frame;
            }
            step = step(weapon, formulas(seed), step.state(), left, true);
            shots.add(step.shot());
            views.add(step.view());
        }
        RecoilSequence sequence = sequence(weapon, formulas(seed), bursts, 60);
        assertThat(shots).isEqualTo(sequence.shots());
        assertThat(step.state()).isEqualTo(sequence.state());
        assertThat(views).isEqualTo(views(weapon, formulas(seed), bursts));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void framesAreTheSamplesToRounding(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        List<Burst> bursts = weapons.bursts(weapon);
        RecoilSequence sequence = sequence(weapon, formulas(seed), bursts, 20);
        RecoilSamples samples = sequence.samples();
        RecoilState state = null;
        double now = 0;
        int next = 0;
        for (int i = 0; i < samples.timeSeconds().length; i++) {
            while (next < sequence.shots().size()
                    && sequence.shots().get(next).timeSeconds() <= samples.timeSeconds()[i]) {
                double time = sequence.shots().get(next).timeSeconds();
                state = step(weapon, formulas(seed), state, time - now, true).state();
                now = time;
                next++;
            }
            RecoilStep frame = step(weapon, formulas(seed), state, samples.timeSeconds()[i] - now, false);
            now = samples.timeSeconds()[i];
            state = frame.state();
            assertThat(frame.view().rollDegrees()).isCloseTo(samples.rollDegrees()[i], within(1e-9));
            assertThat(frame.view().pitchDegrees()).isCloseTo(samples.pitchDegrees()[i], within(1e-9));
            assertThat(frame.view().yawDegrees()).isCloseTo(samples.yawDegrees()[i], within(1e-9));
            assertThat(frame.view().fovDegrees()).isCloseTo(samples.fovDegrees()[i], within(1e-9));
        }
    }

    private static final String WEAPON = "'weapon': {'fireIntervalSeconds': 0.1,"
            + " 'potential': {'maxSeconds': 1, 'gain': 0.25}, 'recoil': {'knocking': {'vertical':"
            + " {'peakDegrees': 2, 'settleSeconds': 0.4}}, 'punching': {'peakDegrees': 1, 'settleSeconds': 0.4}}}";

    @Test
    void framesBeforeTheFirstShotAreAtRest() {
        RecoilStepRequest request =
                read(RecoilStepRequest.class, "{" + WEAPON + ", 'formulas': 'corrected', 'fire': false}");
        RecoilStep before = Recoil.step(request);
        assertThat(before.view()).isEqualTo(new RecoilView(0.0, 0.0, 0.0, 0.0));
        assertThat(before.shot()).isNull();
        Weapon weapon = request.armament().weapon();
        RecoilStep frame = step(weapon, Formulas.CORRECTED, before.state(), 0.01, false);
        RecoilStep shot = step(weapon, Formulas.CORRECTED, frame.state(), 0.01, true);
        assertThat(shot.state())
                .isEqualTo(step(weapon, Formulas.CORRECTED, null, null, true).state());
    }

    @Test
    void impulsesAreForgottenOnceTheyHaveSettled() {
        Weapon weapon =
                read(RecoilStepRequest.class, "{" + WEAPON + "}").armament().weapon();
        RecoilStep shot = step(weapon, Formulas.CORRECTED, null, null, true);
        RecoilStep early = step(weapon, Formulas.CORRECTED, shot.state(), 1.0, false);
        assertThat(early.state().impulses()).hasSize(1);
        assertThat(early.view().fovDegrees()).isPositive();
        RecoilStep late = step(weapon, Formulas.CORRECTED, shot.state(), 3.0, false);
        assertThat(late.state().impulses()).isEmpty();
        assertThat(late.view().fovDegrees()).isZero();
        // After 20 shots of full auto only those of the last 45/gamma = 2.36 s are left, none of an earlier burst.
        RecoilSequence two = sequence(
                weapon,
                Formulas.CORRECTED,
                List.of(
                        Burst.of(20).withSpeed(0.0),
                        Burst.of(3).withPauseSeconds(2.4).withSpeed(0.0)),
                10);
        assertThat(two.state().impulses()).hasSize(3);
        // Already at the first shot after the pause.
        RecoilSequence one = sequence(
                weapon,
                Formulas.CORRECTED,
                List.of(
                        Burst.of(20).withSpeed(0.0),
                        Burst.of(1).withPauseSeconds(2.4).withSpeed(0.0)),
                10);
        assertThat(one.state().impulses()).hasSize(1);
    }

    @Test
    void onlyTheNewestImpulseKnocksWithRestart() {
        RecoilSequence sequence = sequence(
                read(RecoilStepRequest.class, "{" + WEAPON + "}").armament().weapon(),
                Formulas.CORRECTED,
                List.of(Burst.of(3).withSpeed(0.0)),
                10);
        assertThat(sequence.state().impulses())
                .extracting(RecoilImpulse::pitchPeakDegrees)
                .containsExactly(0.0, 0.0, 2.0);
        assertThat(sequence.state().impulses())
                .extracting(RecoilImpulse::fovPeakDegrees)
                .containsExactly(1.0, 1.0, 1.0);
    }
}
