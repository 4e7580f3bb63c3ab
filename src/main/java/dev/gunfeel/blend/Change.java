package dev.gunfeel.blend;

import dev.gunfeel.rotation.Slerp;

/**
 * How much a pose differs from another: what an eye sees as a pop where the two are neighbouring frames.
 *
 * @param rotationDegrees the largest real turn of a bone, in [0, 180]
 * @param rotatedBone the place of that bone in the pose
 * @param moveMeters the largest distance between a bone's two positions
 * @param movedBone the place of that bone in the pose
 */
record Change(double rotationDegrees, int rotatedBone, double moveMeters, int movedBone) {
    static final Change NONE = new Change(0, 0, 0, 0);

    static Change between(Pose before, Pose after) {
        Change largest = NONE;
        for (int i = 0; i < after.bones().size(); i++) {
            Bone one = before.bones().get(i);
            Bone other = after.bones().get(i);
            double degrees = degrees(one, other);
            double meters = meters(one, other);
            if (degrees > largest.rotationDegrees) {
                largest = new Change(degrees, i, largest.moveMeters, largest.movedBone);
            }
            if (meters > largest.moveMeters) {
                largest = new Change(largest.rotationDegrees, largest.rotatedBone, meters, i);
            }
        }
        return largest;
    }

    /** Returns the real turn from one bone to the other in degrees, in [0, 180]. */
    static double degrees(Bone one, Bone other) {
        // On the 4-sphere, q and -q are 180 degrees apart, and yet the same orientation.
        double angle = Slerp.angle(one.rotation().normalized(), other.rotation().normalized());
        return StrictMath.toDegrees(2 * Math.min(angle, StrictMath.PI - angle));
    }

    /** Returns the distance between the two positions in metres. */
    static double meters(Bone one, Bone other) {
        return other.position().minus(one.position()).length();
    }
}
