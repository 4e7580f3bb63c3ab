package dev.gunfeel.check.statistics;

import dev.gunfeel.math.Range;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Intervals that hold the truth with 95 % confidence, from independent outcomes. */
final class Intervals {
    /** What either side of an interval may miss. */
    static final double TAIL = 0.025;

    /** Keeps the place where share times count comes out just above a whole number. */
    private static final double ROUNDING = 1e-9;

    /** Fewer differing outcomes than this tell little about how far outcomes spread. */
    private static final int FEW = 10;

    private Intervals() {}

    /**
     * The interval of a share of yes or no outcomes, by Wilson: it stays within [0, 1] and is no point even where
     * all outcomes are alike (Wilson, "Probable inference", Journal of the American Statistical Association 22, 1927).
     *
     * @param yes how many outcomes were yes
     * @param count how many there were, at least 1
     * @param tail what either side may miss
     * @return the interval of the share, within [0, 1]
     */
    static Interval share(long yes, int count, double tail) {
        return wilson((double) yes / count, count, Quantiles.normal(1 - tail));
    }

    /**
     * The same interval of a share that is as sure as one of so many yes or no outcomes.
     *
     * @param share the share, from 0 to 1
     * @param count how many outcomes it is worth, above 0; may be infinite
     * @param quantile how many standard errors either side reaches
     * @return the interval of the share, within [0, 1]
     */
    static Interval wilson(double share, double count, double quantile) {
        double square = quantile * quantile / count;
        double middle = share + square / 2;
        double reach = quantile * Math.sqrt((share * (1 - share) + square / 4) / count);
        return new Interval(
                share == 0 ? 0 : (middle - reach) / (1 + square), share == 1 ? 1 : (middle + reach) / (1 + square));
    }

    /**
     * The interval of a mean. It is Student's, but where hardly an outcome differs from the others, for then
     * Student takes what was not seen for impossible: there, the share of those that differ has the interval of a share.
     *
     * @param outcomes at least 2
     * @param possible between what an outcome may lie; null or infinite where nobody knows, for which a differing outcome is taken to
     *     lie up to twice the value away
     * @param tail what either side may miss
     * @return the interval of the mean, within what is possible
     */
    static Interval mean(double[] outcomes, @Nullable Range possible, double tail) {
        Moments moments = Moments.of(outcomes);
        Usual usual = Usual.of(outcomes);
        if (usual.others() >= FEW) {
            return clipped(student(moments, tail), possible);
        }
        double value = usual.value();
        Interval share = share(usual.others(), outcomes.length, tail);
        if (usual.others() == 0) {
            double least = possible == null ? value - 2 * Math.abs(value) : possible.min();
            double largest = possible == null || Double.isInfinite(possible.max())
                    ? value + 2 * Math.abs(value)
                    : possible.max();
            return new Interval(value - share.high() * (value - least), value + share.high() * (largest - value));
        }
        double away = (moments.mean() - value) * outcomes.length / usual.others();
        Interval student = student(moments, tail);
        double one = value + share.low() * away;
        double other = value + share.high() * away;
        return clipped(
                new Interval(
                        Math.min(student.low(), Math.min(one, other)), Math.max(student.high(), Math.max(one, other))),
                possible);
    }

    private static Interval student(Moments moments, double tail) {
        double reach =
                Quantiles.student(1 - tail, moments.count() - 1) * Math.sqrt(moments.variance() / moments.count());
        return new Interval(moments.mean() - reach, moments.mean() + reach);
    }

    private static Interval clipped(Interval interval, @Nullable Range possible) {
        return possible == null
                ? interval
                : new Interval(Math.max(possible.min(), interval.low()), Math.min(possible.max(), interval.high()));
    }

    /**
     * Tells where a variance says little.
     *
     * @param outcomes at least 1
     * @return whether hardly an outcome differs from the others
     */
    static boolean isNearlyAlike(double[] outcomes) {
        return Usual.of(outcomes).others() < FEW;
    }

    /**
     * The outcome that most have, if there is one.
     *
     * @param value that outcome
     * @param others how many outcomes differ from it
     */
    private record Usual(double value, int others) {
        /** Finds it by the vote of Boyer and Moore; a value that fewer than half have has as many others. */
        static Usual of(double[] outcomes) {
            double candidate = outcomes[0];
            int lead = 0;
            for (double outcome : outcomes) {
                if (lead == 0) {
                    candidate = outcome;
                }
                lead += outcome == candidate ? 1 : -1;
            }
            int others = 0;
            for (double outcome : outcomes) {
                if (outcome != candidate) {
                    others++;
                }
            }
            return new Usual(candidate, others);
        }
    }

    /**
     * The interval of a percentile, by order statistics: it holds whatever the distribution.
     *
     * @param sorted the outcomes in rising order; infinite where nothing came out
     * @param share the percentile as a share, between 0 and 1
     * @param tail what either side may miss
     * @return the interval of the percentile; infinite at an end that the outcomes don't reach
     */
    static Interval percentile(double[] sorted, double share, double tail) {
        OrderRange range = OrderRange.of(sorted.length, share, tail);
        return new Interval(
                range.low() == 0 ? Double.NEGATIVE_INFINITY : sorted[range.low() - 1],
                range.high() > sorted.length ? Double.POSITIVE_INFINITY : sorted[range.high() - 1]);
    }

    /**
     * The percentile of outcomes.
     *
     * @param sorted the outcomes in rising order, at least 1
     * @param share the percentile as a share, between 0 and 1
     * @return the least outcome that at least such a share of them does not pass
     */
    static double percentile(double[] sorted, double share) {
        return sorted[(int) Math.max(0, Math.ceil(share * sorted.length - ROUNDING) - 1)];
    }

    /**
     * Sorts outcomes.
     *
     * @param outcomes in any order; they stay as they are
     * @return a copy in rising order
     */
    static double[] sorted(double[] outcomes) {
        double[] sorted = outcomes.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /**
     * The interval of the ratio of two means over paired outcomes, by Fieller, who needs no linear approximation
     * (Fieller, "Some problems in interval estimation", Journal of the Royal Statistical Society B 16, 1954).
     *
     * @param above outcomes of the numerator
     * @param below outcomes of the denominator by the same draws, as many
     * @return the interval of the ratio; infinite where the denominator may be 0
     */
    static Interval ratio(double[] above, double[] below) {
        Moments over = Moments.of(above);
        Moments under = Moments.of(below);
        int count = above.length;
        double student = Quantiles.student(1 - TAIL, count - 1);
        double width = student * student / count;
        double a = under.mean() * under.mean() - width * under.variance();
        double b = over.mean() * under.mean() - width * Moments.covariance(above, over, below, under);
        double c = over.mean() * over.mean() - width * over.variance();
        if (!(a > 0)) {
            return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double root = Math.sqrt(Math.max(0, b * b - a * c));
        return new Interval((b - root) / a, (b + root) / a);
    }
}
