package dev.gunfeel.weapon;

import dev.gunfeel.math.Vector3;

/**
 * The frame of a view, with its sines and cosines computed once: pitch about right first, then yaw about up.
 *
 * @param sinYaw the sine of the yaw
 * @param cosYaw the cosine of the yaw
 * @param sinPitch the sine of the pitch
 * @param cosPitch the cosine of the pitch
 */
public record ViewFrame(double sinYaw, double cosYaw, double sinPitch, double cosPitch) {
    /**
     * {@return the frame of a view}
     *
     * @param yawDegrees degrees to the right
     * @param pitchDegrees degrees up
     */
    public static ViewFrame of(double yawDegrees, double pitchDegrees) {
        double yaw = StrictMath.toRadians(yawDegrees);
        double pitch = StrictMath.toRadians(pitchDegrees);
        return new ViewFrame(StrictMath.sin(yaw), StrictMath.cos(yaw), StrictMath.sin(pitch), StrictMath.cos(pitch));
    }

    /**
     * {@return a vector of this frame as (forward, right, up) of the level frame along the axes}
     *
     * @param forward how far it goes forward
     * @param right how far it goes to the right
     * @param up how far it goes up
     */
    public Vector3 level(double forward, double right, double up) {
        double ahead = forward * cosPitch - up * sinPitch;
        return new Vector3(
                ahead * cosYaw - right * sinYaw, ahead * sinYaw + right * cosYaw, forward * sinPitch + up * cosPitch);
    }

    /**
     * {@return a vector of the level frame as (forward, right, up) of this frame: the inverse of {@link #level}}
     *
     * @param level the vector as (forward, right, up) of the level frame
     */
    public Vector3 relative(Vector3 level) {
        double ahead = level.x() * cosYaw + level.y() * sinYaw;
        return new Vector3(
                ahead * cosPitch + level.z() * sinPitch,
                level.y() * cosYaw - level.x() * sinYaw,
                level.z() * cosPitch - ahead * sinPitch);
    }
}
