package dev.gunfeel.homing;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/**
 * One moment of an aim that follows a target.
 *
 * @param index 0 for the start, then one more a step
 * @param timeSeconds when it is, in seconds from the start
 * @param direction where the aim looks, of length 1
 * @param yawDegrees how far right of forward it looks, in (-180, 180]; 0 straight up or down
 * @param pitchDegrees how far up from level it looks, in [-90, 90]
 * @param rotation the orientation that looks along it, of length 1: without roll, except that quaternionLerp and slerp
 *     roll on their way
 * @param turnedDegrees how far the aim turned in the step to here, in [0, 180]; 0 at the start
 * @param remainingDegrees the angle that is left to the target, in [0, 180]; left out while the target is at the
 *     follower's place
 * @param arrived whether at most 1e-9 degrees are left
 * @param following whether the target is within the activation radius and not at the follower's place, so that the aim
 *     turns
 * @param target where the target is
 * @param targetYawDegrees how far right of forward the target is seen, in (-180, 180]; left out while it is at the
 *     follower's place
 * @param targetPitchDegrees how far up from level the target is seen, in [-90, 90]; left out while it is at the
 *     follower's place
 */
public record HomingSequenceStep(
        Integer index,
        Double timeSeconds,
        Vector3 direction,
        Double yawDegrees,
        Double pitchDegrees,
        Quaternion rotation,
        Double turnedDegrees,
        @Nullable Double remainingDegrees,
        Boolean arrived,
        Boolean following,
        Vector3 target,
        @Nullable Double targetYawDegrees,
        @Nullable Double targetPitchDegrees) {}
