package dev.gunfeel.homing;

import static dev.gunfeel.homing.Aims.gap;
import static dev.gunfeel.homing.Aims.last;
import static dev.gunfeel.homing.Aims.look;
import static dev.gunfeel.homing.Aims.still;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // null is what a request leaves out
class HomingSequenceTest {
    private static Vector3 any(Random random, double size) {
        return new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).times(size);
    }

    private static HomingSequenceRequest random(Random random, Method method) {
        Axes axes = List.of(Axes.values()).get(random.nextInt(4));
        Vector3 position = any(random, 3);
        List<Waypoint> path = new ArrayList<>();
        double time = 0;
        for (int i = random.nextInt(5); i >= 0; i--) {
            path.add(new Waypoint(time, position.plus(any(random, 10))));
            time += 0.1 + random.nextDouble();
        }
        if (random.nextInt(4) == 0) {
            path.add(new Waypoint(time, position));
            path.add(new Waypoint(time + 0.5, position));
        }
        Vector3 direction = any(random, 1);
        Quaternion rotation = random.nextBoolean()
                ? null
                : axes.lookRotation(direction.unit())
                        .times(Quaternion.about(axes.forward(), random.nextDouble() * 6))
                        .times(3);
        boolean exponential = method == Method.EXPONENTIAL;
        return HomingSequenceRequest.of(position, direction)
                .withFormulas(random.nextBoolean() ? Formulas.PUBLISHED : Formulas.CORRECTED)
                .withAxes(axes)
                .withRotation(rotation)
                .withPath(path)
                .withMethod(method.at(exponential ? random.nextDouble() * 10 : random.nextDouble() * 200))
                .withDeltaSeconds(0.005 + random.nextDouble() * 0.05)
                .withDurationSeconds(2.0)
                .withActivationRadius(random.nextBoolean() ? null : 5 + random.nextDouble() * 15);
    }

    @Test
    void arrivesAfterAngleOverRate() {
        HomingSequence sequence =
                Homing.sequence(Aims.sequence(look(0, 0), still(look(100, 0)), Method.VECTOR, 90, 0.1, 2));

        assertThat(sequence.steps()).hasSize(21);
        for (HomingSequenceStep step : sequence.steps()) {
            double yaw = Math.min(100, 9.0 * step.index());
            assertThat(step.timeSeconds()).isEqualTo(step.index() * 0.1);
            assertThat(step.yawDegrees()).isEqualTo(yaw, within(1e-12));
            assertThat(step.pitchDegrees()).isZero();
            assertThat(step.remainingDegrees()).isEqualTo(100 - yaw, within(1e-12));
            assertThat(step.arrived()).isEqualTo(step.index() >= 12);
            assertThat(step.targetYawDegrees()).isEqualTo(100, within(1e-12));
            assertThat(step.targetPitchDegrees()).isZero();
        }
        assertThat(sequence.summary().turnedDegrees()).isEqualTo(100, within(1e-12));
        assertThat(sequence.summary().detour()).isEqualTo(1, within(1e-13));
        assertThat(sequence.summary().arrivedSeconds()).isEqualTo(12 * 0.1);
    }

    @Test
    void aMovingTargetIsFollowedAtItsOwnRate() {
        // Round the follower at 60 degrees a second, a little at a time, against 90 degrees a second from behind it.
        List<Waypoint> path = new ArrayList<>();
        for (int i = 0; i <= 3000; i++) {
            path.add(new Waypoint(i * 0.001, look(30 + 0.06 * i, 0).times(20)));
        }

        HomingSequence sequence = Homing.sequence(Aims.sequence(look(0, 0), path, Method.VECTOR, 90, 0.01, 3));

        // The lead of 30 degrees melts at 30 degrees a second.
        assertThat(sequence.summary().arrivedSeconds()).isEqualTo(1, within(0.011));
        HomingSequenceStep half = sequence.steps().get(50);
        assertThat(half.yawDegrees()).isEqualTo(45, within(1e-9));
        assertThat(half.targetYawDegrees()).isEqualTo(60, within(1e-9));
        assertThat(last(sequence).arrived()).isTrue();
        assertThat(last(sequence).turnedDegrees()).isEqualTo(0.6, within(1e-9));
        // From 0 to 210 degrees, which is 150 the other way.
        assertThat(sequence.summary().turnedDegrees()).isEqualTo(210, within(1e-6));
        assertThat(sequence.summary().shortestDegrees()).isEqualTo(150, within(1e-6));
        assertThat(sequence.summary().detour()).isEqualTo(1.4, within(1e-6));
        assertThat(sequence.warnings()).isEmpty();
    }

    @Test
    void publishedExponentialIsAPowerOfTheSteps() {
        HomingSequence sequence =
                Homing.sequence(Aims.sequence(look(10, -20), still(look(150, 50)), Method.EXPONENTIAL, 4, 0.05, 3));

        double start = sequence.steps().get(0).remainingDegrees();
        for (HomingSequenceStep step : sequence.steps()) {
            assertThat(step.remainingDegrees())
                    .isEqualTo(start * StrictMath.pow(1 - 4 * 0.05, step.index()), within(1e-11));
        }
        Warning warning = sequence.warnings().get(0);
        assertThat(warning.code()).isEqualTo("dependsOnFrameRate");
        assertThat(warning.value()).isEqualTo(StrictMath.pow(0.8, 20), within(1e-15));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.1, 1.0 / 30, 1.0 / 144})
    void correctedExponentialIsTheSameAtAnyFrameRate(double delta) {
        Vector3 from = look(10, -20);
        Vector3 to = look(150, 50);
        HomingSequence sequence =
                Homing.sequence(Aims.sequence(Formulas.CORRECTED, from, still(to), Method.EXPONENTIAL, 4, delta, 1));

        double angle = StrictMath.acos(from.dot(to));
        double turned = angle * (1 - StrictMath.exp(-4));
        Vector3 expected = from.times(StrictMath.sin(angle - turned))
                .plus(to.times(StrictMath.sin(turned)))
                .times(1 / StrictMath.sin(angle));
        assertThat(gap(last(sequence).direction(), expected)).isLessThan(1e-12);
        assertThat(sequence.warnings()).isEmpty();
    }

    @Test
    void feedingAStepBackGivesTheSequence() {
        Random random = new Random(41);
        for (Method method : Method.values()) {
            for (int i = 0; i < 40; i++) {
                HomingSequenceRequest request = random(random, method);
                HomingSequence sequence = Homing.sequence(request);
                Vector3 direction = request.direction();
                Quaternion rotation = request.rotation();
                for (HomingSequenceStep expected :
                        sequence.steps().subList(1, sequence.steps().size())) {
                    if (expected.remainingDegrees() == null) {
                        continue; // A step refuses a target at the follower's place; the aim holds meanwhile.
                    }
                    HomingStep step = Homing.step(Aims.next(request, direction, rotation, expected.target()));
                    assertThat(List.of(
                                    step.direction(),
                                    step.yawDegrees(),
                                    step.pitchDegrees(),
                                    step.rotation(),
                                    step.turnedDegrees(),
                                    step.remainingDegrees(),
                                    step.arrived(),
                                    step.following()))
                            .isEqualTo(List.of(
                                    expected.direction(),
                                    expected.yawDegrees(),
                                    expected.pitchDegrees(),
                                    expected.rotation(),
                                    expected.turnedDegrees(),
                                    expected.remainingDegrees(),
                                    expected.arrived(),
                                    expected.following()));
                    direction = step.direction();
                    rotation = step.rotation();
                }
            }
        }
    }

    @Test
    void anyMomentOfASequenceIsAStateToGoOnFrom() {
        Random random = new Random(42);
        for (Method method : Method.values()) {
            for (int i = 0; i < 10; i++) {
                HomingSequenceRequest request = random(random, method);
                List<HomingSequenceStep> steps = Homing.sequence(request).steps();
                for (int k = 1; k < steps.size(); k++) {
                    HomingSequenceStep before = steps.get(k - 1);
                    HomingSequenceStep expected = steps.get(k);
                    if (expected.remainingDegrees() != null) {
                        HomingStep step = Homing.step(
                                Aims.next(request, before.direction(), before.rotation(), expected.target()));
                        assertThat(step.direction()).isEqualTo(expected.direction());
                        assertThat(step.rotation()).isEqualTo(expected.rotation());
                    }
                }
            }
        }
    }

    @Test
    void followsOnlyWithinTheActivationRadius() {
        // It comes straight at the follower's right side from 20 m, 10 m a second, and is let in at 10 m.
        List<Waypoint> path =
                List.of(new Waypoint(0.0, new Vector3(20, 0, 0)), new Waypoint(2.0, new Vector3(0, 0, 0)));
        HomingSequence sequence = Homing.sequence(HomingSequenceRequest.of(Vector3.ZERO, look(0, 0))
                .withPath(path)
                .withMethod(Method.VECTOR.at(45.0))
                .withDeltaSeconds(0.125)
                .withDurationSeconds(2.5)
                .withActivationRadius(10.0));

        for (HomingSequenceStep step : sequence.steps()) {
            boolean near = step.timeSeconds() >= 1 && step.timeSeconds() < 2;
            assertThat(step.following()).as("at %s s", step.timeSeconds()).isEqualTo(near);
            double turning = Math.max(0, Math.min(8, step.index() - 7));
            assertThat(step.yawDegrees()).isEqualTo(45 * 0.125 * turning, within(1e-12));
            // At the follower's place there is no angle, and the aim holds.
            assertThat(step.remainingDegrees() == null).isEqualTo(step.timeSeconds() >= 2);
            assertThat(step.targetYawDegrees() == null).isEqualTo(step.timeSeconds() >= 2);
            assertThat(step.arrived()).isFalse();
        }
        assertThat(sequence.summary().turnedDegrees()).isEqualTo(45, within(1e-12));
        assertThat(sequence.table().rows().get(20)[12]).isNull();
    }

    @Test
    void atTheActivationRadiusTheTargetIsFollowed() {
        HomingSequence sequence =
                Homing.sequence(Aims.sequence(look(0, 0), Aims.still(new Vector3(7, 0, 0)), Method.VECTOR, 90, 0.1, 1)
                        .withActivationRadius(7.0));
        assertThat(sequence.warnings()).isEmpty();
        assertThat(sequence.summary().turnedDegrees()).isCloseTo(90, within(1e-9));
    }

    @Test
    void warnsWhereTheTargetNeverComesNear() {
        HomingSequence sequence = Homing.sequence(HomingSequenceRequest.of(Vector3.ZERO, look(0, 0))
                .withPath(still(look(90, 0).times(12)))
                .withMethod(Method.VECTOR.at(45.0))
                .withDeltaSeconds(0.1)
                .withDurationSeconds(1.0)
                .withActivationRadius(10.0));

        assertThat(sequence.summary().turnedDegrees()).isZero();
        assertThat(sequence.warnings()).extracting(Warning::code).containsExactly("neverFollowed");
        assertThat(sequence.warnings().get(0).value()).isEqualTo(12, within(1e-12));
    }

    @Test
    void countsTheStepsThatAreMeant() {
        // 0.3/0.1 is 2.9999999999999996.
        assertThat(Homing.sequence(Aims.sequence(look(0, 0), still(look(9, 0)), Method.VECTOR, 1, 0.1, 0.3))
                        .steps())
                .hasSize(4);
        assertThat(Homing.sequence(Aims.sequence(look(0, 0), still(look(9, 0)), Method.VECTOR, 1, 0.1, 0))
                        .steps())
                .hasSize(1);
    }

    @Test
    void hasATable() {
        HomingSequence sequence =
                Homing.sequence(Aims.sequence(look(0, 0), still(look(90, 0)), Method.VECTOR, 9, 1, 1));

        assertThat(sequence.table().header()).hasSize(20).startsWith("index", "timeSeconds", "directionX");
        assertThat(sequence.table().rows())
                .hasSize(2)
                .allSatisfy(row -> assertThat(row).hasSize(20));
        assertThat(sequence.table().rows().get(0))
                .startsWith(0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 90.0, false, true);
    }

    @Test
    void stopsWhenInterrupted() {
        HomingSequenceRequest request = Aims.sequence(look(0, 0), still(look(90, 0)), Method.VECTOR, 9, 0.1, 1);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Homing.sequence(request)).isInstanceOf(StoppedException.class);
    }
}
