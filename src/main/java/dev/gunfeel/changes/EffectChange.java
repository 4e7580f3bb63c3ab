package dev.gunfeel.changes;

import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * A figure of what the weapon does that is another one now, by more than noise.
 *
 * @param metric the name of the metric, as checks have it
 * @param player who shoots, in words; absent where nobody has a part in it
 * @param distanceMeters metres to the target; absent where there is none
 * @param before the value as it was, in the metric's unit; absent where there was none, such as a target that outlives the magazine
 * @param beforeInterval [low, high] of where the true value lies with 95 % confidence; absent where chance has no part
 * @param after the value now
 * @param afterInterval [low, high] of where the true value lies with 95 % confidence
 * @param size how large the change is: the difference over the larger of the two values without sign, at most 2; of a pattern distance,
 *     the distance over the largest spread as it was
 * @param text the change in words
 */
public record EffectChange(
        String metric,
        @Nullable String player,
        @Nullable Double distanceMeters,
        @Nullable Double before,
        @Nullable Range beforeInterval,
        @Nullable Double after,
        @Nullable Range afterInterval,
        Double size,
        String text) {}
