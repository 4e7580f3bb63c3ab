package dev.gunfeel.homing;

import static dev.gunfeel.homing.Aims.look;
import static dev.gunfeel.homing.Aims.still;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.rotation.Examples;
import dev.gunfeel.rotation.TurnSummary;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "10, 0.2605, 1.22, 0.12",
        "45, 1.0608, 2.20, 0.50",
        "90, 1.5000, 2.75, 1.00",
        "135, 1.0608, 3.32, 1.50",
        "170, 0.2605, 4.32, 1.90",
        "179, 0.0262, 5.80, 2.00",
        "179.9, 0.0026, 7.28, 2.00",
        "180, 0, , 2.00"
    })
    void asPrintedIsAsSlowAsTheTableSays(double angle, double firstStep, Double printed, double vector) {
        HomingSequence slow = at(angle, Method.VECTOR_AS_PRINTED);
        assertThat(slow.steps().get(1).turnedDegrees()).isEqualTo(firstStep, within(5e-5));
        if (printed == null) {
            assertThat(slow.summary().arrivedSeconds()).isNull();
        } else {
            assertThat(slow.summary().arrivedSeconds()).isEqualTo(printed, within(5e-3));
        }
        assertThat(at(angle, Method.VECTOR).summary().arrivedSeconds()).isEqualTo(vector, within(5e-3));
    }

    /** Steps of more than 90 degrees; what is left beyond the target is negative. */
    @ParameterizedTest
    @CsvSource({
        "89, 170, 84.26, 85.74",
        "95, 170, 116.74, 53.26",
        "100, 110, 100.63, 9.37",
        "120, 150, 139.11, 10.89",
        "150, 170, 174.27, -4.27",
        "100, 180, 180, 0"
    })
    void asPrintedALongStepTurnsAsTheTableSays(double step, double angle, double turned, double left) {
        HomingStep printed = Homing.step(Aims.step(look(0, 0), look(angle, 0), Method.VECTOR_AS_PRINTED, step, 1));
        assertThat(printed.turnedDegrees()).isEqualTo(turned, within(5e-3));
        assertThat(angle - printed.turnedDegrees()).isEqualTo(left, within(5e-3));
        assertThat(printed.remainingDegrees()).isEqualTo(Math.abs(left), within(5e-3));
        assertThat(printed.warnings())
                .singleElement()
                .satisfies(
                        warning -> assertThat(warning.value()).isEqualTo(printed.turnedDegrees() / step, within(1e-9)));
    }

    @Test
    void asPrintedAStepBeyond135DegreesFliesPastEveryTarget() {
        for (double angle = 136.5; angle < 180; angle++) {
            assertThat(turned(136, angle)).isGreaterThan(angle);
        }
        for (double angle = 134.5; angle < 180; angle++) {
            assertThat(turned(134, angle)).as("a target at %s", angle).isBetween(134.0, 180.0);
        }
        assertThat(turned(134, 170)).isLessThan(170);
    }

    private static double turned(double step, double angle) {
        return Homing.step(Aims.step(look(0, 0), look(angle, 0), Method.VECTOR_AS_PRINTED, step, 1))
                .turnedDegrees();
    }

    private static HomingSequence at(double angle, Method method) {
        return Homing.sequence(Aims.sequence(look(0, 0), still(look(angle, 0)), method, 90, 1.0 / 60, 20));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 120, 0, 120.0, 1, 1",
        "-45, 120, 45, 138.6, 1, 1",
        "30, 90, 30, 75.5, 1.032, 1.032",
        "0, 90, 60, 90.0, 1.038, 1.038",
        "75, 179, 30, 75.0, 1.454, 1.453",
        "80, 170, 80, 19.9, 1.480, 1.480"
    })
    void theDetoursAreAsLongAsTheTableSays(
            double fromPitch, double yaw, double pitch, double shortest, double lerp, double slerp) {
        TurnSummary byLerp = detour(fromPitch, yaw, pitch, Method.QUATERNION_LERP);
        assertThat(byLerp.shortestDegrees()).isEqualTo(shortest, within(0.05));
        assertThat(byLerp.detour()).isEqualTo(lerp, within(5e-4));
        assertThat(detour(fromPitch, yaw, pitch, Method.SLERP).detour()).isEqualTo(slerp, within(5e-4));
        assertThat(detour(fromPitch, yaw, pitch, Method.VECTOR).detour()).isEqualTo(1, within(1e-12));
    }

    private static TurnSummary detour(double fromPitch, double yaw, double pitch, Method method) {
        return Homing.sequence(
                        Aims.sequence(look(0, fromPitch), still(look(yaw, pitch).times(20)), method, 90, 1.0 / 60, 10))
                .summary();
    }
}
