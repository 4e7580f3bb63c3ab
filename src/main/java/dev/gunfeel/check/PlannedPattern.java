package dev.gunfeel.check;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.run.ShotPattern;
import dev.gunfeel.check.statistics.Estimate;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A check of how far a pattern is from another. */
final class PlannedPattern extends PlannedCheck {
    /** Patterns that were written down and read again differ by rounding, far below this many degrees. */
    private static final double SAME_PATTERN = 1e-9;

    private final @Nullable RecordedPattern recorded;
    private final Tolerance tolerance;

    /**
     * Plans it.
     *
     * @param recorded the pattern in the baseline; null where there is none
     * @param tolerance how large the distance may be: a share is one of the recorded pattern's size
     */
    PlannedPattern(
            String title,
            CheckRequest check,
            Evaluation own,
            @Nullable Evaluation other,
            @Nullable Evaluation before,
            @Nullable RecordedPattern recorded,
            Tolerance tolerance) {
        super(title, check, own, other, before);
        this.recorded = recorded;
        this.tolerance = tolerance;
    }

    @Override
    void announce(Evaluator evaluator) {
        // A pattern is not simulated.
    }

    @Override
    void ask(Evaluator evaluator) {
        // It is computed when somebody wants to know.
    }

    @Override
    @Nullable
    Estimate measured() {
        return null;
    }

    @Override
    void record(Set<RecordedValue> values) {
        // A baseline keeps the pattern itself.
    }

    @Override
    CheckResult result(Evaluator evaluator) {
        ShotPattern pattern = evaluator.pattern(own);
        ShotPattern compared = compared(evaluator);
        CheckRequest bounded = check.isBounded() ? check : check.atMost(tolerance.reach(compared.size()));
        int pellets = pellets(own);
        if (other != null && pellets(other) != pellets) {
            return Judge.withoutValue(
                    title,
                    bounded,
                    own,
                    "a shot of " + own.weapon() + " has " + pellets + (pellets == 1 ? " bullet" : " pellets")
                            + ", and one of " + other.weapon() + " has " + pellets(other)
                            + ", so they can't be held one against another");
        }
        boolean isAsLong = pattern.count() == compared.count();
        if (!isAsLong && other == null && check.shots() == null) {
            return Judge.withoutValue(
                    title,
                    bounded,
                    own,
                    "it has " + pattern.count() + " " + bullets() + " and " + compared.count()
                            + " in the baseline, so they can't be held one against another");
        }
        double distance = pattern.distance(compared);
        CheckResult result = Judge.judge(
                title, bounded, own, Estimate.exact(distance < SAME_PATTERN ? 0 : distance), null, null, tolerance);
        return isAsLong || other == null
                ? result
                : result.adding("over the " + Math.min(pattern.count(), compared.count()) + " " + bullets()
                        + " that both fire");
    }

    /** Returns how many bullets of a shot repeat: pellets that are drawn by chance don't. */
    private static int pellets(Evaluation evaluation) {
        return evaluation.conditions().withoutChance().weapon().bulletsPerShot();
    }

    private String bullets() {
        return pellets(own) == 1 ? "shots" : "pellets";
    }

    private ShotPattern compared(Evaluator evaluator) {
        if (other != null) {
            return evaluator.pattern(other);
        }
        return recorded != null ? recorded.pattern() : evaluator.pattern(Objects.requireNonNull(before));
    }
}
