package dev.gunfeel.burst;

import dev.gunfeel.recoil.RecoilResidual;

/**
 * A burst in a few figures. Angles of bullets are measured from the aim of the start.
 *
 * @param largestDegrees the largest angle between the aim of the start and a bullet
 * @param meanDegrees the mean of these angles
 * @param leftDegrees how far left the leftmost bullet goes, 0 where none goes left
 * @param rightDegrees how far right the rightmost bullet goes, 0 where none goes right
 * @param upDegrees how far up the highest bullet goes, 0 where none goes up
 * @param downDegrees how far down the lowest bullet goes, 0 where none goes down
 * @param climbDegrees how far up the view gets
 * @param swayDegrees how far it is from the leftmost to the rightmost place that the view gets to
 * @param viewSettledSeconds seconds after the last shot from which on the view surely stays within 1 % of its largest
 *     displacement from where it comes to rest
 * @param residual where the view's pitch and yaw stay when all has settled
 * @param recoverySeconds seconds of rest after the last shot until the next is a first shot again
 */
public record WeaponSummary(
        Double largestDegrees,
        Double meanDegrees,
        Double leftDegrees,
        Double rightDegrees,
        Double upDegrees,
        Double downDegrees,
        Double climbDegrees,
        Double swayDegrees,
        Double viewSettledSeconds,
        RecoilResidual residual,
        Double recoverySeconds) {}
