package dev.gunfeel.homing;

import static dev.gunfeel.homing.Aims.gap;
import static dev.gunfeel.homing.Aims.last;
import static dev.gunfeel.homing.Aims.look;
import static dev.gunfeel.homing.Aims.still;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // null is what a request leaves out
class HomingTest {
    private static final double STEP = Math.toRadians(5);

    private static Vector3 any(Random random) {
        return new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    }

    @Test
    void vectorFollowsTheGreatCircle() {
        // Two other ways to the same point: the tangent towards the target, and a quaternion about the common normal.
        Random random = new Random(31);
        for (int i = 0; i < 2000; i++) {
            Vector3 from = any(random);
            Vector3 to = any(random);
            double degrees = random.nextDouble() * 20;
            Vector3 aim = from.times(1 / from.length());
            Vector3 goal = to.times(1 / to.length());
            double angle = StrictMath.acos(aim.dot(goal));
            if (Math.toDegrees(angle) < degrees) {
                continue;
            }
            double turn = Math.toRadians(degrees);
            Vector3 tangent = goal.minus(aim.times(aim.dot(goal)));
            Vector3 byTangent =
                    aim.times(StrictMath.cos(turn)).plus(tangent.times(StrictMath.sin(turn) / tangent.length()));
            Vector3 normal = aim.cross(goal);
            Vector3 byQuaternion =
                    Quaternion.about(normal.times(1 / normal.length()), turn).rotate(aim);

            HomingStep step = Homing.step(Aims.step(from, to, Method.VECTOR, degrees, 1));

            assertThat(gap(step.direction(), byTangent)).isLessThan(1e-12);
            assertThat(gap(step.direction(), byQuaternion)).isLessThan(1e-12);
            assertThat(step.turnedDegrees()).isEqualTo(degrees, within(1e-12));
            assertThat(step.remainingDegrees()).isEqualTo(Math.toDegrees(angle) - degrees, within(1e-7));
            assertThat(step.arrived()).isFalse();
            assertThat(step.following()).isTrue();
            assertThat(step.warnings()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1e-6, 1e-9, 1e-10})
    void staysInThePlaneOfAimAndTargetNearZeroAndNearOpposite(double off) {
        // The plane in exact decimals. A cross product in doubles loses as many digits as the angle is small.
        Random random = new Random(33);
        for (int i = 0; i < 500; i++) {
            Vector3 aim = any(random).unit();
            Vector3 goal = aim.times(random.nextBoolean() ? 1 : -1)
                    .plus(any(random).times(off))
                    .unit();
            Vector3 normal = exactNormal(aim, goal);

            HomingStep step = Homing.step(Aims.step(aim, goal, Method.EXPONENTIAL, 0.5, 1));

            assertThat(step.direction().dot(normal)).isEqualTo(0, within(1e-15));
            assertThat(step.turnedDegrees()).isEqualTo(step.remainingDegrees(), within(1e-12));
        }
    }

    /** Returns the unit vector square to two, from their cross product without any rounding. */
    private static Vector3 exactNormal(Vector3 a, Vector3 b) {
        return new Vector3(
                        exact(a.y(), b.z(), a.z(), b.y()),
                        exact(a.z(), b.x(), a.x(), b.z()),
                        exact(a.x(), b.y(), a.y(), b.x()))
                .unit();
    }

    private static double exact(double a, double b, double c, double d) {
        return new BigDecimal(a)
                .multiply(new BigDecimal(b))
                .subtract(new BigDecimal(c).multiply(new BigDecimal(d)))
                .doubleValue();
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void everyMethodArrivesExactlyWithinOneStep(Method method) {
        Vector3 target = new Vector3(3, -2, 7);
        Vector3 near = target.unit().plus(new Vector3(0.02, 0, 0));

        HomingStep step = Homing.step(Aims.step(near, target, method, 90, 0.1));

        if (method != Method.EXPONENTIAL) {
            assertThat(step.direction()).isEqualTo(target.unit());
            assertThat(step.remainingDegrees()).isZero();
            assertThat(step.arrived()).isTrue();
        }
        assertThat(Homing.step(Aims.step(near, target, method, 1e300, 1)).direction())
                .isEqualTo(target.unit());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "37, 20", "-120, -75", "180, 89.9999"})
    void turnsLevelToTheRightFromExactlyOpposite(double yaw, double pitch) {
        for (Method method : new Method[] {Method.VECTOR, Method.EXPONENTIAL}) {
            double rate = method == Method.EXPONENTIAL ? 5.0 / 180 : 5;
            Vector3 from = look(yaw, pitch);

            HomingStep step = Homing.step(Aims.step(from, from.times(-4), method, rate, 1));

            Vector3 right = look(yaw + 90, 0);
            Vector3 expected = from.times(StrictMath.cos(STEP)).plus(right.times(StrictMath.sin(STEP)));
            assertThat(gap(step.direction(), expected)).isLessThan(1e-12);
            assertThat(step.turnedDegrees()).isEqualTo(5, within(1e-12));
            assertThat(step.remainingDegrees()).isEqualTo(175, within(1e-12));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {90, -90, 89.99999, -89.99999})
    void turnsToTheAxesRightFromStraightUpAndDown(double pitch) {
        for (double degrees : new double[] {1e-9, 5, 90, 179}) {
            Vector3 from = look(90, pitch);

            HomingStep step = Homing.step(Aims.step(from, from.times(-1), Method.VECTOR, degrees, 1));

            assertThat(step.turnedDegrees()).isEqualTo(degrees, within(1e-12));
            assertThat(step.direction().x()).isEqualTo(StrictMath.sin(Math.toRadians(degrees)), within(2e-6));
            assertThat(step.direction().length()).isEqualTo(1, within(1e-15));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"VECTOR", "QUATERNION_LERP", "SLERP", "EXPONENTIAL"})
    void oppositeNeverSticks(Method method) {
        Random random = new Random(32);
        for (int i = 0; i < 100; i++) {
            Vector3 from = i < 6
                    ? new Vector3[] {look(0, 90), look(0, -90), look(0, 0), look(180, 0), look(-90, 0), look(45, 45)}[i]
                    : any(random);
            HomingSequence sequence = Homing.sequence(Aims.sequence(
                    from, still(from.times(-3)), method, method == Method.EXPONENTIAL ? 20 : 90, 0.02, 4));

            assertThat(last(sequence).remainingDegrees()).isLessThan(1e-9);
            if (method == Method.VECTOR) {
                assertThat(sequence.summary().turnedDegrees()).isEqualTo(180, within(1e-9));
                assertThat(sequence.summary().arrivedSeconds()).isEqualTo(2, within(0.021));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 30", "5, 90", "5, 170", "40, 60", "89, 100", "5, 179.999"})
    void asPrintedAStepUpTo90DegreesTurnsByLess(double step, double angle) {
        HomingStep printed = Homing.step(Aims.step(look(0, 0), look(angle, 0), Method.VECTOR_AS_PRINTED, step, 1));
        HomingStep vector = Homing.step(Aims.step(look(0, 0), look(angle, 0), Method.VECTOR, step, 1));

        double expected = Math.toDegrees(StrictMath.atan2(
                StrictMath.sin(Math.toRadians(step)) * StrictMath.sin(Math.toRadians(angle)),
                StrictMath.cos(Math.toRadians(step))));
        assertThat(printed.turnedDegrees()).isEqualTo(expected, within(1e-12));
        assertThat(printed.yawDegrees()).isEqualTo(expected, within(1e-12));
        assertThat(printed.turnedDegrees()).isLessThanOrEqualTo(step + 1e-12);
        assertThat(vector.turnedDegrees()).isEqualTo(step, within(1e-12));
        if (angle != 90) {
            Warning warning = printed.warnings().get(0);
            assertThat(warning.code()).isEqualTo("turnRateNotHeld");
            assertThat(warning.value()).isEqualTo(expected / step, within(1e-12));
        }
    }

    @Test
    void asPrintedSticksWhereTheTargetIsOpposite() {
        HomingSequence printed =
                Homing.sequence(Aims.sequence(look(0, 0), still(look(180, 0)), Method.VECTOR_AS_PRINTED, 90, 0.02, 10));
        HomingSequence vector =
                Homing.sequence(Aims.sequence(look(0, 0), still(look(180, 0)), Method.VECTOR, 90, 0.02, 10));

        assertThat(printed.steps()).allSatisfy(step -> {
            assertThat(step.direction()).isEqualTo(new Vector3(0, 0, 1));
            assertThat(step.remainingDegrees()).isEqualTo(180);
            assertThat(step.following()).isTrue();
        });
        assertThat(printed.summary().turnedDegrees()).isZero();
        assertThat(printed.summary().arrivedSeconds()).isNull();
        assertThat(printed.warnings()).extracting(Warning::code).containsExactly("turnRateNotHeld", "stuck");
        assertThat(printed.warnings().get(0).value()).isZero();
        assertThat(vector.summary().arrivedSeconds()).isEqualTo(2, within(0.021));
        assertThat(vector.warnings()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"QUATERNION_LERP", "SLERP"})
    void mixingOrientationsGoesALongWayRound(Method method) {
        // From 60 degrees up to 60 degrees up on the other side: 60 degrees over the top, but turning about up follows
        // the circle of latitude, 180 degrees times cos 60. Short steps come near to it from below.
        Vector3 from = look(0, 60);
        Vector3 target = look(180, 60);

        HomingSequence mixed = Homing.sequence(Aims.sequence(from, still(target), method, 90, 0.001, 4));
        HomingSequence vector = Homing.sequence(Aims.sequence(from, still(target), Method.VECTOR, 90, 0.001, 4));

        assertThat(last(mixed).direction()).isEqualTo(target.unit());
        assertThat(mixed.summary().shortestDegrees()).isEqualTo(60, within(1e-9));
        assertThat(mixed.summary().turnedDegrees()).isEqualTo(90, within(1e-4));
        assertThat(mixed.summary().detour()).isEqualTo(1.5, within(1e-5));
        assertThat(mixed.warnings()).extracting(Warning::code).containsExactly("detour", "turnRateNotHeld");
        assertThat(mixed.warnings().get(0).value()).isEqualTo(mixed.summary().detour());
        assertThat(vector.summary().detour()).isEqualTo(1, within(1e-12));
        assertThat(vector.summary().turnedDegrees()).isEqualTo(60, within(1e-9));
    }

    @Test
    void slerpTurnsAtItsOwnRate() {
        // About up, half a turn for an angle of 60: slerp shares the half turn out as if it were the 60.
        HomingStep step = Homing.step(Aims.step(look(0, 60), look(180, 60), Method.SLERP, 1, 1));

        assertThat(step.yawDegrees()).isEqualTo(180.0 / 60, within(1e-9));
        assertThat(step.pitchDegrees()).isEqualTo(60, within(1e-12));
        double chord = 2 * StrictMath.sin(Math.toRadians(1.5)) * StrictMath.cos(Math.toRadians(60));
        double turned = 2 * Math.toDegrees(StrictMath.asin(chord / 2));
        assertThat(step.turnedDegrees()).isEqualTo(turned, within(1e-9));
        assertThat(step.warnings()).extracting(Warning::code).containsExactly("turnRateNotHeld");
        assertThat(step.warnings().get(0).value()).isEqualTo(turned, within(1e-9));
    }

    @Test
    void quaternionLerpIsTheMixOfTheTwoOrientations() {
        // Worked by hand: yaw 0 is [0, 0, 0, 1], yaw 90 is [0, sin 45, 0, cos 45]; a ninth of the way is 10/90.
        double half = StrictMath.sqrt(0.5);
        double share = 10.0 / 90;
        double yaw = 2 * Math.toDegrees(StrictMath.atan2(share * half, 1 - share + share * half));

        HomingStep step = Homing.step(Aims.step(look(0, 0), look(90, 0), Method.QUATERNION_LERP, 10, 1));

        assertThat(step.yawDegrees()).isEqualTo(yaw, within(1e-12));
        assertThat(step.rotation().norm()).isEqualTo(1, within(1e-15));
        assertThat(step.turnedDegrees()).isLessThan(10);
    }

    @Test
    void theRollIsCarriedByTheMethodsThatMixOrientations() {
        Quaternion rolled =
                Axes.UNITY.lookRotation(look(0, 0)).times(Quaternion.about(Axes.UNITY.forward(), Math.toRadians(30)));
        Vector3 target = look(60, 40);
        for (Method method : Method.values()) {
            boolean exponential = method == Method.EXPONENTIAL;
            HomingStep step = Homing.step(HomingStepRequest.of(Vector3.ZERO, look(0, 0))
                    .withRotation(rolled)
                    .withTarget(target)
                    .withMethod(method.at(exponential ? 1.0 : 10.0))
                    .withDeltaSeconds(0.1));
            double roll = roll(step);
            if (method.carriesRotation()) {
                assertThat(Math.abs(roll)).isGreaterThan(20);
                assertThat(step.warnings()).extracting(Warning::code).doesNotContain("rollDropped");
            } else {
                assertThat(roll).isEqualTo(0, within(1e-12));
                Warning dropped = step.warnings().stream()
                        .filter(warning -> warning.code().equals("rollDropped"))
                        .findFirst()
                        .orElseThrow();
                assertThat(dropped.value()).isEqualTo(30, within(1e-9));
            }
        }
    }

    /** How far the right of an orientation is tilted from level. */
    private static double roll(HomingStep step) {
        return Math.toDegrees(
                StrictMath.asin(step.rotation().rotate(Axes.UNITY.right()).y()));
    }

    @Test
    void holdsBeyondTheActivationRadius() {
        Vector3 target = new Vector3(10, 0, 0);
        for (double radius : new double[] {9.999, 10, 10.001}) {
            HomingStep step = Homing.step(HomingStepRequest.of(Vector3.ZERO, look(0, 0))
                    .withTarget(target)
                    .withMethod(Method.VECTOR.at(9.0))
                    .withDeltaSeconds(1.0)
                    .withActivationRadius(radius));

            boolean near = radius >= 10;
            assertThat(step.following()).isEqualTo(near);
            assertThat(step.yawDegrees()).isEqualTo(near ? 9 : 0, within(1e-12));
            assertThat(step.remainingDegrees()).isEqualTo(near ? 81 : 90, within(1e-12));
        }
    }

    @Test
    void answersTheSidesOfTheCompass() {
        for (Axes axes : Axes.values()) {
            assertThat(axes.yaw(axes.forward())).isZero();
            assertThat(axes.yaw(axes.right())).isEqualTo(Math.PI / 2);
            assertThat(axes.yaw(axes.right().times(-1))).isEqualTo(-Math.PI / 2);
            assertThat(axes.yaw(axes.up())).isZero();
            assertThat(axes.yaw(axes.up().times(-1))).isZero();
            assertThat(axes.pitch(axes.up())).isEqualTo(Math.PI / 2);
            // Straight back is 180, whatever the signs of the zeros and the pitch.
            for (double up : new double[] {-0.5, -0.0, 0.0, 0.5}) {
                for (double right : new double[] {-1e-17, -0.0, 0.0}) {
                    assertThat(axes.yaw(axes.vector(right, up, -1))).isEqualTo(Math.PI);
                }
            }
        }
    }

    @Test
    void aYawOfNothingHasNoSign() {
        assertThat(1 / Axes.GODOT.yaw(new Vector3(-0.0, -0.5, -1))).isPositive();
    }

    private static List<Warning> turnRateWarnings(Method method, Vector3 aim, Vector3 target, double duration) {
        return Homing.sequence(Aims.sequence(aim, Aims.still(target), method, 90, 1.0 / 60, duration))
                .warnings()
                .stream()
                .filter(warning -> warning.code().equals("turnRateNotHeld"))
                .toList();
    }

    /** Level, the orientations are as far apart as the directions: nothing surprises. */
    @Test
    void levelTargetsHideIt() {
        assertThat(turnRateWarnings(Method.SLERP, look(0, 0), look(120, 0).times(50), 2))
                .isEmpty();
        assertThat(turnRateWarnings(Method.VECTOR, look(0, 75), look(179, 30).times(50), 2))
                .isEmpty();
    }

    /** Over the top slerp turns at 1 to 1.5 times its rate and lerp at 0.98 to 1: the end farther from 1 is the figure. */
    @Test
    void theTurnRateWarningSaysHowFarItIsOff() {
        Vector3 aim = new Vector3(0, Math.sqrt(3), 1);
        Vector3 target = new Vector3(0, 10 * Math.sqrt(3), -10);
        assertThat(turnRateWarnings(Method.SLERP, aim, target, 1.5))
                .singleElement()
                .satisfies(warning -> {
                    assertThat(warning.value()).isCloseTo(1.5, within(0.01));
                    assertThat(warning.message()).contains("turns the aim by 1 to 1.5 times");
                });
        assertThat(turnRateWarnings(Method.QUATERNION_LERP, aim, target, 1.5))
                .singleElement()
                .satisfies(warning -> {
                    assertThat(warning.value()).isLessThan(1).isGreaterThan(0.97);
                    assertThat(warning.message()).contains("by 0.977 to 1 times");
                });
    }

    /** At 45 degrees a step of 1.5 as printed turns by atan2(sin 1.5 sin 45, cos 1.5). */
    @Test
    void aSingleStepHasASingleFactor() {
        double step = Math.toRadians(1.5);
        double factor = StrictMath.atan2(StrictMath.sin(step) * Math.sqrt(0.5), StrictMath.cos(step)) / step;
        HomingStep answer =
                Homing.step(Aims.step(look(0, 0), look(45, 0).times(9), Method.VECTOR_AS_PRINTED, 90, 1.0 / 60));
        assertThat(answer.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.value()).isCloseTo(factor, within(1e-12));
            assertThat(warning.message()).contains("turns by 0.707 times");
        });
    }

    @Test
    void aPublishedExponentialStepWarnsOfTheFrameRate() {
        HomingStep answer = Homing.step(Aims.step(look(0, 0), look(45, 0).times(9), Method.EXPONENTIAL, 5, 0.1));
        assertThat(answer.warnings()).extracting(Warning::code).containsExactly("dependsOnFrameRate");
        assertThat(answer.warnings().get(0).value()).isCloseTo(Math.pow(0.5, 10), within(1e-15));
    }

    @Test
    void aSequenceWarnsOfTheRollThatItDrops() {
        Quaternion rolled = Axes.UNITY.lookRotation(look(20, 10)).times(Quaternion.about(Axes.UNITY.forward(), 0.5));
        HomingSequence answer = Homing.sequence(
                Aims.sequence(look(20, 10), Aims.still(look(45, 0).times(9)), Method.VECTOR, 90, 0.1, 1)
                        .withRotation(rolled));
        assertThat(answer.warnings()).extracting(Warning::code).containsExactly("rollDropped");
        assertThat(answer.warnings().get(0).value()).isCloseTo(Math.toDegrees(0.5), within(1e-9));
    }

    @Test
    void nothingMovesInNoTime() {
        for (Method method : Method.values()) {
            HomingStep step = Homing.step(Aims.step(look(10, 20), look(50, -60), method, 90, 0));
            assertThat(step.direction()).isEqualTo(look(10, 20).unit());
            assertThat(step.turnedDegrees()).isZero();
            assertThat(step.warnings()).isEmpty();
        }
    }
}
