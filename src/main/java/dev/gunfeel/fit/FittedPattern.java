package dev.gunfeel.fit;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The pattern of recorded sprays, and how far they are from it.
 *
 * @param shots how many shots the longest recording has
 * @param recordings how many recordings there were
 * @param scatterDegrees how far chance throws a bullet from the middle of its shot: root mean square, as {@code dispersionDegrees}
 *     measures it; absent where no shot was recorded twice
 * @param coneDegrees the half-angle of the cone, even over its disc, that scatters as much; absent as above
 * @param residualDegrees for each shot, how far its bullets are from its middle: root mean square; 0 where it was recorded once
 * @param outsideCone how many bullets lie outside the cone, which it can't reach
 */
public record FittedPattern(
        Integer shots,
        Integer recordings,
        @Nullable Double scatterDegrees,
        @Nullable Double coneDegrees,
        List<Double> residualDegrees,
        Integer outsideCone) {}
