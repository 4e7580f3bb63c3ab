package dev.gunfeel.solve;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A weapon that was tried.
 *
 * @param numbers the numbers that may be changed, in order of the variables
 * @param weapon the weapon with them
 * @param report how its checks end; null where no weapon may have these numbers together
 * @param change the sum of the squares of all relative changes
 */
record Trial(List<Double> numbers, Weapon weapon, @Nullable ChecksReport report, double change) {
    boolean passes() {
        return report != null && report.outcome() == Outcome.PASSED;
    }

    List<CheckResult> results() {
        return report == null ? List.of() : report.results();
    }

    /** Returns what is missing to pass; 0 where it does. */
    double shortfall() {
        return report == null
                ? Double.POSITIVE_INFINITY
                : report.results().stream().mapToDouble(Margins::shortfall).sum();
    }

    /** Returns one number that orders trials: below 1 for those that pass, by how much they change; then by what is missing. */
    double score(double worst) {
        return passes() ? change / (1 + change) : 1 + Math.min(shortfall(), worst);
    }

    boolean isBetterThan(Trial other) {
        if (passes() != other.passes()) {
            return passes();
        }
        if (passes()) {
            return change < other.change;
        }
        double own = shortfall();
        double others = other.shortfall();
        return own < others || (own == others && change < other.change);
    }
}
