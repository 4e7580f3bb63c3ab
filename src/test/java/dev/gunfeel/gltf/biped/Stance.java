package dev.gunfeel.gltf.biped;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.EnumMap;
import java.util.Map;

/** The biped at one moment: how each bone is turned, in degrees from rest, and where the hips are. */
final class Stance {
    private static final Vector3 X = new Vector3(1, 0, 0);
    private static final Vector3 Y = new Vector3(0, 1, 0);
    private static final Vector3 Z = new Vector3(0, 0, 1);
    private static final Vector3[] SOLE = {new Vector3(0, -0.07, -0.06), new Vector3(0, -0.07, 0.12)};
    private static final Vector3 TOE_TIP = new Vector3(0, -0.025, 0.07);

    private final Map<Part, Quaternion> turns = new EnumMap<>(Part.class);
    private double sideways;
    private double lift;
    private double forward;

    /**
     * Turns a bone: about its length (yaw, to the left), sideways axis (pitch: down and forwards for what points up,
     * backwards for what hangs) and forward axis (roll: what hangs goes to the left).
     */
    Stance turn(Part part, double pitch, double yaw, double roll) {
        turns.put(part, about(Y, yaw).times(about(X, pitch)).times(about(Z, roll)));
        return this;
    }

    /** Moves the hips aside and forward, and lifts the lowest sole off the ground. */
    Stance move(double aside, double off, double ahead) {
        sideways = aside;
        lift = off;
        forward = ahead;
        return this;
    }

    private static Quaternion about(Vector3 axis, double degrees) {
        return Quaternion.about(axis, StrictMath.toRadians(degrees));
    }

    Quaternion turn(Part part) {
        return turns.getOrDefault(part, Quaternion.IDENTITY);
    }

    /** Returns where the hips are: as high as puts the lowest sole where it shall be. */
    Vector3 hips() {
        double lowest = Math.min(lowest(Part.LEFT_FOOT, Part.LEFT_TOES), lowest(Part.RIGHT_FOOT, Part.RIGHT_TOES));
        return new Vector3(sideways, lift - lowest, forward);
    }

    /** Returns the height of a foot's lowest point above the hips. */
    private double lowest(Part foot, Part toes) {
        double lowest = point(toes, TOE_TIP).y();
        for (Vector3 sole : SOLE) {
            lowest = Math.min(lowest, point(foot, sole).y());
        }
        return lowest;
    }

    /** Returns where a point of a bone is, from the hips. */
    Vector3 point(Part part, Vector3 point) {
        Vector3 turned = turn(part).rotate(point);
        Part parent = part.parent();
        return parent == null ? turned : point(parent, part.offset().plus(turned));
    }
}
