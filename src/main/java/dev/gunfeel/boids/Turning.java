package dev.gunfeel.boids;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Pace;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import org.jspecify.annotations.Nullable;

/** How agents with a rotation turn to look where they go. */
final class Turning {
    private static final double LEAST_SPEED_SQUARED = 1e-4;

    private final boolean planar;
    private final double share;
    private final Axes axes;

    private Turning(boolean planar, double share, Axes axes) {
        this.planar = planar;
        this.share = share;
        this.axes = axes;
    }

    /** Returns how agents turn; with the defaults where nothing is said about it. */
    static Turning of(@Nullable BoidsFacing given, double deltaSeconds, Formulas formulas, Axes axes) {
        BoidsFacing facing = Defaults.or(given, BoidsFacing.standard());
        double share =
                Pace.exponential(formulas, facing.rotationSpeed(), deltaSeconds).radians(1);
        return new Turning(facing.planar(), share, axes);
    }

    /** Returns a rotation turned towards where an agent goes, by the share of a step. */
    Quaternion turn(Quaternion rotation, Vector3 velocity) {
        Vector3 heading = planar ? axes.vector(velocity.dot(axes.right()), 0, velocity.dot(axes.forward())) : velocity;
        if (heading.dot(heading) <= LEAST_SPEED_SQUARED) {
            return rotation;
        }
        return Slerp.slerp(rotation, axes.lookRotation(heading.unit()), share, RotationPath.SHORTEST);
    }

    /** Returns the rotation that looks where an agent goes, for one that has none yet; none turned where it rests. */
    Quaternion lookingAlong(Vector3 velocity) {
        return new Turning(planar, 1, axes).turn(Quaternion.IDENTITY, velocity);
    }
}
