package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilShot;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What play showed on the weapons that come along, before their model was repaired. */
class ShippedWeaponsTest {
    private static Weapon preset(String name) {
        return Objects.requireNonNull(Presets.find(name)).weapon();
    }

    private static RecoilSequence singles(String preset, double pauseSeconds, Formulas formulas) {
        List<Burst> bursts = new ArrayList<>(List.of(Burst.of(1)));
        for (int i = 1; i < 30; i++) {
            bursts.add(Burst.of(1).withPauseSeconds(pauseSeconds));
        }
        return Recoil.sequence(
                RecoilSequenceRequest.of(preset(preset), Firing.of(bursts)).withFormulas(formulas));
    }

    /** 3.7 degrees become 13.9 with shots that are a tenth of a microsecond late, as published. */
    @ParameterizedTest
    @CsvSource({"0.1, PUBLISHED, 3.689", "0.1000001, PUBLISHED, 13.935"})
    void theClimbOfLateShots(double pauseSeconds, Formulas formulas, double climb) {
        assertThat(singles("assaultRifle", pauseSeconds, formulas).summary().climbDegrees())
                .isCloseTo(climb, within(0.0005));
    }

    @Test
    void aClimbThatHangsOnTimeIsWarnedAbout() {
        assertThat(warning(
                                singles("assaultRifle", 0.1000001, Formulas.PUBLISHED)
                                        .warnings(),
                                "climbDependsOnTiming")
                        .value())
                .isCloseTo(3.689, within(0.0005));
        assertThat(singles("assaultRifle", 0.1, Formulas.PUBLISHED).warnings())
                .noneMatch(warning -> warning.code().equals("climbDependsOnTiming"));
    }

    /** As corrected a climb that was 9.477 with such shots is that of shots in time, to a microdegree. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.1000001, 0.10001, 0.101, 0.11, 0.15})
    void asCorrectedTheClimbIsContinuous(double pauseSeconds) {
        double climb = climb(pauseSeconds);
        assertThat(climb(pauseSeconds + 1e-7)).isCloseTo(climb, within(1e-4));
        assertThat(climb(0.1000001)).isCloseTo(climb(0.1), within(1e-4));
    }

    private static double climb(double pauseSeconds) {
        return singles("assaultRifle", pauseSeconds, Formulas.CORRECTED)
                .summary()
                .climbDegrees();
    }

    @ParameterizedTest
    @ValueSource(strings = {"marksmanRifle", "pistol", "submachineGun"})
    void aKickThatComesBackByItselfGoesOn(String preset) {
        for (Formulas formulas : Formulas.values()) {
            RecoilSequence sequence = Recoil.sequence(
                    RecoilSequenceRequest.of(preset(preset), Firing.of(20)).withFormulas(formulas));
            assertThat(sequence.shots())
                    .extracting(RecoilShot::pitchPeakDegrees)
                    .allMatch(peak -> peak > 0);
            assertThat(sequence.summary().residual().pitchDegrees()).isZero();
        }
    }

    /** The memory holds 0.35 s, less than the 1.455 s between two shots: each is a first one. */
    @Test
    void aBoltActionRestsBetweenItsShots() {
        String weapon = "{'weapon': {'fireIntervalSeconds': 1.455, 'potential': {'maxSeconds': 0.35, 'gain': 1%s},"
                + " 'spread': {'lift': {'magnitude': 1}}}, 'firing': {'shots': 5}}";
        SpreadSequence always = Spread.sequence(
                read(SpreadSequenceRequest.class, String.format(java.util.Locale.ROOT, weapon, ", 'rest': 'always'")));
        assertThat(always.shots())
                .allMatch(shot -> shot.spread().lift() == 0 && shot.spread().seedOffset() == 0);
        assertThat(always.summary().recoverySeconds()).isEqualTo(0.35);
        SpreadSequence beyond =
                Spread.sequence(read(SpreadSequenceRequest.class, String.format(java.util.Locale.ROOT, weapon, "")));
        assertThat(beyond.shots().subList(1, 5)).allMatch(shot -> shot.spread().lift() == 1);
    }

    /** What running drew is carried on as published; nothing pulls it back at full potential. */
    @Test
    void runningShotsWalkOffAsPublishedOnly() {
        String body = "{'formulas': '%s', 'seeds': {'running': 4}, 'weapon': {'fireIntervalSeconds': 0.1, 'potential':"
                + " {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'running': {'magnitude': 1, 'maxSpeed': 5}}}, 'firing':"
                + " {'shots': 100, 'speed': 5}}";
        double largestPublished = 0;
        for (int seed = 1; seed <= 40; seed++) {
            String seeded = body.replace("'running': 4", "'running': " + seed * 1_000_003);
            largestPublished = Math.max(
                    largestPublished,
                    furthest(Spread.sequence(read(SpreadSequenceRequest.class, seeded.replace("%s", "published")))));
            SpreadSequence corrected =
                    Spread.sequence(read(SpreadSequenceRequest.class, seeded.replace("%s", "corrected")));
            assertThat(furthest(corrected)).isLessThanOrEqualTo(1);
            assertThat(corrected.warnings()).noneMatch(warning -> warning.code().equals("runningCarried"));
        }
        assertThat(largestPublished).isGreaterThan(8);
        SpreadSequence published = Spread.sequence(read(
                SpreadSequenceRequest.class,
                body.replace("'running': 4", "'running': 2000006").replace("%s", "published")));
        assertThat(warning(published.warnings(), "runningCarried").value()).isPositive();
    }

    private static double furthest(SpreadSequence sequence) {
        return sequence.shots().stream()
                .mapToDouble(shot -> Math.abs(shot.spread().pqr().get(1)))
                .max()
                .orElseThrow();
    }
}
