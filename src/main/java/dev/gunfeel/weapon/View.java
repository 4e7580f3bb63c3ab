package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;

/**
 * Where somebody looks.
 *
 * @param yawDegrees degrees to the right of the axes' forward
 * @param pitchDegrees degrees up from level, from -90 to 90
 */
public record View(
        Double yawDegrees,
        @DecimalMin("-90") @DecimalMax("90") Double pitchDegrees) {
    /** Straight forward and level. */
    public static final View FORWARD = new View(0.0, 0.0);

    /** Puts the defaults where something is left out. */
    public View {
        yawDegrees = Defaults.or(yawDegrees, 0.0);
        pitchDegrees = Defaults.or(pitchDegrees, 0.0);
    }

    /**
     * Returns the view along a vector.
     *
     * @param level the vector as (forward, right, up), of any length
     * @return yaw in (-180, 180], 0 straight up or down; pitch in [-90, 90]
     */
    public static View along(Vector3 level) {
        return new View(YawPitch.yawDegrees(level), YawPitch.pitchDegrees(level));
    }

    /**
     * {@return this view turned; the pitch may pass 90 degrees}
     *
     * @param yaw degrees to the right
     * @param pitch degrees up
     */
    public View turned(double yaw, double pitch) {
        return new View(yawDegrees + yaw, pitchDegrees + pitch);
    }

    /** {@return the frame of this view} */
    public ViewFrame frame() {
        return ViewFrame.of(yawDegrees, pitchDegrees);
    }

    /**
     * Returns a vector of this view's frame in the level frame: pitch about right first, then yaw about up.
     *
     * @param pqr the vector as (forward, right, up) of the view
     * @return the vector as (forward, right, up) of a level view along the axes
     */
    public Vector3 level(Vector3 pqr) {
        return frame().level(pqr.x(), pqr.y(), pqr.z());
    }

    /**
     * Returns a vector of the level frame in this view's frame: the inverse of {@link #level}.
     *
     * @param level the vector as (forward, right, up) of a level view along the axes
     * @return the vector as (forward, right, up) of this view
     */
    public Vector3 relative(Vector3 level) {
        return frame().relative(level);
    }

    /**
     * {@return the unit direction of a vector of this view}
     *
     * @param pqr the vector as (forward, right, up) of the view, of any length but 0
     * @param axes the axes that the direction is given in
     */
    public Vector3 direction(Vector3 pqr, Axes axes) {
        Vector3 level = level(pqr);
        return axes.vector(level.y(), level.z(), level.x()).normalized();
    }
}
