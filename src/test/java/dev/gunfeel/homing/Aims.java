package dev.gunfeel.homing;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Requests for tests, from the origin in Unity's axes unless they say otherwise. */
@NullUnmarked // null is what a request leaves out
final class Aims {
    private Aims() {}

    /** Returns the direction of a yaw and a pitch in degrees. */
    static Vector3 look(double yawDegrees, double pitchDegrees) {
        return Axes.UNITY.direction(Math.toRadians(yawDegrees), Math.toRadians(pitchDegrees));
    }

    static HomingStepRequest step(Vector3 direction, Vector3 target, Method method, double rate, double delta) {
        return HomingStepRequest.of(Vector3.ZERO, direction)
                .withTarget(target)
                .withMethod(method.at(rate))
                .withDeltaSeconds(delta);
    }

    static HomingSequenceRequest sequence(
            Vector3 direction, List<Waypoint> path, Method method, double rate, double delta, double duration) {
        return sequence(null, direction, path, method, rate, delta, duration);
    }

    static HomingSequenceRequest sequence(
            Formulas formulas,
            Vector3 direction,
            List<Waypoint> path,
            Method method,
            double rate,
            double delta,
            double duration) {
        return HomingSequenceRequest.of(Vector3.ZERO, direction)
                .withFormulas(formulas)
                .withPath(path)
                .withMethod(method.at(rate))
                .withDeltaSeconds(delta)
                .withDurationSeconds(duration);
    }

    static List<Waypoint> still(Vector3 position) {
        return List.of(new Waypoint(0.0, position));
    }

    /** Returns the step that a sequence makes from one of its moments to the next, as a request of its own. */
    static HomingStepRequest next(
            HomingSequenceRequest sequence, Vector3 direction, Quaternion rotation, Vector3 target) {
        return HomingStepRequest.of(sequence.position(), direction)
                .withFormulas(sequence.formulas())
                .withAxes(sequence.axes())
                .withRotation(rotation)
                .withTarget(target)
                .withMethod(sequence.method())
                .withDeltaSeconds(sequence.deltaSeconds())
                .withActivationRadius(sequence.activationRadius());
    }

    static HomingSequenceStep last(HomingSequence sequence) {
        return sequence.steps().get(sequence.steps().size() - 1);
    }

    static double gap(Vector3 a, Vector3 b) {
        return a.minus(b).length();
    }
}
