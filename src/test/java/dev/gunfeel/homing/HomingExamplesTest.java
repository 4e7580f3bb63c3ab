package dev.gunfeel.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.rotation.Examples;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** The shipped examples show what they say they show, and so do the figures in the documentation. */
@NullUnmarked // an angle that is left out would fail the test
class HomingExamplesTest {
    private static HomingStep step(String name) {
        return Homing.step(Examples.read("homingStep", name, HomingStepRequest.class));
    }

    private static HomingSequence sequence(String name) {
        return Homing.sequence(Examples.read("homingSequence", name, HomingSequenceRequest.class));
    }

    @Test
    void aMissileTurns() {
        assertThat(step("vector").turnedDegrees()).isEqualTo(1.5, within(1e-12));
        assertThat(step("vector").warnings()).isEmpty();
    }

    @Test
    void aTargetStraightBehindIsTurnedToByTheRight() {
        assertThat(step("opposite").yawDegrees()).isEqualTo(9, within(1e-12));
        assertThat(step("opposite").pitchDegrees()).isEqualTo(0, within(1e-12));
        assertThat(step("opposite").remainingDegrees()).isEqualTo(171, within(1e-12));
    }

    @Test
    void vectorGoesOverTheTopAndTheOthersRound() {
        HomingSequence vector = sequence("vectorOverTheTop");
        assertThat(vector.summary().turnedDegrees()).isEqualTo(60, within(1e-9));
        assertThat(vector.summary().detour()).isEqualTo(1, within(1e-12));
        assertThat(vector.summary().arrivedSeconds()).isEqualTo(40.0 / 60, within(1e-12));

        HomingSequence lerp = sequence("quaternionLerpDetour");
        assertThat(lerp.summary().detour()).isEqualTo(1.4999, within(5e-5));
        assertThat(lerp.summary().arrivedSeconds()).isEqualTo(61.0 / 60, within(1e-12));
        assertThat(lerp.warnings()).extracting(Warning::code).containsExactly("detour", "turnRateNotHeld");

        HomingSequence slerp = sequence("slerpDetour");
        assertThat(slerp.summary().detour()).isEqualTo(1.4998, within(5e-5));
        assertThat(slerp.summary().arrivedSeconds()).isEqualTo(54.0 / 60, within(1e-12));
        assertThat(slerp.warnings().get(1).value()).isEqualTo(1.5, within(1e-3));
    }

    @Test
    void asPrintedSticksOrDawdles() {
        HomingSequence stuck = sequence("vectorAsPrintedSticks");
        assertThat(stuck.summary().turnedDegrees()).isZero();
        assertThat(stuck.warnings()).extracting(Warning::code).contains("stuck");
        HomingSequence slow = sequence("vectorAsPrintedSlow");
        assertThat(slow.summary().arrivedSeconds()).isEqualTo(2.75, within(1e-12));
        assertThat(slow.warnings().get(0).value()).isEqualTo(0.0267, within(5e-5));
    }

    @Test
    void publishedAndCorrectedDiffer() {
        HomingSequence published = sequence("exponentialPublished");
        HomingSequence corrected = sequence("exponentialCorrected");
        double start = published.steps().get(0).remainingDegrees();
        assertThat(Aims.last(published).remainingDegrees() / start)
                .isEqualTo(StrictMath.pow(1 - 8.0 / 30, 30), within(1e-12));
        assertThat(Aims.last(corrected).remainingDegrees() / start).isEqualTo(StrictMath.exp(-8), within(1e-12));
        assertThat(corrected.warnings()).isEmpty();
    }

    @Test
    void aPlaneIsFollowedWhileItIsNear() {
        HomingSequence sequence = sequence("movingTarget");
        assertThat(sequence.steps().get(0).following()).isFalse();
        assertThat(sequence.steps()).anyMatch(HomingSequenceStep::following).anyMatch(HomingSequenceStep::arrived);
        assertThat(Aims.last(sequence).following()).isFalse();
        assertThat(Aims.last(sequence).turnedDegrees()).isZero();
        assertThat(sequence.summary().detour()).isGreaterThan(1);
    }
}
