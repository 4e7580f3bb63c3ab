package dev.gunfeel.rotation;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@NullUnmarked // null is what a request leaves out
class RotationSlerpTest {
    private static final Quaternion NONE = Quaternion.IDENTITY;

    private static Quaternion yaw(double degrees) {
        return Quaternion.about(new Vector3(0, 1, 0), Math.toRadians(degrees));
    }

    private static SlerpRequest request(
            Quaternion from,
            Quaternion to,
            List<Double> t,
            Integer steps,
            RotationMethod method,
            RotationPath path,
            Boolean clamp) {
        return SlerpRequest.of(from, to)
                .withT(t)
                .withSteps(steps)
                .withMethod(method)
                .withPath(path)
                .withClamp(clamp);
    }

    private static SlerpResult slerp(
            Quaternion from, Quaternion to, RotationMethod method, RotationPath path, Boolean clamp, Double... t) {
        return Rotation.slerp(request(from, to, List.of(t), null, method, path, clamp));
    }

    private static SlerpResult steps(Quaternion to, RotationMethod method, int steps) {
        return Rotation.slerp(request(NONE, to, null, steps, method, RotationPath.SHORTEST, true));
    }

    private static double step(SlerpResult result, boolean largest) {
        Double step = largest
                ? result.summary().largestStepDegrees()
                : result.summary().smallestStepDegrees();
        return Objects.requireNonNull(step);
    }

    @Test
    void stepsOfSlerpAreEqual() {
        SlerpResult result = steps(yaw(120), RotationMethod.SLERP, 8);

        assertThat(result.angleDegrees()).isEqualTo(120, within(1e-12));
        assertThat(result.rotations()).hasSize(9);
        for (int i = 0; i <= 8; i++) {
            SlerpRotation at = result.rotations().get(i);
            assertThat(at.t()).isEqualTo(i / 8.0);
            assertThat(at.angleDegrees()).isEqualTo(15.0 * i, within(1e-12));
            assertThat(at.rotation().minus(yaw(15.0 * i)).norm()).isLessThan(1e-15);
        }
        assertThat(step(result, false)).isEqualTo(15, within(1e-12));
        assertThat(step(result, true)).isEqualTo(15, within(1e-12));
        assertThat(result.summary().largestDeviationDegrees()).isZero();
        assertThat(result.warnings()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = RotationMethod.class,
            names = {"NLERP", "LERP"})
    void stepsOfTheOthersAreNot(RotationMethod method) {
        SlerpResult result = steps(yaw(120), method, 4);

        // A chord of an arc of 60 degrees: a quarter along it lies at atan2(sin 60 / 4, 3/4 + cos 60 / 4).
        double quarter = 2
                * Math.toDegrees(
                        StrictMath.atan2(StrictMath.sin(Math.PI / 3) / 4, 0.75 + StrictMath.cos(Math.PI / 3) / 4));
        assertThat(step(result, false)).isEqualTo(quarter, within(1e-12));
        assertThat(step(result, true)).isEqualTo(60 - quarter, within(1e-12));
        assertThat(result.summary().largestDeviationDegrees()).isEqualTo(30 - quarter, within(1e-12));
    }

    private static SlerpRequest hybrid(double degrees, Double thresholdDegrees) {
        return SlerpRequest.of(NONE, yaw(degrees))
                .withSteps(8)
                .withMethod(RotationMethod.HYBRID)
                .withHybridThresholdDegrees(thresholdDegrees)
                .withPath(RotationPath.AS_GIVEN);
    }

    /** At a quarter of a chord of so many degrees, as {@link #stepsOfTheOthersAreNot} has it. */
    private static double quarterOfTheChord(double degrees) {
        double half = Math.toRadians(degrees) / 2;
        return 2 * Math.toDegrees(StrictMath.atan2(StrictMath.sin(half) / 4, 0.75 + StrictMath.cos(half) / 4));
    }

    @Test
    void hybridMixesUpToItsThresholdAndTurnsEvenlyBeyond() {
        for (double threshold : new double[] {30, 90, 200, 340}) {
            double below = threshold - 0.01;
            double above = threshold + 0.01;
            SlerpResult mixed = Rotation.slerp(hybrid(below, threshold));
            assertThat(mixed.rotations().get(2).angleDegrees()).isEqualTo(quarterOfTheChord(below), within(1e-10));
            assertThat(mixed.rotations())
                    .allSatisfy(at -> assertThat(at.rotation().norm()).isEqualTo(1, within(1e-15)));
            SlerpResult even = Rotation.slerp(hybrid(above, threshold));
            assertThat(even.rotations().get(2).angleDegrees()).isEqualTo(above / 4, within(1e-10));
            assertThat(even.summary().largestDeviationDegrees()).isZero();
        }
        assertThat(Rotation.slerp(hybrid(1, 0.0)).summary().largestDeviationDegrees())
                .isZero();
        assertThat(Rotation.slerp(hybrid(359, 360.0)).summary().largestDeviationDegrees())
                .isGreaterThan(10);
    }

    @Test
    void hybridMixesUpTo30DegreesUnlessToldOtherwise() {
        assertThat(Rotation.slerp(hybrid(29.99, null)).summary().largestDeviationDegrees())
                .isEqualTo(29.99 / 4 - quarterOfTheChord(29.99), within(1e-3))
                .isGreaterThan(0.03);
        assertThat(Rotation.slerp(hybrid(30.01, null)).summary().largestDeviationDegrees())
                .isZero();
    }

    /** Half a turn is 180 degrees exactly, and so is the threshold: it is still mixed. */
    @Test
    void theThresholdItselfIsMixed() {
        SlerpRequest halfATurn = hybrid(180, 180.0).withTo(new Quaternion(0, 1, 0, 0));
        assertThat(Rotation.slerp(halfATurn).rotations().get(2).angleDegrees())
                .isEqualTo(quarterOfTheChord(180), within(1e-10));
        assertThat(Rotation.slerp(halfATurn.withHybridThresholdDegrees(Math.nextDown(180.0)))
                        .rotations()
                        .get(2)
                        .angleDegrees())
                .isEqualTo(45, within(1e-12));
    }

    @Test
    void theThresholdIsHybridsAlone() {
        complaintsAbout(hybrid(10, 400.0)).at("/hybridThresholdDegrees");
        complaintsAbout(hybrid(10, -1.0)).at("/hybridThresholdDegrees");
        complaintsAbout(SlerpRequest.of(NONE, NONE).withSteps(2).withHybridThresholdDegrees(20.0))
                .at("/hybridThresholdDegrees")
                .saying("method slerp", "set method to hybrid");
    }

    @Test
    void warnsThatLerpIsNoRotation() {
        SlerpResult result = steps(yaw(120), RotationMethod.LERP, 2);

        assertThat(result.rotations().get(1).rotation().norm()).isEqualTo(StrictMath.cos(Math.PI / 6), within(1e-15));
        Warning warning = result.warnings().get(0);
        assertThat(warning.code()).isEqualTo("notNormalized");
        assertThat(warning.value()).isEqualTo(StrictMath.cos(Math.PI / 6), within(1e-15));
        assertThat(warning.message()).contains("0.866");
    }

    @Test
    void saysNothingWhereLerpVanishes() {
        SlerpResult result =
                slerp(NONE, NONE.negated(), RotationMethod.LERP, RotationPath.AS_GIVEN, true, 0.25, 0.5, 0.75);

        assertThat(result.rotations().get(1).rotation().norm()).isZero();
        assertThat(result.rotations().get(1).angleDegrees()).isNull();
        assertThat(result.table().rows().get(1)[5]).isNull();
        assertThat(result.rotations().get(0).angleDegrees()).isZero();
        assertThat(result.rotations().get(2).angleDegrees()).isEqualTo(360);
        assertThat(result.summary().largestStepDegrees()).isNull();
        Numbers.assertFinite(result);
    }

    @Test
    void goesTheLongWayWhereItIsGiven() {
        SlerpResult given = slerp(NONE, yaw(300), RotationMethod.SLERP, RotationPath.AS_GIVEN, true, 0.5);
        SlerpResult shortest = slerp(NONE, yaw(300), RotationMethod.SLERP, RotationPath.SHORTEST, true, 0.5, 1.0);

        assertThat(given.angleDegrees()).isEqualTo(300, within(1e-12));
        assertThat(given.rotations().get(0).rotation().minus(yaw(150)).norm()).isLessThan(1e-15);
        assertThat(given.warnings()).extracting(Warning::code).containsExactly("longWayRound");
        assertThat(given.warnings().get(0).message()).contains("turns 300 degrees where 60 would do");
        assertThat(shortest.angleDegrees()).isEqualTo(60, within(1e-12));
        assertThat(shortest.rotations().get(0).rotation().minus(yaw(-30)).norm())
                .isLessThan(1e-15);
        // It ends on the other quaternion of the same orientation, so that the four numbers don't jump on the way.
        assertThat(shortest.rotations()
                        .get(1)
                        .rotation()
                        .minus(yaw(300).negated())
                        .norm())
                .isZero();
        assertThat(shortest.warnings()).isEmpty();
    }

    @Test
    void holdsAtTheEndsUnlessAskedToGoOn() {
        SlerpResult held = slerp(NONE, yaw(40), RotationMethod.SLERP, RotationPath.SHORTEST, null, -0.5, 0.5, 1.5);
        SlerpResult beyond = slerp(NONE, yaw(40), RotationMethod.SLERP, RotationPath.SHORTEST, false, -0.5, 1.5, 4.5);

        assertThat(held.rotations()).extracting(SlerpRotation::t).containsExactly(-0.5, 0.5, 1.5);
        assertThat(held.rotations().get(0).rotation()).isEqualTo(NONE);
        assertThat(held.rotations().get(2).rotation()).isEqualTo(yaw(40));
        assertThat(held.warnings()).extracting(Warning::pointer).containsExactly("/t/0");
        assertThat(beyond.rotations().get(0).rotation().minus(yaw(-20)).norm()).isLessThan(1e-15);
        assertThat(beyond.rotations().get(1).rotation().minus(yaw(60)).norm()).isLessThan(1e-15);
        assertThat(beyond.rotations().get(2).rotation().minus(yaw(180)).norm()).isLessThan(1e-15);
        assertThat(beyond.warnings()).isEmpty();
    }

    @Test
    void agreesWithItselfWhereClampingChangesNothing() {
        // The published rule mixes below 1e-4 when clamped and below 1e-7 when not; both are slerp to 1e-13.
        for (double degrees : new double[] {1e-9, 1e-6, 1e-4, 0.005, 0.0114, 0.012, 1}) {
            for (double t : new double[] {0.1, 0.3, 0.9}) {
                Quaternion clamped = slerp(NONE, yaw(degrees), RotationMethod.SLERP, RotationPath.SHORTEST, true, t)
                        .rotations()
                        .get(0)
                        .rotation();
                Quaternion free = slerp(NONE, yaw(degrees), RotationMethod.SLERP, RotationPath.SHORTEST, false, t)
                        .rotations()
                        .get(0)
                        .rotation();
                assertThat(free).isEqualTo(clamped);
                assertThat(free.minus(yaw(degrees * t)).norm()).isLessThan(1e-15);
            }
        }
    }

    @Test
    void warnsOfHalfATurn() {
        SlerpResult result = slerp(NONE, new Quaternion(0, 1, 0, 0), null, null, null, 0.5);

        assertThat(result.angleDegrees()).isEqualTo(180);
        assertThat(result.warnings()).extracting(Warning::code).containsExactly("halfTurn");
    }

    @Test
    void takesQuaternionsOfAnyLength() {
        Quaternion huge = yaw(90).times(1e300);
        Quaternion tiny = NONE.times(2e-12);

        SlerpResult result = slerp(tiny, huge, null, null, null, 0.0, 0.5, 1.0);

        assertThat(result.rotations().get(0).rotation()).isEqualTo(NONE);
        assertThat(result.rotations().get(1).rotation().minus(yaw(45)).norm()).isLessThan(1e-15);
        assertThat(result.rotations().get(2).rotation().minus(yaw(90)).norm()).isLessThan(1e-15);
    }

    @Test
    void hasATable() {
        SlerpResult result = slerp(NONE, yaw(90), null, null, null, 0.0, 1.0);

        assertThat(result.table().header())
                .containsExactly("t", "rotationX", "rotationY", "rotationZ", "rotationW", "angleDegrees");
        assertThat(result.table().rows().get(0)).containsExactly(0.0, 0.0, 0.0, 0.0, 1.0, 0.0);
        assertThat(result.table().rows().get(1)[2])
                .isEqualTo(result.rotations().get(1).rotation().y());
    }

    @Test
    void complainsAboutEverythingAtOnce() {
        Quaternion zero = new Quaternion(0, 1e-13, 0, 0);

        complaintsAbout(request(zero, zero, null, null, null, null, null))
                .at("/from", "/to", "/t")
                .saying("no rotation", "[0, 0.5, 1]");
        complaintsAbout(request(NONE, NONE, List.of(0.5), 3, null, null, null))
                .at("/steps")
                .saying("leave one of the two out");
        complaintsAbout(request(NONE, NONE, List.of(), 0, null, null, null)).at("/t", "/steps");
        complaintsAbout(request(NONE, NONE, List.of(0.5, Double.NaN, 1e300), null, null, null, false))
                .at("/t/1")
                .saying("finite");
        complaintsAbout(request(NONE, NONE, Arrays.asList(0.5, null), null, null, null, null))
                .at("/t/1");
        complaintsAbout(request(NONE, NONE, List.of(-1e9, 1.1e9), null, null, null, false))
                .at("/t/1")
                .saying("1e9");
        assertSound(request(NONE, NONE, List.of(1e300), null, null, null, true));
        complaintsAbout(request(NONE, NONE, null, Integer.MAX_VALUE, null, null, null))
                .at("/steps")
                .saying("GUNFEEL_MAX_SAMPLES");
        complaintsAbout(request(NONE, NONE, Collections.nCopies(200_001, 0.5), null, null, null, null))
                .at("/t")
                .saying("GUNFEEL_MAX_SAMPLES");
        complaintsOf(() -> Rotation.slerp(request(zero, NONE, null, 1, null, null, null)))
                .at("/from");
    }

    @Test
    void complainsAboutMoreThanAListHoldsEvenWithoutLimits() {
        complaintsOf(() -> steps(yaw(10), RotationMethod.SLERP, Integer.MAX_VALUE))
                .onlyAt("/steps", "more than a list can hold");
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> steps(yaw(10), RotationMethod.SLERP, 10)).isInstanceOf(StoppedException.class);
    }
}
