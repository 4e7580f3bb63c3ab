package dev.gunfeel.boids;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/** One request's flock, what steps it and what describes it. Its memory grows with the agents and nothing else. */
final class Simulation {
    private final Cells cells;
    private final Steering steering;
    private final FlockSummary summary;
    private final PairBudget budget;
    private final long pairsWithPoints;

    private Flock flock;
    private Flock spare;
    private int steps;

    Simulation(Flock flock, BoidsRules rules, double deltaSeconds, Formulas formulas, Axes axes, Limits limits) {
        this.flock = flock;
        spare = new Flock(flock.size(), flock.rotation != null);
        cells = new Cells(flock.size(), rules.neighborRadius());
        steering = new Steering(cells, rules, deltaSeconds, formulas, axes);
        summary = new FlockSummary(cells, rules.neighborRadius());
        budget = new PairBudget(limits);
        pairsWithPoints =
                (long) flock.size() * (rules.obstacles().size() + rules.flee().size());
    }

    /** Returns the flock as it is. */
    Flock flock() {
        return flock;
    }

    /**
     * Makes a step.
     *
     * @param target where the flock goes, if anywhere
     * @throws dev.gunfeel.input.InputException if the flock is so dense that the pairs to look at are over the limit
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    void step(@Nullable Vector3 target) {
        sort(pairsWithPoints);
        steering.step(flock, target, spare);
        Flock before = flock;
        flock = spare;
        spare = before;
        steps++;
    }

    /**
     * Returns the flock in numbers.
     *
     * @throws dev.gunfeel.input.InputException if the flock is so dense that the pairs to look at are over the limit
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    BoidsSummary summary() {
        sort(0);
        return summary.summarize();
    }

    /** Returns how many agents shared their spot with another at the last summary. */
    int atOneSpot() {
        return summary.atOneSpot;
    }

    private void sort(long more) {
        cells.sort(flock);
        budget.spend(RowsAround.pairs(cells) + more, steps);
    }
}
