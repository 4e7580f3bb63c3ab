package dev.gunfeel.blend;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import java.util.ArrayList;
import java.util.List;

/**
 * How poses are mixed: position and scale component by component, rotation as asked. The weight is never clamped, so an
 * easing that overshoots does so in all three.
 *
 * @param rotationMethod how rotations are interpolated
 * @param hybridThresholdDegrees up to which turn the method hybrid mixes, in degrees
 * @param path which way round they turn
 */
record Mix(RotationMethod rotationMethod, double hybridThresholdDegrees, RotationPath path) {
    /** Mixes two poses with one weight for all bones; at 0 it returns the one itself, at 1 the other. */
    Pose poses(Pose from, Pose to, double weight) {
        if (weight == 0) {
            return from;
        } else if (weight == 1) {
            return to;
        }
        int count = from.bones().size();
        List<Bone> bones = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            bones.add(bones(from.bones().get(i), to.bones().get(i), weight));
        }
        return new Pose(bones);
    }

    /** Mixes two poses with a weight per bone. */
    Pose poses(Pose from, Pose to, List<Double> weights) {
        int count = from.bones().size();
        List<Bone> bones = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            bones.add(bones(from.bones().get(i), to.bones().get(i), weights.get(i)));
        }
        return new Pose(bones);
    }

    Bone bones(Bone from, Bone to, double weight) {
        if (weight == 0) {
            return from;
        } else if (weight == 1) {
            // Slerp may end on the quaternion with all signs turned; the bone ends on the numbers that were given.
            return to;
        }
        return new Bone(
                from.name() == null ? to.name() : from.name(),
                between(from.position(), to.position(), weight),
                between(from.rotation(), to.rotation(), weight),
                between(from.scale(), to.scale(), weight));
    }

    private Quaternion between(Quaternion from, Quaternion to, double weight) {
        return Slerp.interpolate(from, to, weight, path, rotationMethod, hybridThresholdDegrees);
    }

    private static Vector3 between(Vector3 from, Vector3 to, double weight) {
        return from.plus(to.minus(from).times(weight));
    }
}
