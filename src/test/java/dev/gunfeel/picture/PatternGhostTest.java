package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.RecordedPattern;
import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.document.Presets;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A recorded pattern lies behind today's as rings where it was, and not at all where it is the same. */
class PatternGhostTest {
    private static final Weapon PISTOL =
            Objects.requireNonNull(Presets.find("pistol")).weapon();

    private static WeaponSequence fired(Weapon weapon) {
        return WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, Firing.standard(weapon)));
    }

    private static RecordedPattern recorded(Weapon weapon) {
        return Checks.record(
                        ChecksRequest.of(
                                List.of(weapon.withName("recorded")),
                                List.of(CheckRequest.of(new ClimbDegrees()).within(0, 90))),
                        null)
                .patterns()
                .get(0);
    }

    private static Drawing over(WeaponSequence answer, RecordedPattern before) {
        return Drawing.of(Pictures.over(answer, before), PictureOptions.STANDARD);
    }

    private static List<Drawing.Dot> rings(Drawing drawing) {
        String ghost = Drawing.color(Ink.GHOST);
        return drawing.dots().stream().filter(dot -> dot.stroke().equals(ghost)).toList();
    }

    /** Recording and firing reach the bullets by two ways; rounding between them must not pass for a change. */
    @ParameterizedTest
    @ValueSource(strings = {"assaultRifle", "submachineGun", "lightMachineGun", "marksmanRifle", "pistol"})
    void aPatternThatStayedTheSameHasNoGhost(String preset) {
        Weapon weapon = Objects.requireNonNull(Presets.find(preset)).weapon();
        WeaponSequence answer = fired(weapon);
        assertThat(Svg.write(Pictures.over(answer, recorded(weapon)), PictureOptions.STANDARD))
                .isEqualTo(Svg.write(Pictures.of(answer).orElseThrow(), PictureOptions.STANDARD));
    }

    /** The same weapon, but what was recorded of it is another pattern: as after a change of Gunfeel itself. */
    @Test
    void aRecordedPatternIsDrawnWhereItWas() {
        RecordedPattern now = recorded(PISTOL);
        double[] yaw = now.yawDegrees().clone();
        double[] pitch =
                Arrays.stream(now.pitchDegrees()).map(up -> 0.8 * up - 0.1).toArray();
        yaw[3] += 0.5;
        Drawing drawing = over(fired(PISTOL), new RecordedPattern("recorded", yaw, pitch));
        Graduation plot = Graduation.of(drawing).get(0);
        for (int i = 0; i < yaw.length; i++) {
            double x = plot.x(yaw[i]);
            double y = plot.y(pitch[i]);
            String number = "shot " + i + ":";
            assertThat(rings(drawing))
                    .anyMatch(ring -> ring.fill().equals("none")
                            && Math.abs(ring.x() - x) < 0.03
                            && Math.abs(ring.y() - y) < 0.03
                            && ring.note().startsWith(number));
        }
        assertThat(drawing.texts()).contains("against the baseline");
    }

    @Test
    void oneShotIsEnough() {
        RecordedPattern now = recorded(PISTOL);
        double[] pitch = now.pitchDegrees().clone();
        pitch[pitch.length - 1] += 1e-6;
        RecordedPattern moved = new RecordedPattern("recorded", now.yawDegrees(), pitch);
        assertThat(rings(over(fired(PISTOL), moved))).hasSizeGreaterThanOrEqualTo(pitch.length);
        RecordedPattern shorter = new RecordedPattern(
                "recorded", Arrays.copyOf(now.yawDegrees(), 4), Arrays.copyOf(now.pitchDegrees(), 4));
        assertThat(rings(over(fired(PISTOL), shorter))).hasSizeBetween(4, 5);
    }

    /** A pattern comes from a file, in which a direction may be named by any number of turns. */
    @Test
    void aDirectionByAnotherNameIsTheSame() {
        RecordedPattern now = recorded(PISTOL);
        RecordedPattern turned = new RecordedPattern(
                "recorded",
                Arrays.stream(now.yawDegrees()).map(yaw -> yaw - 720).toArray(),
                now.pitchDegrees());
        assertThat(rings(over(fired(PISTOL), turned))).isEmpty();
        double[] far = now.yawDegrees().clone();
        Arrays.fill(far, 3.6e14 + 25);
        assertThat(rings(over(fired(PISTOL), new RecordedPattern("recorded", far, now.pitchDegrees()))))
                .hasSizeGreaterThanOrEqualTo(far.length);
    }
}
