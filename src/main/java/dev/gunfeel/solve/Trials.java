package dev.gunfeel.solve;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/** Tries weapons, each once, and keeps the best. */
final class Trials {
    private final SolveRequest request;
    private final int threads;
    private final BooleanSupplier isOver;
    private final LongConsumer tried;
    private final List<Variable> variables;
    private final double[] before;
    private final double[] sizes;
    private final Map<List<Double>, Trial> trials = new LinkedHashMap<>();
    private final Trial present;
    private Trial best;
    private boolean isFinishing;

    /** Tells that no more may be tried. */
    static final class SpentException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SpentException() {
            super("the budget is spent", null, false, false);
        }
    }

    /**
     * Starts with the weapon as it is.
     *
     * @param isOver whether the time is over
     * @param tried is told after every trial how many there were
     */
    Trials(SolveRequest request, int threads, BooleanSupplier isOver, LongConsumer tried) {
        this.request = request;
        this.threads = threads;
        this.isOver = isOver;
        this.tried = tried;
        Weapon given = request.given();
        variables = request.vary().stream()
                .map(variable -> isWhole(given, variable) ? variable.withWhole(true) : variable)
                .toList();
        before = new double[variables.size()];
        sizes = new double[before.length];
        for (int i = 0; i < before.length; i++) {
            Variable variable = variables.get(i);
            before[i] = Objects.requireNonNull(DocumentNumber.find(given, variable.pointer()))
                    .doubleValue();
            sizes[i] = before[i] == 0 ? variable.max() - variable.min() : Math.abs(before[i]);
        }
        List<Double> numbers = boxed(before);
        present = new Trial(numbers, given, Checks.run(request.checksOf(given), threads, Progress.NONE), 0);
        trials.put(numbers, present);
        best = present;
    }

    private static boolean isWhole(Weapon weapon, Variable variable) {
        Number number = DocumentNumber.find(weapon, variable.pointer());
        return number instanceof Integer || number instanceof Long;
    }

    List<Variable> variables() {
        return variables;
    }

    /** Returns the weapon as it is. */
    Trial present() {
        return present;
    }

    Trial best() {
        return best;
    }

    /** Lets the few trials be made that end a search, though its time is over. */
    void finish() {
        isFinishing = true;
    }

    /** Takes a trial for the best that is as good but for a rounding. */
    void choose(Trial trial) {
        best = trial;
    }

    Collection<Trial> all() {
        return trials.values();
    }

    /** Returns the number of a variable before anything was changed. */
    double before(int variable) {
        return before[variable];
    }

    /** Returns what a relative change of 1 is. */
    double size(int variable) {
        return sizes[variable];
    }

    /** Returns the places of the weapon as it is, within the ranges. */
    double[] presentPlaces() {
        return places(present.numbers());
    }

    /** Returns where numbers lie in the ranges of their variables. */
    double[] places(List<Double> numbers) {
        double[] places = new double[numbers.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = variables.get(i).placeOf(numbers.get(i));
        }
        return places;
    }

    /** Tries the weapon at places between 0 and 1. */
    Trial atPlaces(double... places) {
        double[] numbers = new double[places.length];
        for (int i = 0; i < places.length; i++) {
            numbers[i] = variables.get(i).at(places[i]);
        }
        return of(numbers);
    }

    /**
     * Tries the weapon with some numbers, which lie in the ranges.
     *
     * @throws SpentException if no more may be tried
     */
    Trial of(double... numbers) {
        List<Double> key = boxed(numbers);
        Trial known = trials.get(key);
        if (known != null) {
            return known;
        }
        if (trials.size() >= request.evaluations() || (!isFinishing && isOver.getAsBoolean())) {
            throw new SpentException();
        }
        Interruption.poll();
        Trial trial = tried(numbers, key);
        trials.put(key, trial);
        if (trial.isBetterThan(best)) {
            best = trial;
        }
        tried.accept(trials.size());
        return trial;
    }

    private Trial tried(double[] numbers, List<Double> key) {
        Weapon weapon = request.given();
        double change = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] != before[i]) {
                weapon = DocumentNumber.with(weapon, variables.get(i).pointer(), numbers[i]);
            }
            double relative = (numbers[i] - before[i]) / sizes[i];
            change += relative * relative;
        }
        ChecksReport report;
        try {
            report = Checks.run(request.checksOf(weapon), threads, Progress.NONE);
        } catch (InputException e) {
            // No weapon has these numbers together: a peak behind the end, a point of a curve before the one before it.
            report = null;
        }
        return new Trial(key, weapon, report, change);
    }

    /** Returns more than anything that can be judged misses. */
    double worst() {
        return 1 + 2.0 * present.results().size();
    }

    /** Returns what the checks of one kind came to in all trials. */
    List<CheckResult> results(int check) {
        List<CheckResult> results = new ArrayList<>();
        for (Trial trial : trials.values()) {
            if (trial.report() != null) {
                results.add(trial.results().get(check));
            }
        }
        return results;
    }

    private static List<Double> boxed(double[] numbers) {
        List<Double> boxed = new ArrayList<>(numbers.length);
        for (double number : numbers) {
            // Minus zero is no number of its own here.
            boxed.add(number + 0.0);
        }
        return List.copyOf(boxed);
    }
}
