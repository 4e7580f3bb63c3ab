package dev.gunfeel.math;

/**
 * Which way an engine's axes point. Yaw turns right and pitch up whatever the axes; only what the three numbers of a
 * vector mean differs (docs/formulas.md, Axes).
 */
public enum Axes {
    /** Left-handed: x right, y up, z forward. */
    UNITY(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)),
    /** Left-handed: x forward, y right, z up. */
    UNREAL(new Vector3(0, 1, 0), new Vector3(0, 0, 1), new Vector3(1, 0, 0)),
    /** Right-handed: x right, y up, -z forward. */
    GODOT(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1)),
    /** Right-handed: y up, z forward, -x right, as in glTF 2.0. */
    GLTF(new Vector3(-1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1));

    private final Vector3 right;
    private final Vector3 up;
    private final Vector3 forward;

    Axes(Vector3 right, Vector3 up, Vector3 forward) {
        this.right = right;
        this.up = up;
        this.forward = forward;
    }

    /** Returns the unit vector to the right. */
    public Vector3 right() {
        return right;
    }

    /** Returns the unit vector up. */
    public Vector3 up() {
        return up;
    }

    /** Returns the unit vector forward. */
    public Vector3 forward() {
        return forward;
    }

    /** Returns the vector that goes so far right, up and forward. */
    public Vector3 vector(double toRight, double toUp, double toForward) {
        // Adding 0 turns the -0 of a component that an axis leaves out into 0, which prints without a sign.
        return new Vector3(
                toRight * right.x() + toUp * up.x() + toForward * forward.x() + 0.0,
                toRight * right.y() + toUp * up.y() + toForward * forward.y() + 0.0,
                toRight * right.z() + toUp * up.z() + toForward * forward.z() + 0.0);
    }

    /**
     * Returns the direction of a yaw and a pitch.
     *
     * @param yaw radians to the right of forward
     * @param pitch radians up from level
     * @return a vector of length 1
     */
    public Vector3 direction(double yaw, double pitch) {
        double level = StrictMath.cos(pitch);
        return vector(level * StrictMath.sin(yaw), StrictMath.sin(pitch), level * StrictMath.cos(yaw));
    }

    /** Returns the yaw of a direction in radians, right positive, in (-pi, pi]; 0 straight up or down. */
    public double yaw(Vector3 direction) {
        // Adding 0 turns a -0 into 0, which would otherwise make half a turn of nothing, or turn right into left.
        double yaw = StrictMath.atan2(direction.dot(right) + 0.0, direction.dot(forward) + 0.0);
        return yaw == -Math.PI ? Math.PI : yaw;
    }

    /** Returns the pitch of a direction in radians, up positive, in [-pi/2, pi/2]. */
    public double pitch(Vector3 direction) {
        return StrictMath.atan2(direction.dot(up), StrictMath.hypot(direction.dot(right), direction.dot(forward)));
    }
}
