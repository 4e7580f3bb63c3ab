package dev.gunfeel.math;

/**
 * The one way from a direction to its two angles: a yaw to the right of forward, then a pitch up from level. A view's
 * own frame has its components at hand as (forward, right, up); in an engine's axes {@link Axes#yaw} and
 * {@link Axes#pitch} take them apart first.
 */
public final class YawPitch {
    private YawPitch() {}

    /**
     * Returns how far to the right of forward a direction points.
     *
     * @param forward how far forward it goes
     * @param right how far to the right it goes, in the same unit
     * @return radians in [-pi, pi], right positive; 0 where both are 0, that is straight up or down
     */
    public static double yaw(double forward, double right) {
        return StrictMath.atan2(right, forward);
    }

    /**
     * Returns how far up from level a direction points.
     *
     * @param forward how far forward it goes
     * @param right how far to the right it goes, in the same unit
     * @param up how far up it goes, in the same unit
     * @return radians in [-pi/2, pi/2], up positive; 0 where all three are 0
     */
    public static double pitch(double forward, double right, double up) {
        return StrictMath.atan2(up, StrictMath.hypot(forward, right));
    }

    /**
     * Returns the yaw of a vector in degrees.
     *
     * @param level the vector as (forward, right, up), of any length
     * @return degrees in [-180, 180], right positive; 0 straight up or down
     */
    public static double yawDegrees(Vector3 level) {
        return StrictMath.toDegrees(yaw(level.x(), level.y()));
    }

    /**
     * Returns the pitch of a vector in degrees.
     *
     * @param level the vector as (forward, right, up), of any length
     * @return degrees in [-90, 90], up positive
     */
    public static double pitchDegrees(Vector3 level) {
        return StrictMath.toDegrees(pitch(level.x(), level.y(), level.z()));
    }
}
