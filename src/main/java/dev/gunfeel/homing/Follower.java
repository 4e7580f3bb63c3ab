package dev.gunfeel.homing;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Pace;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who stands at one place and turns an aim towards a target (docs/formulas/rotation-and-homing.md, Turning an aim towards a target). Step and sequence both
 * turn by it, so they agree to the last bit.
 *
 * @param axes the convention
 * @param position where it stands
 * @param method how it turns
 * @param pace how far it turns in one step
 * @param activationRadius how near a target must be to be followed; null for any distance
 */
record Follower(
        Axes axes,
        Vector3 position,
        HomingMethod method,
        Pace pace,
        @Nullable Double activationRadius) {
    /** A turn smaller than this, in radians, is too near to rounding for a ratio. */
    private static final double LEAST_MEASURED = 1e-9;

    /** Returns what one step does to an aim. */
    Move step(Aim aim, Vector3 target) {
        if (!follows(target)) {
            return look(aim, target);
        }
        Vector3 goal = Sight.direction(position, target);
        double angle = GreatCircle.angle(aim.direction(), goal);
        double step = pace.radians(angle);
        if (angle <= step) {
            return new Move(Aim.upright(axes, goal), angle, 0.0, true, null);
        }
        if (step == 0) {
            return look(aim, target);
        }
        Aim turned = turn(aim, goal, angle, step);
        double turn = GreatCircle.angle(aim.direction(), turned.direction());
        double left = GreatCircle.angle(turned.direction(), goal);
        return new Move(turned, turn, left, true, step < LEAST_MEASURED ? null : turn / step);
    }

    /** Returns an aim as it is, before any step. */
    Move look(Aim aim, Vector3 target) {
        Double left = Sight.none(position, target)
                ? null
                : (Double) GreatCircle.angle(aim.direction(), Sight.direction(position, target));
        return new Move(aim, 0, left, follows(target), null);
    }

    /** Returns whether a target is near enough to be followed, and not at the follower's own place. */
    boolean follows(Vector3 target) {
        return !Sight.none(position, target)
                && (activationRadius == null || Sight.distance(position, target) <= activationRadius);
    }

    private Aim turn(Aim aim, Vector3 goal, double angle, double step) {
        if (method instanceof HomingMethod.VectorAsPrinted) {
            return Aim.upright(axes, GreatCircle.turnAboutRawCross(aim.direction(), goal, step));
        } else if (method instanceof HomingMethod.QuaternionLerp) {
            return Aim.of(
                    axes, Slerp.nlerp(aim.rotation(), axes.lookRotation(goal), step / angle, RotationPath.SHORTEST));
        } else if (method instanceof HomingMethod.Slerp) {
            return Aim.of(
                    axes, Slerp.slerp(aim.rotation(), axes.lookRotation(goal), step / angle, RotationPath.SHORTEST));
        }
        return Aim.upright(axes, GreatCircle.turn(axes, aim.direction(), goal, step));
    }
}
