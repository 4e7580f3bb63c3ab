package dev.gunfeel.homing;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;

/**
 * An aim after one step. Direction and rotation, fed back, make the next step.
 *
 * @param direction where the aim looks, of length 1
 * @param yawDegrees how far right of forward it looks, in (-180, 180]; 0 straight up or down
 * @param pitchDegrees how far up from level it looks, in [-90, 90]
 * @param rotation the orientation that looks along it, of length 1: without roll, except that quaternionLerp and slerp
 *     roll on their way
 * @param turnedDegrees how far the aim turned in this step, in [0, 180]
 * @param remainingDegrees the angle that is left to the target, in [0, 180]
 * @param arrived whether at most 1e-9 degrees are left
 * @param following whether the target is within the activation radius, so that the aim turns
 * @param warnings what is legal but surprises
 */
public record HomingStep(
        Vector3 direction,
        Double yawDegrees,
        Double pitchDegrees,
        Quaternion rotation,
        Double turnedDegrees,
        Double remainingDegrees,
        Boolean arrived,
        Boolean following,
        List<Warning> warnings) {}
