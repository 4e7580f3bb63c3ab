package dev.gunfeel.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Searches the range of one variable: by a grid, then by halving between neighbours of which one passes and the other doesn't, or that
 * lie on two sides of a check's bounds. A staircase such as a time to kill ends that in two neighbours with nothing between.
 */
final class Bracketing {
    private static final int GRID = 64;
    private static final int MOST_WHOLE = 1_000;
    private static final int MOST_HALVINGS = 200;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final int NARROWINGS = 60;

    private final Trials trials;
    private final List<Double> grid = new ArrayList<>();

    private Bracketing(Trials trials) {
        this.trials = trials;
    }

    /** Searches the range of the only variable. */
    static void search(Trials trials) {
        new Bracketing(trials).search();
    }

    private void search() {
        TreeSet<Double> places = new TreeSet<>();
        Variable variable = trials.variables().get(0);
        double least = StrictMath.ceil(variable.min());
        double whole = StrictMath.floor(variable.max()) - least;
        if (variable.whole() && whole <= MOST_WHOLE) {
            for (int i = 0; i <= whole; i++) {
                places.add(variable.placeOf(least + i));
            }
        } else {
            for (int i = 0; i <= GRID; i++) {
                places.add((double) i / GRID);
            }
            places.add(trials.presentPlaces()[0]);
        }
        grid.addAll(places);
        grid.forEach(trials::atPlaces);
        if (!trials.best().passes()) {
            for (int i = 1; i < grid.size() && !trials.best().passes(); i++) {
                cross(grid.get(i - 1), grid.get(i));
            }
        }
        if (!trials.best().passes()) {
            narrow();
        }
        if (trials.best().passes()) {
            approach();
        }
    }

    /** Looks between two neighbours for what passes, where a check is too low at one and too high at the other. */
    private void cross(double from, double to) {
        Trial first = trials.atPlaces(from);
        Trial last = trials.atPlaces(to);
        int checks = Math.min(first.results().size(), last.results().size());
        for (int check = 0; check < checks; check++) {
            int side = Margins.side(first.results().get(check));
            if (side * Margins.side(last.results().get(check)) < 0) {
                halve(check, side, from, to);
            }
        }
    }

    private void halve(int check, int side, double from, double to) {
        double low = from;
        double high = to;
        for (int i = 0; i < MOST_HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (middle == low || middle == high) {
                return;
            }
            Trial trial = trials.atPlaces(middle);
            if (trial.passes() || trial.report() == null) {
                return;
            }
            int found = Margins.side(trial.results().get(check));
            if (found == 0) {
                // It is another one that fails here.
                return;
            } else if (found == side) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /** Looks round the best of the grid for more, by golden sections: for a figure that turns back between two of its places. */
    private void narrow() {
        int best = 0;
        for (int i = 1; i < grid.size(); i++) {
            if (trials.atPlaces(grid.get(i)).isBetterThan(trials.atPlaces(grid.get(best)))) {
                best = i;
            }
        }
        double low = grid.get(Math.max(0, best - 1));
        double high = grid.get(Math.min(grid.size() - 1, best + 1));
        for (int i = 0; i < NARROWINGS && !trials.best().passes(); i++) {
            double left = high - GOLDEN * (high - low);
            double right = low + GOLDEN * (high - low);
            if (trials.atPlaces(right).isBetterThan(trials.atPlaces(left))) {
                low = left;
            } else {
                high = right;
            }
        }
    }

    /** Goes from the best towards the weapon as it is, as far as it passes. */
    private void approach() {
        double passing = trials.places(trials.best().numbers())[0];
        double target = trials.presentPlaces()[0];
        double failing = target;
        for (double place : grid) {
            if (!trials.atPlaces(place).passes()
                    && Math.abs(place - passing) < Math.abs(failing - passing)
                    && (place - passing) * (target - passing) > 0) {
                failing = place;
            }
        }
        for (int i = 0; i < MOST_HALVINGS; i++) {
            double middle = (passing + failing) / 2;
            if (middle == passing || middle == failing) {
                return;
            }
            if (trials.atPlaces(middle).passes()) {
                passing = middle;
            } else {
                failing = middle;
            }
        }
    }
}
