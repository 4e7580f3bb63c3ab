package dev.gunfeel.check;

import org.jspecify.annotations.Nullable;

/**
 * The ratio of one weapon's value to another's.
 *
 * @param ratio the ratio; null where one of the values is missing or the other's is 0
 * @param interval where the truth lies with at least 95 % confidence; null where chance has no part
 * @param simulations how many bursts it was estimated from
 */
record Comparison(@Nullable Double ratio, @Nullable Interval interval, int simulations) {
    /**
     * Returns the ratio of two estimates. Both saw the same draws, so means are compared pair by pair; of percentiles each
     * end is taken at its own half of the risk, which holds whatever they have in common.
     */
    static Comparison of(Estimate value, Estimate other) {
        Double above = value.value();
        Double below = other.value();
        int simulations = Math.max(value.figures().length, other.figures().length);
        if (above == null || below == null || below == 0) {
            return new Comparison(null, null, simulations);
        }
        boolean isExact = value.interval() == null && other.interval() == null;
        return new Comparison(above / below, isExact ? null : interval(value, other, simulations), simulations);
    }

    private static Interval interval(Estimate value, Estimate other, int simulations) {
        if (value.share() == null && other.share() == null) {
            return Intervals.ratio(spread(value, simulations), spread(other, simulations));
        }
        Interval over = half(value);
        Interval under = half(other);
        return under.low() > 0 && over.low() >= 0
                ? new Interval(over.low() / under.high(), over.high() / under.low())
                : new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Returns the figures, one a simulation, also of an estimate without chance. */
    private static double[] spread(Estimate estimate, int simulations) {
        if (estimate.interval() != null) {
            return estimate.figures();
        }
        double[] figures = new double[simulations];
        java.util.Arrays.fill(figures, estimate.figures()[0]);
        return figures;
    }

    private static Interval half(Estimate estimate) {
        Double share = estimate.share();
        Double value = estimate.value();
        if (share == null || estimate.interval() == null) {
            double exact = value == null ? Double.NaN : value;
            return new Interval(exact, exact);
        }
        return Intervals.percentile(Intervals.sorted(estimate.figures()), share, Intervals.TAIL / 2);
    }

    /** Returns about how many simulations would tell the ratio from a bound, infinity where none would. */
    double simulationsToSettle(double bound) {
        if (ratio == null || interval == null) {
            return Double.POSITIVE_INFINITY;
        }
        double reach = bound > ratio ? interval.high() - ratio : ratio - interval.low();
        double relative = reach / (bound - ratio);
        return simulations * relative * relative;
    }
}
