package dev.gunfeel.check;

import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.statistics.Intervals;
import dev.gunfeel.check.statistics.Moments;
import dev.gunfeel.check.statistics.Quantiles;
import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * A value, and how sure it is.
 *
 * @param value the value; null where there is none
 * @param interval where the truth lies with 95 % confidence; null for a value without chance
 * @param half the same at half the risk, for a ratio to another value; null for a value without chance
 * @param figures the figures of the bursts that it was estimated from; one for a value without chance
 * @param share the percentile as a share that the value is; null where it is a mean
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers.
record Estimate(
        @Nullable Double value,
        @Nullable Interval interval,
        @Nullable Interval half,
        double[] figures,
        @Nullable Double share) {
    private static final double NORMAL = Quantiles.normal(1 - Intervals.TAIL);

    /** Returns the estimate of a value without chance; infinity means that there is none. */
    static Estimate exact(double value) {
        return new Estimate(Double.isFinite(value) ? value : null, null, null, new double[] {value}, null);
    }

    /**
     * Returns the estimate of a measure from the figures of its bursts.
     *
     * @param possible between what a figure may lie; null where nobody knows
     */
    static Estimate of(Measure measure, double[] figures, @Nullable Range possible) {
        if (measure.percentile() != null) {
            double share = measure.percentile() / 100;
            double[] sorted = Intervals.sorted(figures);
            double value = Intervals.percentile(sorted, share);
            return new Estimate(
                    Double.isFinite(value) ? value : null,
                    Intervals.percentile(sorted, share, Intervals.TAIL),
                    Intervals.percentile(sorted, share, Intervals.TAIL / 2),
                    figures,
                    share);
        }
        Moments moments = Moments.of(figures);
        if (!Double.isFinite(moments.mean())) {
            return new Estimate(null, null, null, figures, null);
        }
        return new Estimate(
                moments.mean(),
                interval(measure, figures, moments, possible, Intervals.TAIL),
                interval(measure, figures, moments, possible, Intervals.TAIL / 2),
                figures,
                null);
    }

    private static Interval interval(
            Measure measure, double[] figures, Moments moments, @Nullable Range possible, double tail) {
        return measure.metric() == Metric.HIT_PROBABILITY && measure.shots() == 1
                ? Intervals.share(Math.round(moments.mean() * moments.count()), moments.count(), tail)
                : Intervals.mean(figures, possible, tail);
    }

    /** Returns how many bursts ended without what was waited for. */
    long without() {
        long count = 0;
        for (double figure : figures) {
            if (Double.isInfinite(figure)) {
                count++;
            }
        }
        return count;
    }

    /**
     * Returns about how many simulations would tell the value from a bound, infinity where none would.
     *
     * @param bound the bound
     * @param isLeast whether the value must not lie below it; else it must not lie above
     */
    double simulationsToSettle(double bound, boolean isLeast) {
        return share != null ? toSettlePercentile(share, bound, isLeast) : toSettleMean(bound);
    }

    /** An interval shrinks with the square root of the number of simulations. */
    private double toSettleMean(double bound) {
        if (value == null || interval == null) {
            return Double.POSITIVE_INFINITY;
        }
        double reach = bound > value ? interval.high() - value : value - interval.low();
        double ratio = reach / (bound - value);
        return figures.length * ratio * ratio;
    }

    /** A percentile lies within a bound where the share of outcomes within it is surely on the right side. */
    private double toSettlePercentile(double percentile, double bound, boolean isLeast) {
        int within = 0;
        for (double figure : figures) {
            if (isLeast ? figure < bound : figure <= bound) {
                within++;
            }
        }
        double distance = (double) within / figures.length - percentile;
        return NORMAL * NORMAL * percentile * (1 - percentile) / (distance * distance);
    }
}
