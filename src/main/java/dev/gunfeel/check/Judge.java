package dev.gunfeel.check;

import dev.gunfeel.check.metric.Unit;
import dev.gunfeel.check.report.BoundWords;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.CheckResultBuilder;
import dev.gunfeel.check.report.IntervalWords;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.statistics.Comparison;
import dev.gunfeel.check.statistics.Estimate;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds a value against its bounds. */
final class Judge {
    /** Nobody waits for more. */
    private static final double MOST_SIMULATIONS = 1e9;

    private final CheckRequest check;
    private final Evaluation evaluation;
    private final Unit unit;
    private final Estimate estimate;
    private final List<String> findings = new ArrayList<>();
    private @Nullable String compared;
    private Outcome outcome = Outcome.PASSED;
    private double settle;
    private double margin = Double.POSITIVE_INFINITY;
    private double ratioMargin = Double.POSITIVE_INFINITY;

    private Judge(CheckRequest check, Evaluation evaluation, Estimate estimate) {
        this.check = check;
        this.evaluation = evaluation;
        this.estimate = estimate;
        unit = evaluation.metric().unit();
    }

    /**
     * Returns the result of a check.
     *
     * @param title what the check is called
     * @param check the bounds
     * @param evaluation what was measured of which weapon
     * @param estimate its value
     * @param comparison the ratio to another weapon's value; null where there is none
     * @param recorded the value in the baseline; null where there is none
     * @param tolerance how far the value may be from it
     */
    static CheckResult judge(
            String title,
            CheckRequest check,
            Evaluation evaluation,
            Estimate estimate,
            @Nullable Comparison comparison,
            @Nullable Double recorded,
            Tolerance tolerance) {
        Judge judge = new Judge(check, evaluation, estimate);
        judge.value(recorded, tolerance);
        judge.ratio(comparison);
        boolean isSimulated = estimate.isSimulated() || (comparison != null && comparison.interval() != null);
        CheckResult result = bounds(title, check, evaluation)
                .value(estimate.value())
                .interval(range(estimate.interval()))
                .ratio(comparison == null ? null : comparison.ratio())
                .ratioInterval(comparison == null ? null : range(comparison.interval()))
                .minRatio(check.minRatio())
                .maxRatio(check.maxRatio())
                .recorded(recorded)
                .tolerance(recorded == null ? null : tolerance)
                .outcome(judge.outcome)
                .margin(judge.margin())
                .simulations(isSimulated ? evaluation.conditions().simulations() : null)
                .simulationsToSettle(judge.toSettle())
                .neverShare(estimate.without() == 0 ? null : (double) estimate.without() / estimate.figures().length)
                .message("")
                .build();
        return result.withMessage(judge.message(result));
    }

    /** Returns the result of a check that has no value, and so does not pass. */
    static CheckResult withoutValue(String title, CheckRequest check, Evaluation evaluation, String reason) {
        return bounds(title, check, evaluation)
                .outcome(Outcome.FAILED)
                .message(Titles.ofMetric(check) + " = none; " + reason)
                .build();
    }

    private static CheckResultBuilder bounds(String title, CheckRequest check, Evaluation evaluation) {
        return CheckResultBuilder.builder()
                .name(title)
                .weapon(evaluation.weapon())
                .metric(evaluation.metric())
                .min(check.min())
                .max(check.max())
                .against(check.against() == null ? null : check.against().inWords());
    }

    private static @Nullable Range range(@Nullable Interval interval) {
        return interval == null ? null : interval.toRange();
    }

    private void value(@Nullable Double recorded, Tolerance tolerance) {
        Double value = estimate.value();
        if (value == null) {
            outcome = Outcome.FAILED;
            findings.add(withoutValue());
            return;
        }
        if (check.min() != null) {
            margin = Math.min(margin, value - check.min());
            bound(value, estimate.interval(), check.min(), true, estimate.simulationsToSettle(check.min(), true), "");
        }
        if (check.max() != null) {
            margin = Math.min(margin, check.max() - value);
            bound(value, estimate.interval(), check.max(), false, estimate.simulationsToSettle(check.max(), false), "");
        }
        if (recorded != null) {
            baseline(value, recorded, tolerance);
        }
    }

    private String withoutValue() {
        String reason = evaluation.metric().withoutFigure(evaluation.shots());
        return estimate.statistic()
                .withoutValue(
                        estimate.isSimulated()
                                ? reason + " in " + estimate.without() + " of " + estimate.figures().length
                                        + " bursts ("
                                        + Figures.significant(100.0 * estimate.without() / estimate.figures().length, 3)
                                        + " %)"
                                : reason);
    }

    /** The baseline was computed by the same seeds, so chance cancels and value is compared with value. */
    private void baseline(double value, double recorded, Tolerance tolerance) {
        double reach = tolerance.reach(recorded);
        double inside = Math.min(value - (recorded - reach), recorded + reach - value);
        margin = Math.min(margin, inside);
        if (!(inside >= 0)) {
            outcome = Outcome.FAILED;
            double percent = 100 * Math.abs(value / recorded - 1);
            String by = Double.isFinite(percent) ? Figures.of(percent) + " % " : "";
            findings.add(by + (value > recorded ? "above" : "below") + " what was recorded");
        }
    }

    private void ratio(@Nullable Comparison comparison) {
        if (comparison == null) {
            return;
        }
        Double ratio = comparison.ratio();
        String other = Objects.requireNonNull(check.against()).inWords();
        if (ratio == null) {
            outcome = Outcome.FAILED;
            findings.add("has no ratio to that of " + other
                    + (estimate.value() == null ? "" : ", which has none that it could be divided by"));
            return;
        }
        compared = Figures.significant(ratio, 4) + IntervalWords.inBrackets(range(comparison.interval()))
                + " times that of " + other + (isLate(ratio) ? " (none)" : "");
        if (check.minRatio() != null) {
            ratioMargin = Math.min(ratioMargin, ratio - check.minRatio());
            bound(
                    ratio,
                    comparison.interval(),
                    check.minRatio(),
                    true,
                    comparison.simulationsToSettle(check.minRatio()),
                    "the ratio is ");
        }
        if (check.maxRatio() != null) {
            ratioMargin = Math.min(ratioMargin, check.maxRatio() - ratio);
            bound(
                    ratio,
                    comparison.interval(),
                    check.maxRatio(),
                    false,
                    comparison.simulationsToSettle(check.maxRatio()),
                    "the ratio is ");
        }
    }

    /** Returns whether the other's value is later than anything: a quotient of two numbers would not be 0. */
    private boolean isLate(double ratio) {
        return ratio == 0
                && evaluation.metric().countsNeverAsLast()
                && !Double.valueOf(0).equals(estimate.value());
    }

    private void bound(
            double value, @Nullable Interval interval, double bound, boolean isLeast, double simulations, String what) {
        double low = interval == null ? value : interval.low();
        double high = interval == null ? value : interval.high();
        String name = isLeast ? "the least allowed" : "the most allowed";
        if (isLeast ? high < bound : low > bound) {
            outcome = Outcome.FAILED;
            findings.add(what + (isLeast ? "below " : "above ") + name);
        } else if (isLeast ? low < bound : high > bound) {
            outcome = outcome.worse(Outcome.UNCERTAIN);
            settle = Math.max(
                    settle, Math.max(simulations, evaluation.conditions().simulations() + 1.0));
            findings.add(what + "too near to " + name + " to tell" + advice(simulations));
        }
    }

    private String advice(double simulations) {
        return !(simulations < MOST_SIMULATIONS)
                ? ": no feasible number of simulations would, so move the bound"
                : ": about "
                        + Figures.significant(
                                rounded(Math.max(
                                        simulations, evaluation.conditions().simulations() + 1.0)),
                                2)
                        + " simulations would";
    }

    private @Nullable Integer toSettle() {
        return outcome == Outcome.UNCERTAIN && settle < MOST_SIMULATIONS ? (int) rounded(settle) : null;
    }

    /** Returns a number of simulations rounded up to two digits: it is an estimate itself. */
    private static double rounded(double simulations) {
        double unit = 1;
        while (simulations / unit >= 100) {
            unit *= 10;
        }
        return Math.ceil(simulations / unit) * unit;
    }

    private @Nullable Double margin() {
        double least = Double.isInfinite(margin) ? ratioMargin : margin;
        return Double.isInfinite(least) ? null : least;
    }

    /** Says the metric with its parameters, its value, then the bounds, then what is wrong with it. */
    private String message(CheckResult result) {
        Double value = estimate.value();
        List<String> parts = new ArrayList<>();
        parts.add(Titles.ofMetric(check) + " = "
                + (value == null
                        ? "none"
                        : unit.inWords(value) + IntervalWords.inBrackets(range(estimate.interval()))));
        if (compared != null) {
            parts.add(compared);
        }
        parts.addAll(BoundWords.of(result));
        return String.join(", ", parts) + (findings.isEmpty() ? "" : "; " + String.join("; ", findings));
    }
}
