package dev.gunfeel.solve;

import java.util.ArrayList;
import java.util.List;

/**
 * Goes from a weapon that passes to the one nearby that changes least. In turns: numbers are put back one by one, as far as that passes;
 * then the margins of the checks are taken as straight, the point of least change between them is found, and so much of the way to it is
 * gone as passes.
 */
final class LeastChange {
    private static final int TURNS = 12;
    private static final int HALVINGS = 40;
    private static final int HALVINGS_BY_CHANCE = 16;
    private static final int SWEEPS = 400;
    private static final double STEP = 1e-4;
    private static final double GAIN = 1e-9;
    private static final double GAIN_BY_CHANCE = 1e-4;

    /** Chance makes small steps of a figure: then only a longer difference tells where it goes. */
    private static final double STEP_BY_CHANCE = 1e-2;

    private static final List<Double> SHARES = List.of(1.0, 0.5, 0.2, 0.05);
    private static final List<Double> LONGER = List.of(1.0001, 1.002, 1.02, 1.1, 1.4);

    private final Trials trials;
    private final int count;
    private final boolean isByChance;
    private final int halvings;

    private LeastChange(Trials trials) {
        this.trials = trials;
        count = trials.variables().size();
        isByChance = trials.best().results().stream().anyMatch(result -> result.interval() != null);
        halvings = isByChance ? HALVINGS_BY_CHANCE : HALVINGS;
    }

    /** Searches from the best trial, which passes. */
    static void search(Trials trials) {
        LeastChange search = new LeastChange(trials);
        for (int turn = 0; turn < TURNS; turn++) {
            double before = trials.best().change();
            search.putBack();
            search.straight();
            if (!(trials.best().change() < before * (1 - (search.isByChance ? GAIN_BY_CHANCE : GAIN)))) {
                return;
            }
        }
    }

    private void putBack() {
        for (int i = 0; i < count; i++) {
            double[] target = numbers(trials.best());
            Variable variable = trials.variables().get(i);
            double wanted = variable.at(variable.placeOf(trials.before(i)));
            if (variable.whole()) {
                while (trials.best().passes() && numbers(trials.best())[i] != wanted) {
                    double[] nearer = numbers(trials.best());
                    nearer[i] += Math.signum(wanted - nearer[i]);
                    if (!trials.of(nearer).passes()) {
                        break;
                    }
                }
            } else {
                target[i] = wanted;
                towards(target);
            }
        }
    }

    /** Goes from the best trial towards a point as far as it passes. */
    private void towards(double[] target) {
        double[] from = numbers(trials.best());
        if (trials.of(target).passes()) {
            return;
        }
        double passing = 0;
        double failing = 1;
        for (int i = 0; i < halvings; i++) {
            double middle = (passing + failing) / 2;
            double[] point = new double[count];
            for (int j = 0; j < count; j++) {
                point[j] = from[j] + middle * (target[j] - from[j]);
                if (trials.variables().get(j).whole()) {
                    point[j] = from[j];
                }
            }
            if (trials.of(point).passes()) {
                passing = middle;
            } else {
                failing = middle;
            }
        }
    }

    private void straight() {
        Trial best = trials.best();
        List<Double> here = margins(best);
        double step = isByChance ? STEP_BY_CHANCE : STEP;
        double[] changes = changes(best);
        List<double[]> slopes = new ArrayList<>();
        here.forEach(margin -> slopes.add(new double[count]));
        for (int i = 0; i < count; i++) {
            Variable variable = trials.variables().get(i);
            if (variable.whole()) {
                continue;
            }
            double[] point = numbers(best);
            double length = step * trials.size(i);
            point[i] += point[i] + length <= variable.max() ? length : -length;
            if (point[i] < variable.min()) {
                continue;
            }
            List<Double> there = margins(trials.of(point));
            double moved = (point[i] - best.numbers().get(i)) / trials.size(i);
            for (int bound = 0; there.size() == here.size() && bound < here.size(); bound++) {
                slopes.get(bound)[i] = (there.get(bound) - here.get(bound)) / moved;
            }
        }
        if (trials.best().change() < best.change()) {
            // A difference was itself a better weapon; the next turn begins there.
            return;
        }
        double[] least = least(changes, here, slopes);
        for (double share : SHARES) {
            double[] direction = new double[count];
            for (int i = 0; i < count; i++) {
                direction[i] = changes[i] + share * (least[i] - changes[i]);
            }
            outwards(direction);
            if (trials.best().change() < best.change()) {
                return;
            }
        }
    }

    /** Finds the least multiple of a change that passes: bounds are seldom straight, so the change itself may just fall short. */
    private void outwards(double[] direction) {
        double failing = 1;
        if (at(direction, failing).passes()) {
            return;
        }
        for (double longer : LONGER) {
            if (at(direction, longer).passes()) {
                double passing = longer;
                for (int i = 0; i < halvings; i++) {
                    double middle = (passing + failing) / 2;
                    if (at(direction, middle).passes()) {
                        passing = middle;
                    } else {
                        failing = middle;
                    }
                }
                return;
            }
            failing = longer;
        }
    }

    private Trial at(double[] direction, double multiple) {
        double[] numbers = numbers(trials.best());
        for (int i = 0; i < count; i++) {
            Variable variable = trials.variables().get(i);
            if (!variable.whole()) {
                double number = trials.before(i) + multiple * direction[i] * trials.size(i);
                numbers[i] = Math.min(variable.max(), Math.max(variable.min(), number));
            }
        }
        return trials.of(numbers);
    }

    /**
     * Returns the shortest vector of changes that keeps all margins at 0 at least, if they were straight: by projecting on the bounds in
     * turns, each with a multiplier that never falls below 0 (Hildreth, "A quadratic programming procedure", 1957).
     */
    private double[] least(double[] changes, List<Double> margins, List<double[]> slopes) {
        double[] least = new double[count];
        for (int i = 0; i < count; i++) {
            // What stays as it is adds nothing that could be taken away.
            least[i] = trials.variables().get(i).whole() ? changes[i] : 0;
        }
        double[] multipliers = new double[margins.size()];
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int bound = 0; bound < multipliers.length; bound++) {
                double[] slope = slopes.get(bound);
                double square = 0;
                double margin = margins.get(bound);
                for (int i = 0; i < count; i++) {
                    square += slope[i] * slope[i];
                    margin += slope[i] * (least[i] - changes[i]);
                }
                if (square > 0) {
                    double multiplier = Math.max(0, multipliers[bound] - margin / square);
                    for (int i = 0; i < count; i++) {
                        least[i] += (multiplier - multipliers[bound]) * slope[i];
                    }
                    multipliers[bound] = multiplier;
                }
            }
        }
        return least;
    }

    private double[] changes(Trial trial) {
        double[] changes = new double[count];
        for (int i = 0; i < count; i++) {
            changes[i] = (trial.numbers().get(i) - trials.before(i)) / trials.size(i);
        }
        return changes;
    }

    private static List<Double> margins(Trial trial) {
        return trial.results().stream()
                .flatMap(result -> Margins.of(result).stream())
                .toList();
    }

    private static double[] numbers(Trial trial) {
        return trial.numbers().stream().mapToDouble(Double::doubleValue).toArray();
    }
}
