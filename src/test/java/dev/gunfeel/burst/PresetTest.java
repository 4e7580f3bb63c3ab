package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadShot;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The presets feel like their class. */
class PresetTest {
    /** A bullet's place in degrees from the aim of the start. */
    private record Place(double yaw, double pitch) {}

    static List<Preset> presets() {
        return Presets.all();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void bothFormsOfTheFormulasTakeIt(Preset preset) {
        Weapon weapon = preset.weapon();
        for (Formulas formulas : Formulas.values()) {
            Complaints complaints = Complaints.root(Limits.NONE);
            Check.check(preset, complaints);
            weapon.rules(formulas, complaints);
            assertThat(complaints.all()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void describesAWholeWeapon(Preset preset) {
        Weapon weapon = preset.weapon();
        assertThat(preset.description().length()).isBetween(60, 300);
        assertThat(weapon.name()).isNotEmpty();
        assertThat(Objects.requireNonNull(weapon.spread()).running()).isNotNull();
        assertThat(Objects.requireNonNull(weapon.recoil()).knocking()).isNotNull();
        assertThat(weapon.magazineSize()).isPositive();
        assertThat(Objects.requireNonNull(weapon.damage()).falloff()).hasSizeGreaterThan(1);
        SpreadSequenceRequest request =
                read(SpreadSequenceRequest.class, "{'preset': '" + preset.name() + "', 'firing': {'shots': 1}}");
        assertThat(request.armament().weapon()).as("it is found by its name").isSameAs(weapon);
    }

    @Test
    void theirSeedsShareNoNumbers() {
        List<Long> seeds = new ArrayList<>();
        for (Preset preset : Presets.all()) {
            seeds.add(Objects.requireNonNull(preset.weapon().seeds().spread()));
            seeds.add(Objects.requireNonNull(preset.weapon().seeds().recoil()));
        }
        for (int i = 0; i < seeds.size(); i++) {
            for (int k = 0; k < i; k++) {
                assertThat(Math.abs(seeds.get(i) - seeds.get(k))).isGreaterThan(10_000);
            }
        }
    }

    /** Eight shots nearly straight up, then from side to side at one height: the T of the guide's figure. */
    @ParameterizedTest
    @EnumSource(Formulas.class)
    void theAssaultRifleDrawsATee(Formulas formulas) {
        List<Place> whole = places("assaultRifle", formulas, "'firing': {'shots': 30}");
        assertTee(whole, 6);
        assertTee(spread("assaultRifle"), 3);
    }

    private static void assertTee(List<Place> places, double height) {
        List<Place> stem = places.subList(0, 8);
        List<Place> bar = places.subList(8, 30);
        for (int k = 1; k < 8; k++) {
            assertThat(stem.get(k).pitch())
                    .as("shot " + k + " climbs")
                    .isGreaterThan(stem.get(k - 1).pitch() + 0.2);
            assertThat(Math.abs(stem.get(k).yaw()))
                    .as("shot " + k + " keeps straight")
                    .isLessThan(0.7);
        }
        double top = bar.get(0).pitch();
        assertThat(top).isGreaterThan(height);
        assertThat(bar).allSatisfy(place -> assertThat(place.pitch()).isBetween(top - 0.35, top + 0.35));
        double left = bar.stream().mapToDouble(Place::yaw).min().orElseThrow();
        double right = bar.stream().mapToDouble(Place::yaw).max().orElseThrow();
        assertThat(left).isBetween(-4.0, -2.0);
        assertThat(right).isBetween(2.0, 4.0);
        long turns = 0;
        for (int k = 9; k < 29; k++) {
            double before = places.get(k).yaw() - places.get(k - 1).yaw();
            double after = places.get(k + 1).yaw() - places.get(k).yaw();
            turns += before * after < 0 ? 1 : 0;
        }
        assertThat(turns).as("long sweeps, not a shaking").isEqualTo(3);
    }

    @Test
    void theAssaultRifleRepeatsItsSpreadExactlyAfterAFullRest() {
        List<SpreadShot> shots = Spread.sequence(
                        read(
                                SpreadSequenceRequest.class,
                                "{'preset': 'assaultRifle', 'firing': {'bursts': [{'shots': 30}, {'pauseSeconds': 0.7, 'shots': 30}]}}"))
                .shots();
        for (int k = 0; k < 30; k++) {
            assertThat(shots.get(30 + k).spread().pqr())
                    .isEqualTo(shots.get(k).spread().pqr());
        }
    }

    /** With superposed knocking every class but the rifles that stay up is back on target after a rest. */
    @Test
    void theSubmachineGunIsTheTamestAndTheLightMachineGunSweeps() {
        WeaponSummary smg = burst("submachineGun", 30).summary();
        WeaponSummary rifle = burst("assaultRifle", 30).summary();
        WeaponSummary lmg = burst("lightMachineGun", 100).summary();
        assertThat(smg.largestClimbDegrees()).isLessThan(rifle.largestClimbDegrees() / 2);
        assertThat(smg.extent().largestDegrees()).isLessThan(rifle.extent().largestDegrees() / 2);
        assertThat(lmg.extent().leftDegrees() + lmg.extent().rightDegrees())
                .isGreaterThan(rifle.extent().leftDegrees() + rifle.extent().rightDegrees());
        assertThat(lmg.recoverySeconds()).isGreaterThan(2 * Objects.requireNonNull(rifle.recoverySeconds()));
        assertThat(smg.residual().pitchDegrees()).isZero();
    }

    @Test
    void theMarksmanRifleRewardsWaiting() {
        List<Place> slow = places("marksmanRifle", Formulas.CORRECTED, pauses(5, 1.0));
        List<Place> fast = places("marksmanRifle", Formulas.CORRECTED, "'recoilControl': 1, 'firing': {'shots': 5}");
        assertThat(slow)
                .allSatisfy(place ->
                        assertThat(Math.hypot(place.yaw(), place.pitch())).isLessThan(0.1));
        assertThat(Math.hypot(fast.get(4).yaw(), fast.get(4).pitch())).isGreaterThan(1);
    }

    @Test
    void thePistolTapsTrueAtTwoASecond() {
        assertThat(places("pistol", Formulas.CORRECTED, pauses(6, 0.5)))
                .allSatisfy(place ->
                        assertThat(Math.hypot(place.yaw(), place.pitch())).isLessThan(0.2));
        assertThat(burst("pistol", 12).summary().extent().upDegrees())
                .isGreaterThan(3 * burst("pistol", 12).summary().extent().rightDegrees());
    }

    private static String pauses(int shots, double seconds) {
        return "'firing': {'bursts': [{'shots': 1}"
                + (", {'pauseSeconds': " + seconds + ", 'shots': 1}").repeat(shots - 1) + "]}";
    }

    private static WeaponSequence burst(String preset, int shots) {
        return WeaponBurst.sequence(
                read(WeaponSequenceRequest.class, "{'preset': '" + preset + "', 'firing': {'shots': " + shots + "}}"));
    }

    private static List<Place> places(String preset, Formulas formulas, String rest) {
        String form = formulas == Formulas.PUBLISHED ? "published" : "corrected";
        return WeaponBurst.sequence(read(
                        WeaponSequenceRequest.class,
                        "{'formulas': '" + form + "', 'preset': '" + preset + "', " + rest + "}"))
                .shots()
                .stream()
                .map(shot -> new Place(
                        Math.toDegrees(Axes.UNITY.yaw(shot.direction())),
                        Math.toDegrees(Axes.UNITY.pitch(shot.direction()))))
                .toList();
    }

    private static List<Place> spread(String preset) {
        return Spread.sequence(
                        read(SpreadSequenceRequest.class, "{'preset': '" + preset + "', 'firing': {'shots': 30}}"))
                .shots()
                .stream()
                .map(shot -> new Place(shot.spread().yawDegrees(), shot.spread().pitchDegrees()))
                .toList();
    }
}
