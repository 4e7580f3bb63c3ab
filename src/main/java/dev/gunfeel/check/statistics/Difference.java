package dev.gunfeel.check.statistics;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The difference of two weapons' values that saw the same draws.
 *
 * @param value the difference; null where one of the two has no value
 * @param interval where the truth lies with 95 % confidence; null where chance has no part, and where too few bursts have figures
 */
public record Difference(@Nullable Double value, @Nullable Interval interval) {
    /** Enough for Student's interval to be hardly wider than it would be with more. */
    private static final int BATCHES = 20;

    /**
     * Returns the difference of two estimates. Means are compared burst by burst. For what is no mean, such as a percentile, the bursts are
     * divided into 20 batches in order, and the differences of the batches' values have Student's interval, whose width is that of all
     * bursts together.
     *
     * @param value the one
     * @param other what is taken away, by as many simulations of the same seeds, or without chance
     * @return the one less the other
     */
    public static Difference of(Estimate value, Estimate other) {
        Double from = value.value();
        Double taken = other.value();
        if (from == null || taken == null) {
            return new Difference(null, null);
        }
        double difference = from - taken;
        if (!value.isSimulated() && !other.isSimulated()) {
            return new Difference(difference, null);
        }
        int count = Math.max(value.figures().length, other.figures().length);
        boolean areMeans = value.statistic().isMean() && other.statistic().isMean();
        double[] differences =
                areMeans ? differences(figures(value, count), figures(other, count)) : ofBatches(value, other, count);
        return new Difference(difference, differences == null ? null : around(difference, differences, areMeans));
    }

    private static Interval around(double difference, double[] differences, boolean areMeans) {
        if (areMeans) {
            return Intervals.mean(differences, null, Intervals.TAIL);
        }
        Moments moments = Moments.of(differences);
        double reach = Quantiles.student(1 - Intervals.TAIL, moments.count() - 1)
                * Math.sqrt(moments.variance() / moments.count());
        return new Interval(difference - reach, difference + reach);
    }

    private static double[] figures(Estimate estimate, int count) {
        double[] figures = estimate.figures();
        if (figures.length == 1 && count > 1) {
            double[] alike = new double[count];
            Arrays.fill(alike, figures[0]);
            return alike;
        }
        return figures;
    }

    private static double[] differences(double[] figures, double[] others) {
        double[] differences = new double[figures.length];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = figures[i] - others[i];
        }
        return differences;
    }

    private static double @Nullable [] ofBatches(Estimate value, Estimate other, int count) {
        double[] differences = new double[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            int from = (int) ((long) i * count / BATCHES);
            int to = (int) ((long) (i + 1) * count / BATCHES);
            Double one = batch(value, count, from, to);
            Double two = batch(other, count, from, to);
            if (one == null || two == null) {
                return null;
            }
            differences[i] = one - two;
        }
        return differences;
    }

    private static @Nullable Double batch(Estimate estimate, int count, int from, int to) {
        if (!estimate.isSimulated()) {
            return estimate.value();
        }
        return to - from < 2
                ? null
                : estimate.statistic()
                        .estimate(Arrays.copyOfRange(figures(estimate, count), from, to))
                        .value();
    }
}
