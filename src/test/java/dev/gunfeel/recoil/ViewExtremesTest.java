package dev.gunfeel.recoil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewExtremesTest {
    private static final double SETTLE = 0.763835206799381;

    /** One kick of 2 degrees that peaks after 0.1 s. */
    private static final Weapon WEAPON = Weapon.firingEvery(0.05)
            .withPotential(Potential.of(1, 0))
            .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(2, SETTLE))));

    private static RecoilPattern pattern(Weapon weapon) {
        return new RecoilPattern(weapon, Formulas.CORRECTED, GeneratorSettings.STANDARD, Seeds.NONE);
    }

    private static ViewExtremes oneShot() {
        RecoilPattern pattern = pattern(WEAPON);
        Shot shot = Firing.of(1).fire(WEAPON).get(0);
        ViewExtremes extremes = new ViewExtremes(pattern);
        extremes.add(pattern.fired(ViewMotion.REST, shot), shot);
        return extremes;
    }

    @Test
    void theMovementOfTheLastShotGoesOnForever() {
        assertThat(oneShot().summary().largestClimbDegrees()).isCloseTo(2, within(1e-12));
    }

    /** Half way to the peak it is at 2 e/2 e^(-1/2) degrees, and later on the peak has been passed. */
    @Test
    void aMovementThatIsCutOffCountsUpToThere() {
        ViewExtremes rising = oneShot();
        rising.end(0.05);
        assertThat(rising.summary().largestClimbDegrees()).isCloseTo(Math.exp(0.5), within(1e-12));
        ViewExtremes falling = oneShot();
        falling.end(0.2);
        assertThat(falling.summary().largestClimbDegrees()).isCloseTo(2, within(1e-12));
    }

    @Test
    void aViewThatNothingMovedStaysAtRest() {
        RecoilSummary summary = new ViewExtremes(pattern(WEAPON)).summary();
        assertThat(summary).isEqualTo(new RecoilSummary(0.0, 0.0, 0.0, 0.0, 0.0, RecoilResidual.NONE, null));
    }

    /** A second way: the largest of the views at ten thousand instants, from shot to shot and long after the last. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theyAreThoseOfFineSamples(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        RecoilPattern pattern = pattern(weapon);
        List<Shot> shots =
                Firing.of(weapons.bursts(weapon).toArray(new Burst[0])).fire(weapon);
        ViewExtremes extremes = new ViewExtremes(pattern);
        ViewMotion motion = ViewMotion.REST;
        double climb = 0;
        double left = 0;
        double right = 0;
        for (int i = 0; i < shots.size(); i++) {
            motion = pattern.fired(motion, shots.get(i));
            extremes.add(motion, shots.get(i));
            double seconds = i + 1 < shots.size() ? shots.get(i + 1).intervalSeconds() : 20;
            for (int k = 0; k <= 10_000; k++) {
                RecoilView view = pattern.view(motion, seconds * k / 10_000);
                climb = Math.max(climb, view.pitchDegrees());
                left = Math.min(left, view.yawDegrees());
                right = Math.max(right, view.yawDegrees());
            }
        }
        RecoilSummary summary = extremes.summary();
        assertThat(summary.largestClimbDegrees()).isCloseTo(climb, within(1e-3 * (1 + climb)));
        assertThat(summary.largestSwayDegrees()).isCloseTo(right - left, within(1e-3 * (1 + right - left)));
        RecoilResidual rest = extremes.summary().residual();
        RecoilView end = pattern.view(motion, 1e6);
        assertThat(rest).isEqualTo(motion.residual());
        assertThat(end.pitchDegrees()).isEqualTo(rest.pitchDegrees());
    }
}
