package dev.gunfeel.blend;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;

/**
 * What is between a bone of the new clip and the same bone on screen when an inertialization starts, and how it decays:
 * for position and scale a length along a direction, for the rotation an angle about an axis of the parent.
 */
record BoneOffset(
        Vector3 positionDirection,
        Quintic position,
        Vector3 rotationAxis,
        Quintic rotation,
        Vector3 scaleDirection,
        Quintic scale) {
    /**
     * Measures the offset.
     *
     * @param clip the bone in the new clip when it starts
     * @param screen the bone on screen at that moment
     * @param last the bone in the last frame on screen
     * @param lastButOne the bone in the frame before that; the same one where there was none
     * @param frameSeconds the time between the two
     * @param durationSeconds when the offset must be gone
     */
    static BoneOffset between(
            Bone clip, Bone screen, Bone last, Bone lastButOne, double frameSeconds, double durationSeconds) {
        Vector3 apart = screen.position().minus(clip.position());
        Vector3 direction = apart.normalized();
        double way = last.position().minus(lastButOne.position()).dot(direction);
        Vector3 scaleApart = screen.scale().minus(clip.scale());
        Vector3 scaleDirection = scaleApart.normalized();
        double scaleWay = last.scale().minus(lastButOne.scale()).dot(scaleDirection);
        Quaternion turn = turn(clip, screen);
        Vector3 axis = axis(turn);
        double angleWay = shorter(angleAbout(axis, turn(clip, last)) - angleAbout(axis, turn(clip, lastButOne)));
        return new BoneOffset(
                direction,
                Quintic.of(apart.length(), way / frameSeconds, durationSeconds),
                axis,
                Quintic.of(angleAbout(axis, turn), angleWay / frameSeconds, durationSeconds),
                scaleDirection,
                Quintic.of(scaleApart.length(), scaleWay / frameSeconds, durationSeconds));
    }

    /** Returns the clip's bone with what is left of the offset on it. */
    Bone on(Bone clip, double seconds) {
        double angle = rotation.at(seconds);
        return new Bone(
                clip.name(),
                clip.position().plus(positionDirection.times(position.at(seconds))),
                angle == 0
                        ? clip.rotation()
                        : Quaternion.about(rotationAxis, angle).times(clip.rotation()),
                clip.scale().plus(scaleDirection.times(scale.at(seconds))));
    }

    /** Returns the shortest rotation that leads from one bone to the other, in the axes of their parent. */
    private static Quaternion turn(Bone from, Bone to) {
        Quaternion turn =
                to.rotation().normalized().times(from.rotation().normalized().conjugate());
        return turn.w() < 0 ? turn.negated() : turn;
    }

    private static Vector3 axis(Quaternion turn) {
        return new Vector3(turn.x(), turn.y(), turn.z()).normalized();
    }

    /** Returns the part of a rotation that turns about an axis, in radians, in (-2 pi, 2 pi). */
    private static double angleAbout(Vector3 axis, Quaternion turn) {
        return 2 * StrictMath.atan2(new Vector3(turn.x(), turn.y(), turn.z()).dot(axis), turn.w());
    }

    private static double shorter(double radians) {
        return StrictMath.IEEEremainder(radians, 2 * StrictMath.PI);
    }
}
