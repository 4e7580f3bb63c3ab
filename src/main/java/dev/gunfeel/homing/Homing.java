package dev.gunfeel.homing;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Pace;
import dev.gunfeel.rotation.TurnRules;
import dev.gunfeel.rotation.TurnSummary;
import java.util.ArrayList;
import java.util.List;

/** An aim that follows a target (docs/formulas/rotation-and-homing.md, Turning an aim towards a target). */
public final class Homing {
    private Homing() {}

    /**
     * Returns an aim after one step towards its target. The same as POST /v1/homing/step.
     *
     * @param request the aim, the target and how it turns
     * @return the new aim; its direction and rotation, handed back, make the next step
     * @throws dev.gunfeel.input.InputException with all complaints about the request, if there are any
     */
    public static HomingStep step(HomingStepRequest request) {
        Check.require(request);
        Axes axes = request.axes();
        Aim aim = Aim.of(axes, request.method(), request.direction(), request.rotation());
        Move move = request.follower().step(aim, request.target());
        HomingWarnings warnings = new HomingWarnings(request.method());
        warnings.frameRate(request.formulas(), request.deltaSeconds());
        warnings.roll(axes, request.direction(), request.rotation());
        warnings.moved(move);

        Vector3 direction = move.aim().direction();
        double remaining = degrees(move.left() == null ? 0 : move.left());
        return new HomingStep(
                direction,
                degrees(axes.yaw(direction)),
                degrees(axes.pitch(direction)),
                move.aim().rotation(),
                degrees(move.turned()),
                remaining,
                remaining <= TurnSummary.ARRIVED_DEGREES,
                move.following(),
                warnings.list());
    }

    /**
     * Returns an aim following a target over some time, by the steps of {@link #step}. The same as POST
     * /v1/homing/sequence.
     *
     * @param request the aim, where the target goes and how the aim turns
     * @return the start and every step after it, and the detour
     * @throws dev.gunfeel.input.InputException with all complaints about the request, if there are any
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static HomingSequence sequence(HomingSequenceRequest request) {
        Check.require(request);
        Follower follower = request.follower();
        HomingWarnings warnings = new HomingWarnings(request.method());
        warnings.frameRate(request.formulas(), request.deltaSeconds());
        warnings.roll(request.axes(), request.direction(), request.rotation());

        int count = TurnRules.count(request.durationSeconds(), request.deltaSeconds());
        List<HomingSequenceStep> steps = new ArrayList<>(count + 1);
        Vector3 target = Waypoint.at(request.path(), 0);
        Aim aim = Aim.of(request.axes(), request.method(), request.direction(), request.rotation());
        steps.add(moment(0, 0, follower, target, follower.look(aim, target)));
        double nearest = Sight.distance(request.position(), target);
        double turned = 0;
        for (int i = 1; i <= count; i++) {
            Interruption.poll();
            double time = TurnRules.time(i, request.deltaSeconds());
            target = Waypoint.at(request.path(), time);
            Move move = follower.step(aim, target);
            warnings.moved(move);
            aim = move.aim();
            turned += move.turned();
            nearest = Math.min(nearest, Sight.distance(request.position(), target));
            steps.add(moment(i, time, follower, target, move));
        }
        TurnSummary summary = TurnSummary.of(
                degrees(turned),
                degrees(GreatCircle.angle(steps.get(0).direction(), aim.direction())),
                steps.stream()
                        .filter(HomingSequenceStep::arrived)
                        .findFirst()
                        .map(HomingSequenceStep::timeSeconds)
                        .orElse(null));
        warnings.detour(summary);
        if (request.activationRadius() != null && nearest > request.activationRadius()) {
            warnings.neverFollowed(nearest);
        }
        return new HomingSequence(steps, summary, warnings.list());
    }

    private static HomingSequenceStep moment(int index, double time, Follower follower, Vector3 target, Move move) {
        Axes axes = follower.axes();
        Vector3 direction = move.aim().direction();
        Vector3 seen = Sight.none(follower.position(), target) ? null : Sight.direction(follower.position(), target);
        Double remaining = move.left() == null ? null : degrees(move.left());
        return new HomingSequenceStep(
                index,
                time,
                direction,
                degrees(axes.yaw(direction)),
                degrees(axes.pitch(direction)),
                move.aim().rotation(),
                degrees(move.turned()),
                remaining,
                remaining != null && remaining <= TurnSummary.ARRIVED_DEGREES,
                move.following(),
                target,
                seen == null ? null : degrees(axes.yaw(seen)),
                seen == null ? null : degrees(axes.pitch(seen)));
    }

    private static double degrees(double radians) {
        return radians / Pace.RADIANS;
    }
}
