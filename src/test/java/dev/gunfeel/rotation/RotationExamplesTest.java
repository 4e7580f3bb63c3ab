package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import java.util.Objects;
import org.junit.jupiter.api.Test;

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
}
