package dev.gunfeel.rotation;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import java.util.List;

/**
 * An orientation after one step.
 *
 * @param rotation the orientation, of length 1; fed back as {@code from} it makes the next step. Where the short way
 *     leads to {@code -to}, it arrives at {@code -to}: the same orientation with all signs turned
 * @param turnedDegrees how much real turn the step made, at least 0
 * @param remainingDegrees the real turn that is left on the short way, in [0, 180]
 * @param arrived whether at most 1e-9 degrees are left
 * @param warnings what is legal but surprises
 */
public record RotationStep(
        Quaternion rotation, Double turnedDegrees, Double remainingDegrees, Boolean arrived, List<Warning> warnings) {}
