package dev.gunfeel.rotation;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A direction to look along instead of an orientation. */
@NullUnmarked // null is what a request leaves out
class LookAtTest {
    private static final Quaternion NONE = Quaternion.IDENTITY;
    private static final Quaternion QUARTER = Quaternion.about(new Vector3(0, 1, 0), Math.PI / 2);

    private static RotationStepRequest step(Axes axes, Quaternion to, Vector3 lookAt, Vector3 up) {
        return RotationStepRequest.of(NONE, to)
                .withAxes(axes)
                .withLookAt(lookAt)
                .withUp(up)
                .withMethod(new TurnMethod.Towards(1e9))
                .withDeltaSeconds(1.0);
    }

    private static SlerpRequest slerp(Axes axes, Quaternion to, Vector3 lookAt, Vector3 up) {
        return SlerpRequest.of(NONE, to)
                .withAxes(axes)
                .withLookAt(lookAt)
                .withUp(up)
                .withT(List.of(0.5));
    }

    private static RotationSequenceRequest sequence(Axes axes, Quaternion to, Vector3 lookAt, Vector3 up) {
        return RotationSequenceRequest.of(NONE, to)
                .withAxes(axes)
                .withLookAt(lookAt)
                .withUp(up)
                .withMethod(new TurnMethod.Towards(90.0))
                .withDeltaSeconds(0.1)
                .withDurationSeconds(2.0);
    }

    /** Looking right is a turn of 90 degrees about up, so all three answer what they answer to that orientation. */
    @Test
    void isTheOrientationThatLooksThere() {
        Vector3 right = new Vector3(7, 0, 0);
        assertThat(Rotation.step(step(null, null, right, null)).rotation()).isEqualTo(QUARTER);
        assertThat(Rotation.slerp(slerp(null, null, right, null)))
                .usingRecursiveComparison()
                .isEqualTo(Rotation.slerp(slerp(null, QUARTER, null, null)));
        assertThat(Rotation.sequence(sequence(null, null, right, null)))
                .usingRecursiveComparison()
                .isEqualTo(Rotation.sequence(sequence(null, QUARTER, null, null)));
    }

    /** 45 degrees right and 45 up, whatever the axes call it: the cosine of half the turn is cos^2 of 22.5 degrees. */
    @ParameterizedTest
    @EnumSource
    void looksThereInAllAxes(Axes axes) {
        Vector3 direction = axes.direction(Math.PI / 4, Math.PI / 4);
        RotationStep step = Rotation.step(step(axes, null, direction.times(3e5), null));
        assertThat(step.rotation().rotate(axes.forward()).minus(direction).length())
                .isLessThan(1e-15);
        double cosine = StrictMath.pow(StrictMath.cos(Math.PI / 8), 2);
        assertThat(step.turnedDegrees()).isEqualTo(2 * Math.toDegrees(StrictMath.acos(cosine)), within(1e-12));
    }

    @ParameterizedTest
    @EnumSource
    void upRollsIt(Axes axes) {
        RotationStep step = Rotation.step(step(axes, null, axes.forward(), axes.vector(2, 2, 0)));
        assertThat(step.turnedDegrees()).isEqualTo(45, within(1e-12));
        Vector3 up = step.rotation().rotate(axes.up());
        assertThat(up.minus(axes.vector(1, 1, 0).unit()).length()).isLessThan(1e-15);
    }

    @ParameterizedTest
    @EnumSource
    void straightUpItHasNoYaw(Axes axes) {
        Quaternion up = Rotation.step(step(axes, null, axes.up(), null)).rotation();
        assertThat(up.rotate(axes.right()).minus(axes.right()).length()).isLessThan(1e-15);
        assertThat(up.rotate(axes.forward()).minus(axes.up()).length()).isLessThan(1e-15);
    }

    /** Behind is half a turn, to which both ways are short: the warning stands at what was asked for. */
    @Test
    void aHalfTurnIsWarnedOfWhereItIsAskedFor() {
        SlerpResult result = Rotation.slerp(slerp(null, null, new Vector3(0, 0, -1), null));
        assertThat(result.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("halfTurn");
            assertThat(warning.pointer()).isEqualTo("/lookAt");
        });
    }

    @Test
    void oneGoalIsGivenAndOnlyOne() {
        Vector3 ahead = new Vector3(0, 0, 1);
        complaintsAbout(step(null, null, null, null)).at("/to").saying("is required, unless lookAt");
        complaintsAbout(slerp(null, null, null, null)).at("/to");
        complaintsAbout(sequence(null, null, null, null)).at("/to");
        complaintsAbout(step(null, QUARTER, ahead, null))
                .exactly("/lookAt can't stand beside to, which says already what to turn to; leave one of the two out"
                        + " ([0, 0, 1])");
        complaintsAbout(step(null, QUARTER, null, ahead)).at("/up").saying("means nothing without lookAt");
        assertSound(step(null, null, ahead, null));
    }

    @Test
    void whatPointsNowhereIsRefused() {
        Vector3 nowhere = new Vector3(0, 9e-13, 0);
        Vector3 ahead = new Vector3(0, 0, 1);
        complaintsAbout(step(null, null, nowhere, nowhere)).at("/lookAt", "/up").saying("points nowhere");
        assertSound(step(null, null, new Vector3(0, 0, 2e-12), null));
        complaintsAbout(step(null, null, ahead, new Vector3(0, 0, -3)))
                .at("/up")
                .saying("says nothing about the roll");
        complaintsAbout(step(null, null, ahead, new Vector3(9e-7, 0, 1))).at("/up");
        assertSound(step(null, null, ahead, new Vector3(2e-6, 0, 1)));
        complaintsAbout(slerp(null, null, ahead, ahead)).at("/up");
        complaintsAbout(sequence(null, null, ahead, ahead)).at("/up");
    }
}
