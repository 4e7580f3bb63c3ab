package dev.gunfeel.check.report;

import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;

/** The bounds of a result in words. */
public final class BoundWords {
    private BoundWords() {}

    static String inWords(CheckResult result) {
        return String.join(", ", of(result));
    }

    /**
     * Returns every bound.
     *
     * @param result a result
     * @return the bounds in words, such as "at least 3 degrees"
     */
    public static List<String> of(CheckResult result) {
        List<String> parts = new ArrayList<>();
        if (result.min() != null) {
            parts.add("at least " + result.metric().unit().inWords(result.min()));
        }
        if (result.max() != null) {
            parts.add("at most " + result.metric().unit().inWords(result.max()));
        }
        if (result.minRatio() != null) {
            parts.add("at least " + Figures.significant(result.minRatio(), 12) + " times that of " + result.against());
        }
        if (result.maxRatio() != null) {
            parts.add("at most " + Figures.significant(result.maxRatio(), 12) + " times that of " + result.against());
        }
        if (result.recorded() != null && result.tolerance() != null) {
            parts.add((result.tolerance().isNone()
                            ? "as recorded, "
                            : "within "
                                    + result.tolerance().inWords(result.metric().unit()) + " of ")
                    + result.metric().unit().inWords(result.recorded()));
        }
        return parts;
    }
}
