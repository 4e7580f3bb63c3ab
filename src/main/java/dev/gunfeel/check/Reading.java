package dev.gunfeel.check;

import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/** Values as people read them, with their unit. */
final class Reading {
    private Reading() {}

    /** Returns a value to six digits. */
    static String of(double value, Metric metric) {
        String figure = Figures.significant(value, 6);
        return figure + unit(metric, figure.equals("1"));
    }

    private static String unit(Metric metric, boolean isOne) {
        String unit = metric.unit();
        if (unit.equals("share")) {
            return "";
        }
        return " " + (isOne ? unit.substring(0, unit.length() - 1) : unit);
    }

    /** Returns an interval in brackets, nothing where there is none or it has no width. */
    static String of(@Nullable Range interval) {
        return interval == null || interval.min() == interval.max()
                ? ""
                : " (" + Figures.significant(interval.min(), 4) + " to " + Figures.significant(interval.max(), 4) + ")";
    }
}
