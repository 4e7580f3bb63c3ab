package dev.gunfeel.homing;

import static dev.gunfeel.homing.Aims.gap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Numbers;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every input, on seeded random ones. */
@NullUnmarked // null is what a request leaves out
class HomingPropertyTest {
    private static Vector3 any(Random random) {
        return new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    }

    private static double pick(Random random, double... values) {
        return values[random.nextInt(values.length)];
    }

    /** Near and far, alike, opposite, upright, all sizes that a double holds. */
    private static Vector3 hostile(Random random, Vector3 other) {
        double size = pick(random, 1e-11, 1e-3, 1, 1e9, 1e150, 1e300, 1e307);
        return switch (random.nextInt(6)) {
            case 0 -> other;
            case 1 -> other.times(-1);
            case 2 ->
                other.unit()
                        .times(random.nextBoolean() ? 1 : -1)
                        .plus(any(random).times(pick(random, 1e-15, 1e-12, 1e-9, 1e-6)));
            case 3 -> new Vector3(0, pick(random, -1, 1) * size, pick(random, 0, -0.0, 1e-17, 1e-7) * size);
            case 4 -> new Vector3(pick(random, -0.0, 0), pick(random, -0.0, 0), -size);
            default -> any(random).times(size);
        };
    }

    private static HomingStepRequest hostile(Random random, Method method) {
        Vector3 direction = hostile(random, any(random));
        double place = pick(random, 0, 0, 1, 1e8, 1e300, Double.MAX_VALUE);
        Vector3 position = new Vector3(-place, place, -place);
        Vector3 target = place == 0 ? hostile(random, direction) : hostile(random, position);
        double rate = pick(random, 0, Double.MIN_VALUE, 1e-300, 1e-12, 1e-3, 1, 60, 3600, 1e300, Double.MAX_VALUE);
        return HomingStepRequest.of(position, direction)
                .withFormulas(random.nextBoolean() ? Formulas.PUBLISHED : Formulas.CORRECTED)
                .withAxes(List.of(Axes.values()).get(random.nextInt(4)))
                .withTarget(target)
                .withMethod(method.at(rate))
                .withDeltaSeconds(pick(random, 0, Double.MIN_VALUE, 1e-300, 1e-3, 0.02, 1, 1e300, Double.MAX_VALUE))
                .withActivationRadius(random.nextInt(3) == 0 ? pick(random, 1e-300, 1, 1e300, Double.MAX_VALUE) : null);
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void neverLeavesTheNumbers(Method method) {
        Random random = new Random(51);
        int tried = 0;
        while (tried < 5000) {
            HomingStepRequest request = hostile(random, method);
            if (Sight.none(request.position(), request.target())) {
                continue;
            }
            tried++;
            HomingStep step = Homing.step(request);
            Numbers.assertFinite(step);
            assertThat(step.direction().length()).isEqualTo(1, within(1e-12));
            assertThat(step.rotation().norm()).isEqualTo(1, within(1e-12));
            assertThat(gap(step.rotation().rotate(request.axes().forward()), step.direction()))
                    .isLessThan(1e-12);
            assertThat(step.yawDegrees()).isGreaterThan(-180).isLessThanOrEqualTo(180);
            assertThat(step.pitchDegrees()).isBetween(-90.0, 90.0);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"VECTOR", "EXPONENTIAL"})
    void neverOvershoots(Method method) {
        Random random = new Random(52);
        int tried = 0;
        while (tried < 5000) {
            HomingStepRequest request = hostile(random, method);
            if (Sight.none(request.position(), request.target())) {
                continue;
            }
            tried++;
            HomingStep step = Homing.step(request);
            double before = Math.toDegrees(GreatCircle.angle(
                    request.direction().unit(), Sight.direction(request.position(), request.target())));
            // Within 1e-12 radians of opposite the turn goes level to the right, wherever the target leans.
            double leaning = before > 180 - Math.toDegrees(1e-12) ? Math.toDegrees(2e-12) : 0;
            assertThat(step.turnedDegrees() + step.remainingDegrees()).isEqualTo(before, within(1e-11 + leaning));
        }
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void nothingInASequenceLeavesTheNumbers(Method method) {
        Random random = new Random(53);
        for (int i = 0; i < 200; i++) {
            HomingStepRequest step = hostile(random, method);
            double delta = pick(random, 1e-300, 1e-3, 1, 1e300, 1e307);
            HomingSequence sequence = Homing.sequence(HomingSequenceRequest.of(step.position(), step.direction())
                    .withFormulas(step.formulas())
                    .withAxes(step.axes())
                    .withPath(List.of(
                            new Waypoint(0.0, step.target()),
                            new Waypoint(delta, step.position()),
                            new Waypoint(2 * delta, step.target().times(-1))))
                    .withMethod(step.method())
                    .withDeltaSeconds(delta)
                    .withDurationSeconds(9 * delta)
                    .withActivationRadius(step.activationRadius()));
            Numbers.assertFinite(sequence);
            assertThat(sequence.steps())
                    .allSatisfy(
                            moment -> assertThat(moment.direction().length()).isEqualTo(1, within(1e-12)));
        }
    }

    @Test
    void aLongSequenceKeepsItsLength() {
        // A target that circles for ever: 100 000 steps, each from the one before.
        List<Waypoint> path = List.of(
                new Waypoint(0.0, new Vector3(1, 0.3, 1)),
                new Waypoint(400.0, new Vector3(-1, 0.3, 2)),
                new Waypoint(700.0, new Vector3(-1, -3, -1)),
                new Waypoint(1000.0, new Vector3(2, 0.3, -1)));
        for (Method method : Method.values()) {
            HomingSequence sequence =
                    Homing.sequence(Aims.sequence(new Vector3(0, 0, 1), path, method, 0.2, 0.01, 1000));
            HomingSequenceStep last = Aims.last(sequence);
            assertThat(last.index()).isEqualTo(100_000);
            assertThat(last.direction().length()).isEqualTo(1, within(5e-15));
            assertThat(last.rotation().norm()).isEqualTo(1, within(5e-15));
        }
    }

    /** The orientation in other axes: the vector part is an axis of turning, which a mirror turns round. */
    private static Quaternion convert(Quaternion unity, Axes axes) {
        boolean mirrored = axes != Axes.UNITY && axes != Axes.UNREAL;
        Vector3 axis = axes.vector(unity.x(), unity.y(), unity.z()).times(mirrored ? -1 : 1);
        return new Quaternion(axis.x(), axis.y(), axis.z(), unity.w());
    }

    private static Vector3 convert(Vector3 unity, Axes axes) {
        return axes.vector(unity.x(), unity.y(), unity.z());
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void allAxesTellTheSameStory(Method method) {
        Random random = new Random(54);
        boolean exponential = method == Method.EXPONENTIAL;
        for (int i = 0; i < 300; i++) {
            Vector3 position = any(random);
            Vector3 direction = any(random);
            // Every tenth exactly opposite, every tenth from straight up: what is right of that differs by axes.
            if (i % 10 == 1) {
                direction = new Vector3(0, 2, 0);
            }
            boolean opposite = i % 10 < 2 && !method.carriesRotation();
            Vector3 target = opposite
                    ? position.minus(direction)
                    : position.plus(any(random).times(5));
            Quaternion rotation = Axes.UNITY
                    .lookRotation(direction.unit())
                    .times(Quaternion.about(Axes.UNITY.forward(), random.nextDouble() * 3));
            double rate = random.nextDouble() * (exponential ? 1 : 60);
            HomingStep unity = null;
            for (Axes axes : Axes.values()) {
                HomingStep step = Homing.step(HomingStepRequest.of(convert(position, axes), convert(direction, axes))
                        .withAxes(axes)
                        .withRotation(convert(rotation, axes))
                        .withTarget(convert(target, axes))
                        .withMethod(method.at(rate))
                        .withDeltaSeconds(1.0));
                unity = axes == Axes.UNITY ? step : unity;
                assertThat(gap(step.direction(), convert(unity.direction(), axes)))
                        .isLessThan(1e-12);
                Quaternion expected = convert(unity.rotation(), axes);
                Quaternion shown = step.rotation();
                assertThat(Slerp.angle(shown, Slerp.end(shown, expected, RotationPath.SHORTEST)))
                        .isLessThan(1e-11);
                assertThat(step.yawDegrees()).isEqualTo(unity.yawDegrees(), within(1e-9));
                assertThat(step.pitchDegrees()).isEqualTo(unity.pitchDegrees(), within(1e-11));
                assertThat(step.turnedDegrees()).isEqualTo(unity.turnedDegrees(), within(1e-11));
                assertThat(step.remainingDegrees()).isEqualTo(unity.remainingDegrees(), within(1e-11));
            }
        }
    }

    @Test
    void orientationsLookWhereTheirDirectionsPoint() {
        Random random = new Random(55);
        for (Axes axes : Axes.values()) {
            for (int i = 0; i < 1000; i++) {
                Vector3 direction = any(random).unit();
                Quaternion rotation = axes.lookRotation(direction);
                assertThat(gap(rotation.rotate(axes.forward()), direction)).isLessThan(1e-15);
                // No roll: the right of it is level, and its up is not below level.
                assertThat(rotation.rotate(axes.right()).dot(axes.up())).isEqualTo(0, within(1e-15));
                assertThat(rotation.rotate(axes.up()).dot(axes.up())).isNotNegative();
                assertThat(gap(axes.direction(axes.yaw(direction), axes.pitch(direction)), direction))
                        .isLessThan(1e-15);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"VECTOR", "QUATERNION_LERP", "SLERP"})
    void aTargetThatStandsStillIsReached(Method method) {
        Random random = new Random(56);
        for (int i = 0; i < 200; i++) {
            HomingSequence sequence = Homing.sequence(
                    Aims.sequence(any(random), List.of(new Waypoint(0.0, any(random))), method, 60, 0.05, 8));
            assertThat(sequence.summary().arrivedSeconds()).isNotNull();
            if (method == Method.VECTOR) {
                assertThat(sequence.summary().detour()).isEqualTo(1, within(1e-9));
                assertThat(sequence.summary().arrivedSeconds())
                        .isEqualTo(sequence.summary().turnedDegrees() / 60, within(0.0501));
            } else {
                assertThat(sequence.summary().detour()).isGreaterThan(1 - 1e-9);
            }
        }
    }
}
