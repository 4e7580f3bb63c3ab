package dev.gunfeel.spread;

/**
 * A spread pattern in a few figures, relative to the aim.
 *
 * @param largestDegrees the largest angle between aim and bullet
 * @param meanDegrees the mean of these angles
 * @param leftDegrees how far left the leftmost bullet goes, 0 where none goes left
 * @param rightDegrees how far right the rightmost bullet goes, 0 where none goes right
 * @param upDegrees how far up the highest bullet goes, 0 where none goes up
 * @param downDegrees how far down the lowest bullet goes, 0 where none goes down
 * @param recoverySeconds seconds of rest after the last shot until the next is a first shot again
 */
public record SpreadSummary(
        Double largestDegrees,
        Double meanDegrees,
        Double leftDegrees,
        Double rightDegrees,
        Double upDegrees,
        Double downDegrees,
        Double recoverySeconds) {
    static SpreadSummary of(Extent extent, double recoverySeconds) {
        return new SpreadSummary(
                extent.largestDegrees(),
                extent.meanDegrees(),
                extent.leftDegrees(),
                extent.rightDegrees(),
                extent.upDegrees(),
                extent.downDegrees(),
                recoverySeconds);
    }
}
