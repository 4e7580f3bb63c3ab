package dev.gunfeel.check;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.statistics.Estimate;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One check of one weapon: what it needs evaluated, and how it ends. */
abstract sealed class PlannedCheck permits PlannedValue, PlannedPattern {
    final String title;
    final CheckRequest check;
    final Evaluation own;
    final @Nullable Evaluation other;
    final @Nullable Evaluation before;

    /**
     * Plans a check of a weapon.
     *
     * @param title what the check is called
     * @param own what it measures of its weapon
     * @param other what it measures of the weapon that it compares with; null for none
     * @param before what it measures of the weapon as it was; null where its value was recorded, or nothing
     */
    PlannedCheck(
            String title, CheckRequest check, Evaluation own, @Nullable Evaluation other, @Nullable Evaluation before) {
        this.title = title;
        this.check = check;
        this.own = own;
        this.other = other;
        this.before = before;
    }

    CheckRequest check() {
        return check;
    }

    Evaluation own() {
        return own;
    }

    @Nullable
    Evaluation other() {
        return other;
    }

    @Nullable
    Evaluation before() {
        return before;
    }

    /** Returns all that is evaluated for it. */
    final List<Evaluation> evaluations() {
        return Stream.of(own, other, before).filter(Objects::nonNull).toList();
    }

    /** Returns how many bursts it simulates. */
    final double simulations() {
        return evaluations().stream().mapToDouble(Evaluation::simulations).sum();
    }

    /** Returns how many shots those bursts have together. */
    final double simulatedShots() {
        return evaluations().stream().mapToDouble(Evaluation::simulatedShots).sum();
    }

    /** Announces what it needs, so that bursts become long enough for all that share them. */
    abstract void announce(Evaluator evaluator);

    /** Asks for what it needs. */
    abstract void ask(Evaluator evaluator);

    /** Adds the value to those that a baseline keeps, if there is one. */
    abstract void record(Set<RecordedValue> values);

    abstract CheckResult result(Evaluator evaluator);

    /** Returns the estimate that the result is judged by; null where there is none. */
    abstract @Nullable Estimate measured();
}
