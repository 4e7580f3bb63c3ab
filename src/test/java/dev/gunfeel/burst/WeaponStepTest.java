package dev.gunfeel.burst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.document.Presets;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilStep;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole weapon by a clock of somebody else: at the shots it is held to its sequence elsewhere; here is what lies between. */
class WeaponStepTest {
    /** Between shots the view moves as that of recoil alone does, and what the spread remembers waits for the next shot. */
    @ParameterizedTest
    @MethodSource("dev.gunfeel.document.Presets#all")
    void betweenShotsTheViewMovesAsThatOfRecoilAlone(Preset preset) {
        Weapon weapon = preset.weapon();
        WeaponStep fired = WeaponBurst.step(WeaponStepRequest.of(weapon).withSpeed(2.0));
        WeaponStep frame = WeaponBurst.step(WeaponStepRequest.of(weapon)
                .withState(fired.state())
                .withElapsedSeconds(0.016)
                .withFire(false));
        RecoilStep alone = Recoil.step(RecoilStepRequest.of(weapon));
        RecoilStep moved = Recoil.step(RecoilStepRequest.of(weapon)
                .withState(alone.state())
                .withElapsedSeconds(0.016)
                .withFire(false));
        assertThat(frame.view()).isEqualTo(moved.view());
        assertThat(frame.shot()).isNull();
        assertThat(frame.state().impulses()).isEqualTo(moved.state().impulses());
        assertThat(frame.state().sinceShotSeconds()).isEqualTo(0.016);
        assertThat(frame.state().q()).isEqualTo(fired.state().q());
        assertThat(frame.state().memory()).isEqualTo(fired.state().memory());
        assertThat(frame.seeds()).isEqualTo(fired.seeds());
    }

    @Test
    void framesBeforeTheFirstShotAreAtRest() {
        Weapon weapon = Objects.requireNonNull(Presets.find("pistol")).weapon();
        WeaponStep waiting = WeaponBurst.step(WeaponStepRequest.of(weapon).withFire(false));
        assertThat(waiting.view().pitchDegrees()).isZero();
        WeaponStep still = WeaponBurst.step(WeaponStepRequest.of(weapon)
                .withState(waiting.state())
                .withElapsedSeconds(5.0)
                .withFire(false));
        WeaponStep first = WeaponBurst.step(
                WeaponStepRequest.of(weapon).withState(still.state()).withElapsedSeconds(1.0));
        assertThat(first.shot())
                .isEqualTo(WeaponBurst.sequence(
                                WeaponSequenceRequest.of(weapon, Firing.of(1)).withSeeds(first.seeds()))
                        .shots()
                        .get(0));
    }

    /** A weapon without spread shoots where the aim is: a share of the view, in radians exactly its tangent on a wall. */
    @Test
    void whatIsCancelledOfTheKickIsNotInTheAim() {
        Weapon weapon = Weapon.firingEvery(0.1)
                .withPotential(Potential.of(1, 0.1))
                .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(2, 0.4))));
        WeaponStep first = WeaponBurst.step(WeaponStepRequest.of(weapon));
        WeaponStep second = WeaponBurst.step(WeaponStepRequest.of(weapon)
                .withState(first.state())
                .withElapsedSeconds(0.1)
                .withRecoilControl(0.75)
                .withDistanceMeters(10.0));
        double pitch = second.view().pitchDegrees();
        assertThat(pitch).isGreaterThan(0.5);
        WeaponShot shot = Objects.requireNonNull(second.shot());
        assertThat(shot.aim().pitchDegrees()).isCloseTo(0.25 * pitch, within(1e-12));
        assertThat(Objects.requireNonNull(shot.impact()).get(1))
                .isCloseTo(10 * Math.tan(Math.toRadians(0.25 * pitch)), within(1e-12));
    }
}
