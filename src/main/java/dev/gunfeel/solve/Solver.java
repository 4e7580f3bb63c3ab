package dev.gunfeel.solve;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds a weapon that passes checks (docs/formulas/solve.md). Every weapon that is tried meets the same chance, so that a difference is
 * one of the weapons.
 */
public final class Solver {
    private static final int FEWEST_DIGITS = 2;
    private static final int MOST_DIGITS = 9;

    /** How much more than the least change is taken for numbers that can be read. */
    private static final double ROUNDING = 1e-6;

    private final SolveRequest request;
    private final Trials trials;

    private Solver(SolveRequest request, Trials trials) {
        this.request = request;
        this.trials = trials;
    }

    /**
     * Finds a weapon on as many threads as there are cores, for as long as it takes.
     *
     * @param request the weapon, what may be changed, and the checks; its {@code budgetSeconds} is left aside
     * @return the weapon that passes and changes least, or what came closest
     * @throws InputException with every complaint about the request, also about a check to keep that does not hold
     */
    public static Solution solve(SolveRequest request) {
        return solve(request, Runtime.getRuntime().availableProcessors(), () -> false, tried -> {});
    }

    /**
     * Finds a weapon.
     *
     * @param request the weapon, what may be changed, and the checks
     * @param threads how many threads to use, at least 1; the answer does not depend on it
     * @param isOver whether the time is over, asked before every trial
     * @param tried is told after every trial how many there were
     * @return the weapon that passes and changes least, or what came closest
     * @throws InputException with every complaint about the request, also about a check to keep that does not hold
     */
    public static Solution solve(SolveRequest request, int threads, BooleanSupplier isOver, LongConsumer tried) {
        Check.require(request);
        requireKept(request, threads);
        Solver solver = new Solver(request, new Trials(request, threads, isOver, tried));
        boolean isComplete = solver.search();
        return solver.solution(isComplete);
    }

    private static void requireKept(SolveRequest request, int threads) {
        Complaints complaints = Complaints.root(Limits.NONE);
        for (int i = 0; i < request.keep().size(); i++) {
            CheckRequest kept = request.keep().get(i);
            ChecksReport report =
                    Checks.run(request.checksOf(request.given()).withChecks(List.of(kept)), threads, Progress.NONE);
            for (CheckResult result : report.results()) {
                if (result.outcome() != Outcome.PASSED) {
                    complaints
                            .at("keep")
                            .at(i)
                            .add(
                                    "does not hold now: " + result.message() + "; move it to checks, or leave it out",
                                    null);
                }
            }
        }
        complaints.throwIfAny();
    }

    /** Searches, and returns whether it came to its end. */
    private boolean search() {
        if (trials.best().passes()) {
            return true;
        }
        try {
            if (trials.variables().size() == 1) {
                Bracketing.search(trials);
            } else {
                Evolution.search(trials, request.checked().seed());
            }
            readable();
            return true;
        } catch (Trials.SpentException e) {
            finish();
            return false;
        }
    }

    private void finish() {
        trials.finish();
        try {
            readable();
        } catch (Trials.SpentException e) {
            // No more may be tried at all; the numbers stay as long as they are.
        }
    }

    /** Tries the best weapon with its numbers rounded to few digits, away from what they were, so that what passes still does. */
    private void readable() {
        Trial best = trials.best();
        if (!best.passes()) {
            return;
        }
        for (int digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++) {
            double[] numbers = new double[best.numbers().size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = rounded(i, best.numbers().get(i), digits);
            }
            Trial trial = trials.of(numbers);
            if (trial.passes() && trial.change() <= best.change() * (1 + ROUNDING)) {
                trials.choose(trial);
                return;
            }
        }
    }

    private double rounded(int index, double number, int digits) {
        Variable variable = trials.variables().get(index);
        if (number == trials.before(index) || variable.whole()) {
            return number;
        }
        double near = Double.parseDouble(Figures.significant(number, digits));
        double away = Math.signum(number - trials.before(index));
        if ((near - number) * away < 0) {
            double unit = StrictMath.pow(10, StrictMath.floor(StrictMath.log10(Math.abs(number))) - digits + 1);
            near = Double.parseDouble(Figures.significant(near + away * unit, digits));
        }
        return near < variable.min() || near > variable.max() ? number : near;
    }

    private Solution solution(boolean isComplete) {
        Trial best = trials.best();
        SolveOutcome outcome =
                best.passes() ? SolveOutcome.SOLVED : isComplete ? SolveOutcome.INFEASIBLE : SolveOutcome.CLOSEST;
        List<ChangedNumber> changed = new ArrayList<>();
        for (int i = 0; i < best.numbers().size(); i++) {
            if (best.numbers().get(i) != trials.before(i)) {
                changed.add(new ChangedNumber(
                        trials.variables().get(i).pointer(),
                        trials.before(i),
                        best.numbers().get(i)));
            }
        }
        List<Unmet> unmet = new ArrayList<>();
        for (int i = 0; i < best.results().size(); i++) {
            if (best.results().get(i).outcome() != Outcome.PASSED) {
                unmet.add(unmet(i, best.results().get(i)));
            }
        }
        return new Solution(
                outcome,
                message(outcome, changed.size(), unmet),
                best.weapon(),
                changed,
                best.results(),
                unmet,
                trials.all().size(),
                isComplete,
                Objects.requireNonNull(best.report()).warnings());
    }

    private static String message(SolveOutcome outcome, int changed, List<Unmet> unmet) {
        String failing = String.join("; ", unmet.stream().map(Unmet::message).toList());
        return switch (outcome) {
            case SOLVED ->
                changed == 0
                        ? "every check passes as it is"
                        : "every check passes with " + changed + (changed == 1 ? " number" : " numbers") + " changed";
            case INFEASIBLE -> "nothing within these ranges was found to pass: " + failing;
            case CLOSEST -> "the budget was spent before anything passed: " + failing;
        };
    }

    private Unmet unmet(int check, CheckResult ofBest) {
        Double below = null;
        Double above = null;
        CheckResult nearest = null;
        boolean passesAlone = false;
        for (CheckResult result : trials.results(check)) {
            int side = Margins.side(result);
            Double value = figure(result);
            passesAlone |= side == 0;
            if (side < 0 && value != null) {
                below = below == null ? value : (Double) Math.max(below, value);
            } else if (side > 0 && value != null) {
                above = above == null ? value : (Double) Math.min(above, value);
            }
            if (value != null && (nearest == null || Margins.shortfall(result) < Margins.shortfall(nearest))) {
                nearest = result;
            }
        }
        Double near = nearest == null ? null : figure(nearest);
        return new Unmet(
                ofBest.name(), near, below, above, passesAlone, words(ofBest, near, below, above, passesAlone));
    }

    private static String words(
            CheckResult ofBest,
            @Nullable Double nearest,
            @Nullable Double below,
            @Nullable Double above,
            boolean passesAlone) {
        String how;
        if (passesAlone) {
            how = "it passes elsewhere, where others fail";
        } else if (nearest == null) {
            how = "it never had a value";
        } else if (below != null && above != null) {
            how = "it came to " + Figures.significant(below, 6) + " and to " + Figures.significant(above, 6)
                    + ", and to nothing between that passes";
        } else {
            how = "it came no nearer than " + Figures.significant(nearest, 6);
        }
        return ofBest.inWords() + " (" + how + ")";
    }

    /** Returns the figure that bounds are about: the value, or where only the ratio is bounded, that. */
    private static @Nullable Double figure(CheckResult result) {
        return result.min() == null && result.max() == null ? result.ratio() : result.value();
    }
}
