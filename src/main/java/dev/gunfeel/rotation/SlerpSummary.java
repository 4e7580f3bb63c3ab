package dev.gunfeel.rotation;

import org.jspecify.annotations.Nullable;

/**
 * How even an interpolation is. With slerp and equal steps of t, smallest and largest step are the same.
 *
 * @param smallestStepDegrees the smallest real turn from one of the rotations to the next; left out where there is only
 *     one
 * @param largestStepDegrees the largest real turn from one of the rotations to the next; left out where there is only
 *     one
 * @param largestDeviationDegrees the largest angle between one of the rotations and slerp's at the same t; 0 with slerp
 */
public record SlerpSummary(
        @Nullable Double smallestStepDegrees, @Nullable Double largestStepDegrees, Double largestDeviationDegrees) {}
