package dev.gunfeel.solve;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.math.Range;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far results of checks lie inside their bounds, in shares of the bounds: the end of the interval counts that is nearer to the
 * bound, as it does for the outcome.
 */
final class Margins {
    /** What doesn't pass though no bound says why, such as an interval without an end. */
    private static final double BARELY = 1e-6;

    private Margins() {}

    /** Returns how much is missing for a result to pass: 0 where it does, below 1 with a figure, at most 2 without. */
    static double shortfall(CheckResult result) {
        if (result.outcome() == Outcome.PASSED) {
            return 0;
        }
        List<Double> margins = of(result);
        if (margins.isEmpty()) {
            return result.neverShare() == null ? 2 : 1 + result.neverShare();
        }
        double missing =
                margins.stream().mapToDouble(margin -> Math.max(0, -margin)).sum();
        return Math.max(BARELY, missing / (1 + missing));
    }

    /**
     * Returns on which side of its bounds a result lies: -1 below, 1 above or without a figure, 0 where it passes.
     */
    static int side(CheckResult result) {
        if (result.outcome() == Outcome.PASSED) {
            return 0;
        }
        Range value = ends(result.value(), result.interval());
        Range ratio = ends(result.ratio(), result.ratioInterval());
        boolean isLow = (value != null && result.min() != null && value.min() < result.min())
                || (ratio != null && result.minRatio() != null && ratio.min() < result.minRatio());
        return isLow ? -1 : 1;
    }

    /** Returns the margin of every bound that is there; none where there is no figure. */
    static List<Double> of(CheckResult result) {
        List<Double> margins = new ArrayList<>();
        add(ends(result.value(), result.interval()), result.min(), result.max(), margins);
        add(ends(result.ratio(), result.ratioInterval()), result.minRatio(), result.maxRatio(), margins);
        return margins;
    }

    private static void add(@Nullable Range ends, @Nullable Double min, @Nullable Double max, List<Double> margins) {
        if (ends != null && min != null) {
            margins.add((ends.min() - min) / size(min));
        }
        if (ends != null && max != null) {
            margins.add((max - ends.max()) / size(max));
        }
    }

    private static double size(double bound) {
        return bound == 0 ? 1 : Math.abs(bound);
    }

    private static @Nullable Range ends(@Nullable Double value, @Nullable Range interval) {
        return interval != null ? interval : value == null ? null : new Range(value, value);
    }
}
