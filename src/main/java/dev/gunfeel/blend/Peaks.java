package dev.gunfeel.blend;

import org.jspecify.annotations.Nullable;

/** Gathers the largest change between two frames while a sequence plays. The first of equals counts. */
final class Peaks {
    private @Nullable LargestRotation largestRotation;
    private @Nullable LargestMove largestMove;

    void add(Change change, double seconds, Pose pose) {
        if (largestRotation == null || change.rotationDegrees() > largestRotation.degrees()) {
            largestRotation =
                    new LargestRotation(change.rotationDegrees(), seconds, BoneRow.name(pose, change.rotatedBone()));
        }
        if (largestMove == null || change.moveMeters() > largestMove.meters()) {
            largestMove = new LargestMove(change.moveMeters(), seconds, BoneRow.name(pose, change.movedBone()));
        }
    }

    BlendSummary summary() {
        return new BlendSummary(largestRotation, largestMove);
    }
}
