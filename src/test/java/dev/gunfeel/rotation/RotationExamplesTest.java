package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shipped examples show what they say they show, and so do the figures in the documentation. */
class RotationExamplesTest {
    private static SlerpResult slerp(String name) {
        return Rotation.slerp(Examples.read("rotationSlerp", name, SlerpRequest.class));
    }

    private static RotationStep step(String name) {
        return Rotation.step(Examples.read("rotationStep", name, RotationStepRequest.class));
    }

    private static RotationSequence sequence(String name) {
        return Rotation.sequence(Examples.read("rotationSequence", name, RotationSequenceRequest.class));
    }

    private static double left(RotationSequence sequence) {
        return sequence.steps().get(sequence.steps().size() - 1).remainingDegrees();
    }

    @Test
    void aQuarterTurnHasEqualSteps() {
        SlerpSummary summary = slerp("quarterTurn").summary();
        assertThat(summary.smallestStepDegrees()).isEqualTo(22.5, within(1e-12));
        assertThat(summary.largestStepDegrees()).isEqualTo(22.5, within(1e-12));
    }

    @Test
    void nlerpHurriesInTheMiddle() {
        SlerpSummary summary = slerp("nlerpUneven").summary();
        assertThat(summary.smallestStepDegrees()).isEqualTo(15.634, within(5e-4));
        assertThat(summary.largestStepDegrees()).isEqualTo(23.695, within(5e-4));
        assertThat(summary.largestDeviationDegrees()).isEqualTo(5.521, within(5e-4));
        assertThat(slerp("nlerpUneven").warnings()).isEmpty();
    }

    @Test
    void lerpShrinks() {
        Warning warning = slerp("lerpShrinks").warnings().get(0);
        assertThat(warning.code()).isEqualTo("notNormalized");
        assertThat(warning.value()).isEqualTo(StrictMath.cos(Math.toRadians(40)), within(1e-15));
    }

    @Test
    void hybridIsNlerpAtItsThreshold() {
        SlerpResult result = slerp("hybrid");
        assertThat(result.angleDegrees()).isEqualTo(30, within(1e-12));
        assertThat(result.summary().largestDeviationDegrees()).isEqualTo(0.033, within(5e-4));
        assertThat(result.warnings()).isEmpty();
    }

    /** 45 degrees right and as far up as the diagonal of a square is long, to half its side. */
    @Test
    void aHeadTurnsToLook() {
        SlerpResult result = slerp("lookAt");
        double pitch = StrictMath.atan2(0.5, Math.sqrt(2)) / 2;
        double turn = 2 * Math.toDegrees(StrictMath.acos(StrictMath.cos(Math.PI / 8) * StrictMath.cos(pitch)));
        assertThat(result.angleDegrees()).isEqualTo(turn, within(1e-12)).isEqualTo(48.8, within(0.05));
        assertThat(result.rotations().get(1).angleDegrees()).isEqualTo(turn / 2, within(1e-12));
        Vector3 looks = Axes.UNREAL.direction(result.rotations().get(2).rotation());
        assertThat(looks.minus(new Vector3(2, 2, 1).unit()).length()).isLessThan(1e-15);
    }

    /** A quarter turn, then an eighth about the way it looks: cosines of the halves multiply. */
    @Test
    void aFighterRollsIntoItsTurn() {
        RotationSequence sequence = sequence("lookAt");
        double turn = 2 * Math.toDegrees(StrictMath.acos(StrictMath.cos(Math.PI / 4) * StrictMath.cos(Math.PI / 8)));
        assertThat(sequence.summary().turnedDegrees())
                .isEqualTo(turn, within(1e-11))
                .isEqualTo(98.4, within(0.05));
        assertThat(sequence.summary().arrivedSeconds()).isNotNull();
        Quaternion last = sequence.steps().get(sequence.steps().size() - 1).rotation();
        assertThat(last.rotate(Axes.GODOT.up())
                        .minus(new Vector3(0, 1, 1).unit())
                        .length())
                .isLessThan(1e-14);
    }

    @Test
    void aTurretLooksAtWhatItHeard() {
        assertThat(step("lookAt").turnedDegrees()).isEqualTo(2, within(1e-12));
        Vector3 up = step("lookAt").rotation().rotate(Axes.UNITY.up());
        assertThat(up.y()).isGreaterThan(0.999);
    }

    @Test
    void theLongWayIsLong() {
        SlerpResult result = slerp("longWayRound");
        assertThat(result.angleDegrees()).isEqualTo(300, within(1e-10));
        assertThat(result.warnings()).extracting(Warning::code).containsExactly("longWayRound");
    }

    @Test
    void aTurretCatchesUp() {
        assertThat(step("towards").turnedDegrees()).isEqualTo(2, within(1e-12));
        assertThat(sequence("towards").summary().arrivedSeconds()).isEqualTo(0.75, within(1e-12));
        assertThat(step("exponential").turnedDegrees()).isEqualTo(90 * (1 - StrictMath.exp(-5.0 / 60)), within(1e-11));
        assertThat(step("exponential").warnings()).isEmpty();
    }

    @Test
    void publishedAndCorrectedDiffer() {
        RotationSequence published = sequence("exponentialPublished");
        RotationSequence corrected = sequence("exponentialCorrected");
        assertThat(left(published) / 120).isEqualTo(StrictMath.pow(0.5, 10), within(1e-12));
        assertThat(left(corrected) / 120).isEqualTo(StrictMath.exp(-5), within(1e-12));
        assertThat(Objects.requireNonNull(published.warnings().get(0).value()))
                .isEqualTo(StrictMath.pow(0.5, 10), within(1e-15));
        assertThat(published.warnings().get(0).message()).contains("0.000977", "0.00674");
        assertThat(corrected.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"10, 0.117", "30, 0.506", "60, 0.648", "144, 0.740", "1000, 0.798"})
    void theFrameRateMattersAsMuchAsTheTableSays(double rate, double published) {
        RotationSequenceRequest example =
                Examples.read("rotationSequence", "exponentialPublished", RotationSequenceRequest.class);
        assertThat(left(at(rate, example, Formulas.PUBLISHED))).isEqualTo(published, within(5e-4));
        assertThat(left(at(rate, example, Formulas.CORRECTED))).isEqualTo(0.809, within(5e-4));
    }

    private static RotationSequence at(double rate, RotationSequenceRequest example, Formulas formulas) {
        return Rotation.sequence(example.withFormulas(formulas).withDeltaSeconds(1 / rate));
    }

    @ParameterizedTest
    @CsvSource({
        "10, 0.0012, 5e-5, 0.9990",
        "30, 0.033, 5e-4, 0.9914",
        "45, 0.11, 5e-3, 0.9808",
        "90, 0.92, 5e-3, 0.9239",
        "160, 5.55, 5e-3, 0.7660"
    })
    void nlerpStraysAndLerpShrinksAsMuchAsTheTableSays(
            double degrees, double deviation, double rounding, double length) {
        assertThat(over(degrees, RotationMethod.NLERP).summary().largestDeviationDegrees())
                .isEqualTo(deviation, within(rounding));
        assertThat(over(degrees, RotationMethod.LERP)
                        .rotations()
                        .get(50)
                        .rotation()
                        .norm())
                .isEqualTo(length, within(5e-5));
    }

    /** A turn in 100 steps. */
    private static SlerpResult over(double degrees, RotationMethod method) {
        return Rotation.slerp(
                SlerpRequest.of(Quaternion.IDENTITY, Quaternion.about(new Vector3(0, 1, 0), Math.toRadians(degrees)))
                        .withSteps(100)
                        .withMethod(method)
                        .withPath(RotationPath.SHORTEST)
                        .withClamp(true));
    }
}
