package dev.gunfeel.check.statistics;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The ratio of one weapon's value to another's.
 *
 * @param ratio the ratio; null where one of the values is missing or the other's is 0, and 0 where the other's is later than anything
 * @param interval where the truth lies with at least 95 % confidence; null where chance has no part
 * @param simulations how many bursts it was estimated from
 */
public record Comparison(@Nullable Double ratio, @Nullable Interval interval, int simulations) {
    private static final double FEW = 100;

    /**
     * Returns the ratio of two estimates. Both saw the same draws, so means are compared pair by pair. Of percentiles, and
     * of means that hardly an outcome differs from, each has its own half of the risk, which holds whatever they have in
     * common.
     *
     * @param value the one
     * @param other the other, by as many simulations of the same seeds, or without chance
     * @return the ratio of the one to the other, absent where one of the two is, or the other's is 0
     */
    public static Comparison of(Estimate value, Estimate other) {
        return of(value, other, false);
    }

    /**
     * Returns the ratio of two estimates, of which the other's may be later than anything.
     *
     * @param value the one
     * @param other the other, by as many simulations of the same seeds, or without chance
     * @param neverIsLast whether a value that the other doesn't have counts as infinite, so that the ratio to it is 0
     * @return the ratio of the one to the other, absent where it can't be told
     */
    public static Comparison of(Estimate value, Estimate other, boolean neverIsLast) {
        Double above = value.value();
        Double below = other.value() == null && neverIsLast ? Double.valueOf(Double.POSITIVE_INFINITY) : other.value();
        int simulations = Math.max(value.figures().length, other.figures().length);
        if (above == null || below == null || !Double.isFinite(above / below)) {
            return new Comparison(null, null, simulations);
        }
        boolean isExact = value.interval() == null && other.interval() == null;
        return new Comparison(above / below, isExact ? null : interval(value, other, simulations), simulations);
    }

    private static Interval interval(Estimate value, Estimate other, int simulations) {
        if (isSpread(value) && isSpread(other)) {
            return Intervals.ratio(figures(value, simulations), figures(other, simulations));
        }
        Interval over = half(value);
        Interval under = half(other);
        if (!(under.low() > 0 && over.low() >= 0)) {
            return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        // Infinite by infinite may be anything.
        double high = Double.isInfinite(over.high()) ? Double.POSITIVE_INFINITY : over.high() / under.low();
        return new Interval(over.low() / under.high(), high);
    }

    /** Returns whether it is a mean whose outcomes tell by their variance how sure it is, or has no chance in it. */
    private static boolean isSpread(Estimate estimate) {
        return estimate.statistic().isMean()
                && (estimate.interval() == null || !Intervals.isNearlyAlike(estimate.figures()));
    }

    /** Returns the figures, one a simulation, also of an estimate without chance. */
    private static double[] figures(Estimate estimate, int simulations) {
        if (estimate.interval() != null) {
            return estimate.figures();
        }
        double[] figures = new double[simulations];
        Arrays.fill(figures, estimate.figures()[0]);
        return figures;
    }

    private static Interval half(Estimate estimate) {
        if (estimate.half() != null) {
            return estimate.half();
        }
        double exact = Objects.requireNonNullElse(estimate.value(), Double.POSITIVE_INFINITY);
        return new Interval(exact, exact);
    }

    /**
     * Returns about how many simulations would tell the ratio from a bound.
     *
     * @param bound the bound
     * @return the number of simulations; infinite where none would
     */
    public double simulationsToSettle(double bound) {
        if (ratio == null || interval == null) {
            return Double.POSITIVE_INFINITY;
        } else if (interval.toRange() == null) {
            // So few that nothing can be said of the other weapon's value, nor of how many it takes.
            return Math.max(FEW, 10.0 * simulations);
        }
        double reach = bound > ratio ? interval.high() - ratio : ratio - interval.low();
        double relative = reach / (bound - ratio);
        return simulations * relative * relative;
    }
}
