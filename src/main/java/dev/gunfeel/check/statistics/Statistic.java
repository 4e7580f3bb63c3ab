package dev.gunfeel.check.statistics;

import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * What the figures of many bursts are summed up as, with the interval that belongs to it. A figure is infinite where a
 * burst ended without what was waited for.
 */
public sealed interface Statistic {
    /** What figures may be that are never below 0. */
    Range NOT_NEGATIVE = new Range(0, Double.POSITIVE_INFINITY);

    /**
     * Estimates the truth from figures.
     *
     * @param figures one a burst, at least one; infinite where there was none
     * @return the value, absent where too many figures are infinite, and its intervals
     */
    Estimate estimate(double[] figures);

    /**
     * Returns about how many bursts would tell the value from a bound.
     *
     * @param estimate an estimate of this statistic
     * @param bound the bound, in the unit of the figures
     * @param isLeast whether the value must not lie below it; else it must not lie above
     * @return the number of bursts; infinite where none would
     */
    double simulationsToSettle(Estimate estimate, double bound, boolean isLeast);

    /**
     * Says in words that there is no value.
     *
     * @param reason what kept figures from being there
     * @return the words, such as "has no mean: the target outlives …"
     */
    String withoutValue(String reason);

    /** {@return whether the value is the mean of the figures, so that two of them may be compared burst by burst} */
    default boolean isMean() {
        return true;
    }

    /**
     * Returns the value of bursts that all have the same figure, since chance has no part in it.
     *
     * @param figure the figure; infinite where there is none
     * @return the value
     */
    default double ofAlike(double figure) {
        return figure;
    }

    /** The one figure of what chance has no part in: it is the truth. */
    record Exact() implements Statistic {
        @Override
        public Estimate estimate(double[] figures) {
            return new Estimate(this, Double.isFinite(figures[0]) ? figures[0] : null, null, null, figures);
        }

        @Override
        public double simulationsToSettle(Estimate estimate, double bound, boolean isLeast) {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public String withoutValue(String reason) {
            return "has no value: " + reason;
        }
    }

    /** The share of bursts with the figure 1, where each is a yes (1) or a no (0): its interval is Wilson's. */
    record Share() implements Statistic {
        @Override
        public Estimate estimate(double[] figures) {
            Moments moments = Moments.of(figures);
            long yes = Math.round(moments.mean() * moments.count());
            return new Estimate(
                    this,
                    moments.mean(),
                    Intervals.share(yes, moments.count(), Intervals.TAIL),
                    Intervals.share(yes, moments.count(), Intervals.TAIL / 2),
                    figures);
        }

        @Override
        public double simulationsToSettle(Estimate estimate, double bound, boolean isLeast) {
            return ofMean(estimate, bound);
        }

        @Override
        public String withoutValue(String reason) {
            return "has no value: " + reason;
        }
    }

    /**
     * The mean of the figures, which all must be finite.
     *
     * @param possible between what a figure may lie; null or infinite where nobody knows
     */
    record Mean(@Nullable Range possible) implements Statistic {
        @Override
        public Estimate estimate(double[] figures) {
            Moments moments = Moments.of(figures);
            if (!Double.isFinite(moments.mean())) {
                return new Estimate(this, null, null, null, figures);
            }
            return new Estimate(
                    this,
                    moments.mean(),
                    Intervals.mean(figures, possible, Intervals.TAIL),
                    Intervals.mean(figures, possible, Intervals.TAIL / 2),
                    figures);
        }

        @Override
        public double simulationsToSettle(Estimate estimate, double bound, boolean isLeast) {
            return ofMean(estimate, bound);
        }

        @Override
        public String withoutValue(String reason) {
            return "has no mean: " + reason + "; a percentile may have a value";
        }
    }

    /**
     * A percentile of the figures, of which infinite ones lie above all others.
     *
     * @param percent which one, above 0 and below 100: 50 is the median
     */
    record Percentile(double percent) implements Statistic {
        private static final double NORMAL = Quantiles.normal(1 - Intervals.TAIL);

        private double share() {
            return percent / 100;
        }

        @Override
        public Estimate estimate(double[] figures) {
            double[] sorted = Intervals.sorted(figures);
            double value = Intervals.percentile(sorted, share());
            return new Estimate(
                    this,
                    Double.isFinite(value) ? value : null,
                    Intervals.percentile(sorted, share(), Intervals.TAIL),
                    Intervals.percentile(sorted, share(), Intervals.TAIL / 2),
                    figures);
        }

        /** A percentile lies within a bound where the share of figures within it is surely on the right side. */
        @Override
        public double simulationsToSettle(Estimate estimate, double bound, boolean isLeast) {
            int within = 0;
            for (double figure : estimate.figures()) {
                if (isLeast ? figure < bound : figure <= bound) {
                    within++;
                }
            }
            double distance = (double) within / estimate.figures().length - share();
            return NORMAL * NORMAL * share() * (1 - share()) / (distance * distance);
        }

        @Override
        public String withoutValue(String reason) {
            return "has no value at percentile " + Figures.significant(percent, 6) + ": " + reason;
        }

        @Override
        public boolean isMean() {
            return false;
        }
    }

    /** The root of the mean of the figures, which are squares of what is measured: at least 0, and all finite. */
    record RootMeanSquare() implements Statistic {
        private static final Mean SQUARES = new Mean(NOT_NEGATIVE);

        @Override
        public Estimate estimate(double[] figures) {
            Estimate squares = SQUARES.estimate(figures);
            return new Estimate(this, root(squares.value()), root(squares.interval()), root(squares.half()), figures);
        }

        @Override
        public double ofAlike(double figure) {
            return Math.sqrt(figure);
        }

        private static @Nullable Double root(@Nullable Double square) {
            return square == null ? null : Math.sqrt(square);
        }

        private static @Nullable Interval root(@Nullable Interval squares) {
            return squares == null ? null : new Interval(Math.sqrt(squares.low()), Math.sqrt(squares.high()));
        }

        @Override
        public double simulationsToSettle(Estimate estimate, double bound, boolean isLeast) {
            return ofMean(estimate, bound);
        }

        @Override
        public String withoutValue(String reason) {
            return SQUARES.withoutValue(reason);
        }

        @Override
        public boolean isMean() {
            return false;
        }
    }

    /** An interval shrinks with the square root of the number of bursts. */
    private static double ofMean(Estimate estimate, double bound) {
        Double value = estimate.value();
        Interval interval = estimate.interval();
        if (value == null || interval == null) {
            return Double.POSITIVE_INFINITY;
        }
        double reach = bound > value ? interval.high() - value : value - interval.low();
        double ratio = reach / (bound - value);
        return estimate.figures().length * ratio * ratio;
    }
}
