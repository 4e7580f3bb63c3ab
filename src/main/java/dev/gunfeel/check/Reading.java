package dev.gunfeel.check;

import dev.gunfeel.math.Figures;

/** Values as people read them, with their unit. */
final class Reading {
    private Reading() {}

    /** Returns a value to six digits. */
    static String of(double value, Metric metric) {
        return Figures.significant(value, 6) + unit(metric);
    }

    private static String unit(Metric metric) {
        return metric.unit().equals("share") ? "" : " " + metric.unit();
    }
}
