package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;

/**
 * One moment of a turning orientation.
 *
 * @param index 0 for the start, then one more a step
 * @param timeSeconds when it is, in seconds from the start
 * @param rotation the orientation, of length 1
 * @param turnedDegrees how much real turn the step to here made; 0 at the start
 * @param remainingDegrees the real turn that is left on the short way, in [0, 180]
 * @param arrived whether at most 1e-9 degrees are left
 */
public record RotationSequenceStep(
        Integer index,
        Double timeSeconds,
        Quaternion rotation,
        Double turnedDegrees,
        Double remainingDegrees,
        Boolean arrived) {}
