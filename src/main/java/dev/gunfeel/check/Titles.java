package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;

/** What checks are called in reports. */
final class Titles {
    private static final int DIGITS = 12;

    private Titles() {}

    /** Returns the name of a check, or where it has none its metric. */
    static String of(CheckRequest check) {
        return check.name() != null && !check.name().isBlank() ? check.name() : ofMetric(check);
    }

    /** Returns the metric of a check with the parameters that it gives, and how it is fired. */
    static String ofMetric(CheckRequest check) {
        List<String> words = new ArrayList<>();
        if (check.firing() != null) {
            words.addAll(Against.inWords(check.firing()));
        }
        if (check.shots() != null) {
            words.add(check.shots() + (check.shots() == 1 ? " shot" : " shots"));
        }
        if (check.speed() != null) {
            words.add(Figures.significant(check.speed(), DIGITS) + " m/s");
        }
        if (check.stances() != null && !check.stances().isEmpty()) {
            words.add(String.join(" and ", check.stances()));
        }
        words.addAll(check.metric().inWords());
        if (check.against() != null) {
            words.add("against " + check.against().inWords());
        }
        return of(check.metric(), words);
    }

    /** Returns a metric with its parameters. */
    static String of(Metric metric) {
        return of(metric, metric.inWords());
    }

    private static String of(Metric metric, List<String> words) {
        return words.isEmpty() ? metric.word() : metric.word() + " (" + String.join(", ", words) + ")";
    }

    /** Returns the title of a check that a baseline makes by itself. */
    static String ofBaseline(Metric metric) {
        return "baseline: " + metric.word();
    }
}
