package dev.gunfeel.blend;

/**
 * What is on screen at one moment of a sequence.
 *
 * @param index the frame's number, from 0
 * @param timeSeconds its time, {@code index/sampleRateHz}
 * @param clip the name of the newest clip: the one that plays, or that a transition leads to
 * @param weight that clip's weight: the easing during a cross-fade, otherwise 1; before the mask
 * @param rotationDegrees the largest real turn of a bone since the frame before, in [0, 180]; 0 in the first frame
 * @param moveMeters the largest way of a bone since the frame before, relative to its parent; 0 in the first frame
 * @param pose the pose
 */
public record BlendFrame(
        Integer index,
        Double timeSeconds,
        String clip,
        Double weight,
        Double rotationDegrees,
        Double moveMeters,
        Pose pose) {}
