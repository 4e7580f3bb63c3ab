package dev.gunfeel.math;

/**
 * Which way an engine's axes point. Yaw turns right and pitch up whatever the axes; only what the three numbers of a
 * vector mean differs (docs/formulas/rotation-and-homing.md, Axes).
 */
public enum Axes {
    /** Left-handed: x right, y up, z forward, in metres. Inspector: pitch turns down, roll raises the right side. */
    UNITY(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1), 1, new Vector3(1, -1, -1)),
    /** Left-handed: x forward, y right, z up, in centimetres. Inspector: yaw right, pitch up, roll lowers the right side. */
    UNREAL(new Vector3(0, 1, 0), new Vector3(0, 0, 1), new Vector3(1, 0, 0), 100, new Vector3(1, 1, 1)),
    /** Right-handed: x right, y up, -z forward, in metres. Inspector: yaw turns left, roll raises the right side. */
    GODOT(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1), 1, new Vector3(-1, 1, -1)),
    /** Right-handed: y up, z forward, -x right, in metres, as in glTF 2.0. It has no inspector: right-handed turns. */
    GLTF(new Vector3(-1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1), 1, new Vector3(-1, -1, 1)),
    /** Right-handed: x right, y forward, z up, in metres. With the rotation mode YXZ: yaw turns left. */
    BLENDER(new Vector3(1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, 1, 0), 1, new Vector3(-1, 1, 1)),
    /** Right-handed: x forward, y left, z up, in units of 0.01905 m. QAngle: pitch turns down, yaw left. */
    SOURCE(new Vector3(0, -1, 0), new Vector3(0, 0, 1), new Vector3(1, 0, 0), 52.493, new Vector3(-1, -1, 1));

    /** Nearer to straight up or down than this, a direction has no level side that rounding would not choose. */
    private static final double UPRIGHT = 1e-6;

    private final Vector3 right;
    private final Vector3 up;
    private final Vector3 forward;
    private final double unitsPerMeter;
    private final Vector3 angleSigns;

    /** 1 where a positive turn about up goes right, as in left-handed axes, and -1 where it goes left. */
    private final double sense;

    Axes(Vector3 right, Vector3 up, Vector3 forward, double unitsPerMeter, Vector3 angleSigns) {
        this.right = right;
        this.up = up;
        this.forward = forward;
        this.unitsPerMeter = unitsPerMeter;
        this.angleSigns = angleSigns;
        sense = right.cross(up).dot(forward);
    }

    /** {@return the unit vector to the right} */
    public Vector3 right() {
        return right;
    }

    /** {@return the unit vector up} */
    public Vector3 up() {
        return up;
    }

    /** {@return the unit vector forward} */
    public Vector3 forward() {
        return forward;
    }

    /** {@return how many of the engine's units a metre is, as it comes} */
    public double unitsPerMeter() {
        return unitsPerMeter;
    }

    /**
     * Returns which way the engine's own angles count.
     *
     * @return (yaw, pitch, roll), each 1 where a positive angle turns right, up, or lowers the right side, and -1 where it
     *     turns left, down, or raises the right side
     */
    public Vector3 angleSigns() {
        return angleSigns;
    }

    /** {@return whether a positive turn about an axis is the right hand's} */
    public boolean isRightHanded() {
        return sense < 0;
    }

    /**
     * Puts a vector together from its ways along the three directions.
     *
     * @param toRight how far it goes right
     * @param toUp how far it goes up
     * @param toForward how far it goes forward
     * @return the vector in these axes, in the unit of the three
     */
    public Vector3 vector(double toRight, double toUp, double toForward) {
        return new Vector3(
                        toRight * right.x() + toUp * up.x() + toForward * forward.x(),
                        toRight * right.y() + toUp * up.y() + toForward * forward.y(),
                        toRight * right.z() + toUp * up.z() + toForward * forward.z())
                .withoutNegativeZeros();
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

    /**
     * Returns the direction that an orientation looks along: where it turns forward to.
     *
     * @param rotation of norm 1
     * @return a vector of length 1
     */
    public Vector3 direction(Quaternion rotation) {
        return rotation.rotate(forward).withoutNegativeZeros().unit();
    }

    /**
     * Returns the yaw of a direction.
     *
     * @param direction a vector of any length
     * @return radians in (-pi, pi], right positive; 0 straight up or down
     */
    public double yaw(Vector3 direction) {
        // Adding 0 turns a -0 into 0, which would otherwise make half a turn of nothing, or turn right into left.
        double yaw = YawPitch.yaw(direction.dot(forward) + 0.0, direction.dot(right) + 0.0);
        return yaw == -Math.PI ? Math.PI : yaw;
    }

    /**
     * Returns the pitch of a direction.
     *
     * @param direction a vector of any length
     * @return radians in [-pi/2, pi/2], up positive
     */
    public double pitch(Vector3 direction) {
        return YawPitch.pitch(direction.dot(forward), direction.dot(right), direction.dot(up));
    }

    /**
     * Returns the level direction 90 degrees of yaw to the right of a direction; the axes' right, made square to it,
     * where it is within 1e-6 of straight up or down.
     *
     * @param direction of length 1
     * @return a vector of length 1, square to the direction
     */
    public Vector3 levelRight(Vector3 direction) {
        double toRight = direction.dot(right);
        double toForward = direction.dot(forward);
        if (StrictMath.hypot(toRight, toForward) < UPRIGHT) {
            return right.minus(direction.times(toRight)).unit();
        }
        return vector(toForward, 0, -toRight).unit();
    }

    /**
     * Returns the orientation that looks along a direction without roll: pitch about right, then yaw about up.
     *
     * @param direction of length 1
     * @return a quaternion of norm 1; straight up or down the one whose yaw is 0
     */
    public Quaternion lookRotation(Vector3 direction) {
        Quaternion yaw = Quaternion.about(up, sense * yaw(direction));
        Quaternion pitch = Quaternion.about(right, -sense * pitch(direction));
        return yaw.times(pitch).withoutNegativeZeros().unit();
    }

    /**
     * Returns the orientation that looks along a direction and whose own up lies in the plane of the direction and
     * another vector, on that vector's side: what engines call looking at a point with a given up.
     *
     * @param direction of length 1
     * @param upwards of length 1, and not along the direction or against it
     * @return a quaternion of norm 1
     */
    public Quaternion lookRotation(Vector3 direction, Vector3 upwards) {
        Quaternion level = lookRotation(direction);
        double roll = StrictMath.atan2(upwards.dot(level.rotate(right)), upwards.dot(level.rotate(up)));
        return Quaternion.about(direction, -sense * roll)
                .times(level)
                .withoutNegativeZeros()
                .unit();
    }
}
