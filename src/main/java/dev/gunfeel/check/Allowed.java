package dev.gunfeel.check;

import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;

/** The bounds of a result in words. */
final class Allowed {
    private Allowed() {}

    static String inWords(CheckResult result) {
        List<String> parts = new ArrayList<>();
        if (result.min() != null) {
            parts.add("at least " + Reading.of(result.min(), result.metric()));
        }
        if (result.max() != null) {
            parts.add("at most " + Reading.of(result.max(), result.metric()));
        }
        if (result.minRatio() != null) {
            parts.add("at least " + Figures.significant(result.minRatio(), 12) + " times that of " + result.against());
        }
        if (result.maxRatio() != null) {
            parts.add("at most " + Figures.significant(result.maxRatio(), 12) + " times that of " + result.against());
        }
        if (result.recorded() != null && result.tolerance() != null) {
            parts.add((result.tolerance() == 0
                            ? "as recorded, "
                            : "within " + Figures.significant(100 * result.tolerance(), 6) + " % of ")
                    + Reading.of(result.recorded(), result.metric()));
        }
        return String.join(", ", parts);
    }
}
