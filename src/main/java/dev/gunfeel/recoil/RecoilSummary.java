package dev.gunfeel.recoil;

import org.jspecify.annotations.Nullable;

/**
 * The movement of the view in a few figures. They hold for all time from the first shot until rest, not only at the
 * samples, so they don't depend on the sample rate.
 *
 * @param largestClimbDegrees how far up the view gets
 * @param largestSwayDegrees how far it is from the leftmost to the rightmost place that the view gets to
 * @param largestRollDegrees the largest roll to either side
 * @param largestFovDegrees the largest change of the field of view, wider or narrower
 * @param viewSettledSeconds seconds after the last shot from which on every channel surely stays within 1 % of its
 *     largest displacement from where it comes to rest
 * @param residual where pitch and yaw stay when all has settled; 0 with the stacking {@code superpose}
 * @param roundsPerMinute shots a minute in the burst with most shots, the first of equals; absent where it has one only
 */
public record RecoilSummary(
        Double largestClimbDegrees,
        Double largestSwayDegrees,
        Double largestRollDegrees,
        Double largestFovDegrees,
        Double viewSettledSeconds,
        RecoilResidual residual,
        @Nullable Double roundsPerMinute) {
    /** Returns the same figures with how fast was fired. */
    RecoilSummary firedAt(@Nullable Double shotsPerMinute) {
        return new RecoilSummary(
                largestClimbDegrees,
                largestSwayDegrees,
                largestRollDegrees,
                largestFovDegrees,
                viewSettledSeconds,
                residual,
                shotsPerMinute);
    }
}
