package dev.gunfeel.check.report;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.input.TagAlone;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Range;
import dev.gunfeel.plot.Column;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one check of one weapon ended.
 *
 * @param name what the check is called
 * @param weapon the name of the weapon
 * @param metric what was measured
 * @param value the value, in the metric's unit; absent where there is none, such as a target that outlives the magazine
 * @param interval [low, high] of where the true value lies with 95 % confidence; absent where chance has no part, and
 *     where there are too few simulations for both ends
 * @param min the least value that passes
 * @param max the largest value that passes
 * @param against what it was compared with: the name of a weapon, or {@code itself} under other conditions, in words
 * @param ratio the value over that of {@code against}
 * @param ratioInterval [low, high] of where the true ratio lies with 95 % confidence
 * @param minRatio the least ratio that passes
 * @param maxRatio the largest ratio that passes
 * @param recorded the value in the baseline
 * @param tolerance how far the value may be from it
 * @param outcome how the check ended, over all its bounds
 * @param margin how far inside the nearest bound of the value it lies, in the metric's unit; negative outside. Where only
 *     the ratio is bounded, the same of the ratio
 * @param simulations how many bursts were simulated; absent where chance has no part
 * @param simulationsToSettle about how many simulations would tell, for an uncertain outcome; absent where no number would
 * @param neverShare the share of bursts that end without what is waited for, such as a kill; absent where all have it. Where it is
 *     above 0 there is no mean, and the check of one fails; a percentile counts them as later than all others
 * @param message the metric with its parameters, its value and the bounds in words, then what is wrong with it
 */
@RecordBuilder
public record CheckResult(
        String name,
        String weapon,
        @TagAlone Metric metric,
        @Nullable Double value,
        @Nullable Range interval,
        @Nullable Double min,
        @Nullable Double max,
        @Nullable String against,
        @Nullable Double ratio,
        @Nullable Range ratioInterval,
        @Nullable Double minRatio,
        @Nullable Double maxRatio,
        @Nullable Double recorded,
        @Nullable Tolerance tolerance,
        Outcome outcome,
        @Nullable Double margin,
        @Nullable Integer simulations,
        @Nullable Integer simulationsToSettle,
        @Nullable Double neverShare,
        String message)
        implements CheckResultBuilder.With {
    /** Returns the columns of a table of results. */
    static List<Column<CheckResult>> columns() {
        return List.of(
                new Column<>("weapon", CheckResult::weapon),
                new Column<>("name", CheckResult::name),
                new Column<>("metric", result -> result.metric.word()),
                new Column<>("outcome", result -> Words.of(result.outcome)),
                new Column<>("value", CheckResult::value),
                new Column<>("valueLow", result -> low(result.interval)),
                new Column<>("valueHigh", result -> high(result.interval)),
                new Column<>("min", CheckResult::min),
                new Column<>("max", CheckResult::max),
                new Column<>("against", CheckResult::against),
                new Column<>("ratio", CheckResult::ratio),
                new Column<>("ratioLow", result -> low(result.ratioInterval)),
                new Column<>("ratioHigh", result -> high(result.ratioInterval)),
                new Column<>("minRatio", CheckResult::minRatio),
                new Column<>("maxRatio", CheckResult::maxRatio),
                new Column<>("recorded", CheckResult::recorded),
                new Column<>("margin", CheckResult::margin),
                new Column<>("neverShare", CheckResult::neverShare),
                new Column<>("simulations", CheckResult::simulations),
                new Column<>("message", CheckResult::message));
    }

    private static @Nullable Double low(@Nullable Range interval) {
        return interval == null ? null : interval.min();
    }

    private static @Nullable Double high(@Nullable Range interval) {
        return interval == null ? null : interval.max();
    }

    /**
     * Returns the same result with another remark in its message.
     *
     * @param remark the remark
     * @return the result
     */
    public CheckResult adding(String remark) {
        return withMessage(message + "; " + remark);
    }

    /** {@return the name, and what came out; the name once where it is, or ends with, what the message begins with} */
    public String inWords() {
        String called = message.substring(0, Math.max(0, message.indexOf(" = ")));
        return name.equals(called) || name.endsWith(": " + called)
                ? name + message.substring(called.length())
                : name + ": " + message;
    }
}
