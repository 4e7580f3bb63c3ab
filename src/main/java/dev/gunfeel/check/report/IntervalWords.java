package dev.gunfeel.check.report;

import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/** Intervals as people read them. */
public final class IntervalWords {
    private IntervalWords() {}

    /**
     * Returns an interval behind its value.
     *
     * @param interval the interval; null for none
     * @return its ends to four digits in brackets, after a space; nothing where there is none or it has no width
     */
    public static String inBrackets(@Nullable Range interval) {
        return interval == null || interval.min() == interval.max()
                ? ""
                : " (" + Figures.significant(interval.min(), 4) + " to " + Figures.significant(interval.max(), 4) + ")";
    }
}
