package dev.gunfeel.check;

import java.util.Arrays;

/** Intervals that hold the truth with 95 % confidence, from independent outcomes. */
final class Intervals {
    /** What either side of an interval may miss. */
    static final double TAIL = 0.025;

    /** Keeps the place where share times count comes out just above a whole number. */
    private static final double ROUNDING = 1e-9;

    private static final double NORMAL = Quantiles.normal(1 - TAIL);

    private Intervals() {}

    /**
     * Returns the interval of a share of yes or no outcomes, by Wilson: it stays within [0, 1] and is no point even where
     * all outcomes are alike (Wilson, "Probable inference", Journal of the American Statistical Association 22, 1927).
     *
     * @param yes how many outcomes were yes
     * @param count how many there were, at least 1
     */
    static Interval share(long yes, int count) {
        double share = (double) yes / count;
        double square = NORMAL * NORMAL / count;
        double middle = share + square / 2;
        double reach = NORMAL * Math.sqrt((share * (1 - share) + square / 4) / count);
        return new Interval(
                yes == 0 ? 0 : (middle - reach) / (1 + square), yes == count ? 1 : (middle + reach) / (1 + square));
    }

    /**
     * Returns the interval of a mean, by Student.
     *
     * @param moments those of the outcomes, at least 2
     */
    static Interval mean(Moments moments) {
        double reach =
                Quantiles.student(1 - TAIL, moments.count() - 1) * Math.sqrt(moments.variance() / moments.count());
        return new Interval(moments.mean() - reach, moments.mean() + reach);
    }

    /**
     * Returns the interval of the mean of outcomes that are shares. Where all of them are alike Student has nothing to go
     * by; then the mean lies no further off than another outcome could have stayed unseen.
     */
    static Interval meanShare(Moments moments) {
        if (moments.variance() > 0) {
            Interval mean = mean(moments);
            return new Interval(Math.max(0, mean.low()), Math.min(1, mean.high()));
        }
        double unseen = 1 - share(moments.count(), moments.count()).low();
        return new Interval(moments.mean() * (1 - unseen), moments.mean() + (1 - moments.mean()) * unseen);
    }

    /**
     * Returns the interval of a percentile, by order statistics: it holds whatever the distribution.
     *
     * @param sorted the outcomes in rising order; infinite where nothing came out
     * @param share the percentile as a share, between 0 and 1
     * @param tail what either side may miss
     */
    static Interval percentile(double[] sorted, double share, double tail) {
        OrderRange range = OrderRange.of(sorted.length, share, tail);
        return new Interval(
                range.low() == 0 ? Double.NEGATIVE_INFINITY : sorted[range.low() - 1],
                range.high() > sorted.length ? Double.POSITIVE_INFINITY : sorted[range.high() - 1]);
    }

    /** Returns the percentile of outcomes: the least that at least such a share of them does not pass. */
    static double percentile(double[] sorted, double share) {
        return sorted[(int) Math.max(0, Math.ceil(share * sorted.length - ROUNDING) - 1)];
    }

    /** Returns a copy in rising order. */
    static double[] sorted(double[] outcomes) {
        double[] sorted = outcomes.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /**
     * Returns the interval of the ratio of two means over paired outcomes, by Fieller, who needs no linear approximation
     * (Fieller, "Some problems in interval estimation", Journal of the Royal Statistical Society B 16, 1954).
     *
     * @param above outcomes of the numerator
     * @param below outcomes of the denominator by the same draws, as many
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
