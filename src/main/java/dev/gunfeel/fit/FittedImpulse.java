package dev.gunfeel.fit;

import dev.gunfeel.weapon.RecoilChannel;
import java.util.List;

/**
 * The impulse of one model that comes nearest to a recorded view.
 *
 * @param impulse the channel of recoil, with its peak, times and direction
 * @param residualDegrees root mean square of what is left
 * @param largestDegrees the largest of what is left
 * @param largestAtSeconds when that is
 * @param residuals recorded less fitted, in degrees, point for point
 */
public record FittedImpulse(
        RecoilChannel impulse,
        Double residualDegrees,
        Double largestDegrees,
        Double largestAtSeconds,
        List<Double> residuals) {}
