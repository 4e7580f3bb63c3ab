package dev.gunfeel.arsenal;

import dev.gunfeel.check.statistics.Estimate;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.statistics.Race;
import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * A value, and how sure it is.
 *
 * @param value the value; absent where there is none, such as the time to a kill that doesn't come
 * @param interval [low, high] of where the true value lies with 95 % confidence; absent where chance has no part, and where there
 *     are too few simulations for both ends
 */
public record ArsenalFigure(
        @Nullable Double value, @Nullable Range interval) {
    static ArsenalFigure of(Estimate estimate) {
        return new ArsenalFigure(estimate.value(), range(estimate.interval()));
    }

    static ArsenalFigure of(Race.Chance chance) {
        return new ArsenalFigure(chance.share(), range(chance.interval()));
    }

    private static @Nullable Range range(@Nullable Interval interval) {
        return interval == null ? null : interval.toRange();
    }
}
