package dev.gunfeel.solve;

import java.util.Arrays;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.PointValuePair;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.SimpleValueChecker;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;

/**
 * Searches the ranges of several variables by CMA-ES: Hansen and Ostermeier, "Completely derandomized self-adaptation in evolution
 * strategies", Evolutionary Computation 9, 2001, as Hipparchus has it, begun anew with twice as many weapons a generation where it
 * stands still (Auger and Hansen, "A restart CMA evolution strategy with increasing population size", 2005).
 */
final class Evolution {
    private static final int STARTS = 4;
    private static final double WIDE = 0.3;
    private static final double NARROW = 0.05;
    private static final double ENOUGH = 1e-9;
    private static final int SPAN = 200;
    private static final int SPAN_PASSING = 40;
    private static final SimpleValueChecker STILL = new SimpleValueChecker(ENOUGH, ENOUGH);

    private final Trials trials;
    private final SearchRandom random;
    private final int count;
    private int passedAt = Integer.MAX_VALUE;

    private Evolution(Trials trials, long seed) {
        this.trials = trials;
        random = new SearchRandom(seed);
        count = trials.variables().size();
    }

    /** Searches, from the weapon as it is at first, then round the best, then from anywhere while nothing passes. */
    static void search(Trials trials, long seed) {
        Evolution evolution = new Evolution(trials, seed);
        int population = 4 + (int) StrictMath.floor(3 * StrictMath.log(evolution.count));
        double[] start = trials.presentPlaces();
        double width = WIDE;
        for (int i = 0; i < STARTS; i++) {
            evolution.from(start, width, population);
            if (trials.best().passes()) {
                LeastChange.search(trials);
                start = trials.places(trials.best().numbers());
                width = NARROW;
                if (i > 0) {
                    return;
                }
            } else {
                population *= 2;
                start = evolution.anywhere();
            }
        }
    }

    /** Returns whether generations stand still, or one that passes was found some time ago: what is near to it is not for chance to find. */
    private boolean isEnough(int generation, PointValuePair before, PointValuePair now) {
        if (!trials.best().passes()) {
            passedAt = Integer.MAX_VALUE;
        } else if (passedAt == Integer.MAX_VALUE) {
            passedAt = trials.all().size();
        }
        return (trials.best().passes() && trials.all().size() - passedAt > SPAN_PASSING * count)
                || STILL.converged(generation, before, now);
    }

    private double[] anywhere() {
        double[] places = new double[count];
        for (int i = 0; i < count; i++) {
            places[i] = random.nextDouble();
        }
        return places;
    }

    private void from(double[] start, double width, int population) {
        double worst = trials.worst();
        passedAt = Integer.MAX_VALUE;
        double[] zeros = new double[count];
        double[] ones = new double[count];
        double[] widths = new double[count];
        Arrays.fill(ones, 1);
        Arrays.fill(widths, width);
        CMAESOptimizer optimizer = new CMAESOptimizer(Integer.MAX_VALUE, 0, true, 0, 1, random, false, this::isEnough);
        try {
            optimizer.optimize(
                    new MaxEval(SPAN * count),
                    new ObjectiveFunction(places -> trials.atPlaces(places).score(worst)),
                    GoalType.MINIMIZE,
                    new InitialGuess(start),
                    new SimpleBounds(zeros, ones),
                    new CMAESOptimizer.Sigma(widths),
                    new CMAESOptimizer.PopulationSize(population));
        } catch (MathIllegalStateException e) {
            // It has had its share of trials; what it found is kept by them.
        }
    }
}
