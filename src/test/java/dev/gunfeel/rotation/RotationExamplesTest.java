package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
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
        return Rotation.sequence(new RotationSequenceRequest(
                formulas,
                example.from(),
                example.to(),
                example.method(),
                null,
                example.ratePerSecond(),
                1 / rate,
                example.durationSeconds()));
    }

    @ParameterizedTest
    @CsvSource({"10, 0.0012, 5e-5", "45, 0.11, 5e-3", "90, 0.92, 5e-3", "160, 5.55, 5e-3"})
    void nlerpStraysAsFarAsTheTextSays(double degrees, double deviation, double rounding) {
        SlerpSummary summary = Rotation.slerp(new SlerpRequest(
                        Quaternion.IDENTITY,
                        Quaternion.about(new Vector3(0, 1, 0), Math.toRadians(degrees)),
                        null,
                        100,
                        RotationMethod.NLERP,
                        RotationPath.SHORTEST,
                        true))
                .summary();
        assertThat(summary.largestDeviationDegrees()).isEqualTo(deviation, within(rounding));
    }
}
