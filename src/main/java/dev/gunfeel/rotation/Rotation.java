package dev.gunfeel.rotation;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import java.util.ArrayList;
import java.util.List;

/** Orientations: between two of them, and turning from one to the other (docs/formulas/rotation-and-homing.md). */
public final class Rotation {
    private Rotation() {}

    /**
     * Returns orientations between two, and how even they are. The same as POST /v1/rotation/slerp.
     *
     * @param request the two and where to look between them
     * @return an orientation for each t
     * @throws dev.gunfeel.input.InputException with all complaints about the request, if there are any
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static SlerpResult slerp(SlerpRequest request) {
        Check.require(request);
        return new SlerpComputation(request).result();
    }

    /**
     * Returns an orientation after one step of turning towards another. The same as POST /v1/rotation/step.
     *
     * @param request the two and how far to turn
     * @return the new orientation; handed back as {@code from} it makes the next step
     * @throws dev.gunfeel.input.InputException with all complaints about the request, if there are any
     */
    public static RotationStep step(RotationStepRequest request) {
        Check.require(request);
        Pace pace = request.method().pace(request.formulas(), request.deltaSeconds());
        RotationSequenceStep step =
                turn(0, 0, request.from().unit(), request.goal().rotation(), pace);
        return new RotationStep(
                step.rotation(),
                step.turnedDegrees(),
                step.remainingDegrees(),
                step.arrived(),
                warnings(request.method(), request.formulas(), request.deltaSeconds()));
    }

    /**
     * Returns an orientation turning towards another over some time, by the steps of {@link #step}. The same as POST
     * /v1/rotation/sequence.
     *
     * @param request the two, how to turn and for how long
     * @return the start and every step after it
     * @throws dev.gunfeel.input.InputException with all complaints about the request, if there are any
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static RotationSequence sequence(RotationSequenceRequest request) {
        Check.require(request);
        Pace pace = request.method().pace(request.formulas(), request.deltaSeconds());
        Quaternion from = request.from().unit();
        Quaternion to = request.goal().rotation();
        int count = TurnRules.count(request.durationSeconds(), request.deltaSeconds());

        List<RotationSequenceStep> steps = new ArrayList<>(count + 1);
        RotationSequenceStep last = moment(0, 0, from, from, to);
        steps.add(last);
        double turned = 0;
        Double arrived = last.arrived() ? last.timeSeconds() : null;
        for (int i = 1; i <= count; i++) {
            Interruption.poll();
            last = turn(i, TurnRules.time(i, request.deltaSeconds()), last.rotation(), to, pace);
            steps.add(last);
            turned += last.turnedDegrees();
            if (arrived == null && last.arrived()) {
                arrived = last.timeSeconds();
            }
        }
        double shortest = degrees(from, Slerp.end(from, last.rotation(), RotationPath.SHORTEST));
        return new RotationSequence(
                steps,
                TurnSummary.of(turned, shortest, arrived),
                warnings(request.method(), request.formulas(), request.deltaSeconds()));
    }

    /** Returns the real turn between two unit quaternions in degrees, their signs as they are. */
    static double degrees(Quaternion a, Quaternion b) {
        return 2 * Slerp.angle(a, b) / Pace.RADIANS;
    }

    private static RotationSequenceStep turn(int index, double time, Quaternion from, Quaternion to, Pace pace) {
        Quaternion end = Slerp.end(from, to, RotationPath.SHORTEST);
        double left = 2 * Slerp.angle(from, end);
        double turn = pace.radians(left);
        Quaternion rotation = turn >= left ? end : Slerp.slerp(from, end, turn / left, RotationPath.AS_GIVEN);
        return moment(index, time, from, rotation, end);
    }

    private static RotationSequenceStep moment(
            int index, double time, Quaternion before, Quaternion rotation, Quaternion to) {
        double remaining = degrees(rotation, Slerp.end(rotation, to, RotationPath.SHORTEST));
        return new RotationSequenceStep(
                index, time, rotation, degrees(before, rotation), remaining, remaining <= TurnSummary.ARRIVED_DEGREES);
    }

    private static List<Warning> warnings(TurnMethod method, Formulas formulas, double deltaSeconds) {
        Warning frameRate = method.frameRate(formulas, deltaSeconds);
        return frameRate == null ? List.of() : List.of(frameRate);
    }
}
