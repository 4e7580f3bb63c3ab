package dev.gunfeel.check.statistics;

import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * Where the truth lies with 95 % confidence.
 *
 * @param low the lower end; negative infinity where there is none
 * @param high the upper end; infinity where there is none
 */
public record Interval(double low, double high) {
    /** {@return the interval as it is written in a report, or null where an end is missing} */
    @Nullable
    public Range toRange() {
        return Double.isFinite(low) && Double.isFinite(high) ? new Range(low, high) : null;
    }
}
