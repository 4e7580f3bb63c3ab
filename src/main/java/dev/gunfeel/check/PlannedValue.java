package dev.gunfeel.check;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.statistics.Comparison;
import dev.gunfeel.check.statistics.Estimate;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A check of a value that is taken from bursts. */
final class PlannedValue extends PlannedCheck {
    private final @Nullable Double recorded;
    private final Tolerance tolerance;
    private @Nullable LazyEstimate value;
    private @Nullable LazyEstimate others;
    private @Nullable LazyEstimate earlier;

    /**
     * Plans it.
     *
     * @param recorded the value in the baseline; null where there is none
     * @param tolerance how far the value may be from it
     */
    PlannedValue(
            String title,
            CheckRequest check,
            Evaluation own,
            @Nullable Evaluation other,
            @Nullable Evaluation before,
            @Nullable Double recorded,
            Tolerance tolerance) {
        super(title, check, own, other, before);
        this.recorded = recorded;
        this.tolerance = tolerance;
    }

    @Override
    void announce(Evaluator evaluator) {
        evaluations().forEach(evaluator::announce);
    }

    @Override
    void ask(Evaluator evaluator) {
        value = evaluator.estimate(own);
        others = other == null ? null : evaluator.estimate(other);
        earlier = before == null ? null : evaluator.estimate(before);
    }

    private Estimate estimate() {
        return Objects.requireNonNull(value).estimate();
    }

    @Override
    Estimate measured() {
        return estimate();
    }

    @Override
    void record(Set<RecordedValue> values) {
        Double known = estimate().value();
        if (known != null) {
            values.add(RecordedValue.of(own.measurement(), known));
        }
    }

    @Override
    CheckResult result(Evaluator evaluator) {
        Estimate estimate = estimate();
        return Judge.judge(
                title,
                check,
                own,
                estimate,
                others == null
                        ? null
                        : Comparison.of(
                                estimate, others.estimate(), own.metric().countsNeverAsLast()),
                recorded == null && earlier != null ? earlier.estimate().value() : recorded,
                tolerance);
    }
}
