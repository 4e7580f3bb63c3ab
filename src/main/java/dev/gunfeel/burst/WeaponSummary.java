package dev.gunfeel.burst;

import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.recoil.RecoilResidual;
import dev.gunfeel.spread.SpreadExtent;
import org.jspecify.annotations.Nullable;

/**
 * A burst in a few figures. Angles of bullets are measured from the aim of the start.
 *
 * @param extent how far the bullets go from the aim of the start
 * @param largestClimbDegrees how far up the view gets
 * @param largestSwayDegrees how far it is from the leftmost to the rightmost place that the view gets to
 * @param viewSettledSeconds seconds after the last shot from which on the view surely stays within 1 % of its largest
 *     displacement from where it comes to rest
 * @param residual where the view's pitch and yaw stay when all has settled
 * @param recoverySeconds seconds of rest after the last shot until the next is a first shot again, without heat; absent
 *     where the weapon never cools so far
 * @param roundsPerMinute shots a minute in the burst with most shots, the first of equals; absent where it has one only
 */
public record WeaponSummary(
        @Unwrapped SpreadExtent extent,
        Double largestClimbDegrees,
        Double largestSwayDegrees,
        Double viewSettledSeconds,
        RecoilResidual residual,
        @Nullable Double recoverySeconds,
        @Nullable Double roundsPerMinute) {}
