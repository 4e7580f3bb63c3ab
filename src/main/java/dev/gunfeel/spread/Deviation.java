package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import java.util.List;

/**
 * Where one bullet goes, and what took it there, in units of the forward distance.
 *
 * @param carried what is left of the sideways place of the shot before
 * @param lift the climb
 * @param random what random spread adds, as [right, up]
 * @param running what running spread adds, as [right, up]
 * @param pqr the bullet's direction as (forward, right, up) of the view
 */
public record Deviation(double carried, double lift, List<Double> random, List<Double> running, Vector3 pqr) {
    /** Returns degrees to the right. */
    public double yawDegrees() {
        return YawPitch.yawDegrees(pqr);
    }

    /** Returns degrees up. */
    public double pitchDegrees() {
        return YawPitch.pitchDegrees(pqr);
    }
}
