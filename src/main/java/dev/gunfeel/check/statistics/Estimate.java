package dev.gunfeel.check.statistics;

import org.jspecify.annotations.Nullable;

/**
 * A value, and how sure it is.
 *
 * @param statistic what the figures were summed up as
 * @param value the value; null where there is none
 * @param interval where the truth lies with 95 % confidence; null for a value without chance, and where there is no value
 * @param half the same at half the risk, for a ratio to another value
 * @param figures the figures of the bursts that it was estimated from; one for a value without chance
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers.
public record Estimate(
        Statistic statistic,
        @Nullable Double value,
        @Nullable Interval interval,
        @Nullable Interval half,
        double[] figures) {
    /**
     * Returns the estimate of a value without chance.
     *
     * @param value the value; infinity means that there is none
     * @return the estimate, without an interval
     */
    public static Estimate exact(double value) {
        return new Statistic.Exact().estimate(new double[] {value});
    }

    /** {@return whether bursts were simulated for it} */
    public boolean isSimulated() {
        return !(statistic instanceof Statistic.Exact);
    }

    /** {@return how many bursts ended without what was waited for} */
    public long without() {
        long count = 0;
        for (double figure : figures) {
            if (Double.isInfinite(figure)) {
                count++;
            }
        }
        return count;
    }

    /**
     * Returns about how many simulations would tell the value from a bound.
     *
     * @param bound the bound
     * @param isLeast whether the value must not lie below it; else it must not lie above
     * @return the number of simulations; infinite where none would
     */
    public double simulationsToSettle(double bound, boolean isLeast) {
        return statistic.simulationsToSettle(this, bound, isLeast);
    }
}
