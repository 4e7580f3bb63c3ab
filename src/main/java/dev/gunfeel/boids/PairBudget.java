package dev.gunfeel.boids;

import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Figures;

/**
 * Counts the pairs that a request looks at and stops it at the limit: a flock may be so dense, or become so dense on its
 * way, that everyone is everyone's neighbour.
 */
final class PairBudget {
    private final long most;
    private long spent;

    PairBudget(Limits limits) {
        most = limits.get(Limit.PAIRS);
    }

    /**
     * Takes account of pairs that are about to be looked at.
     *
     * @param pairs how many
     * @param step after how many steps of the request
     * @throws InputException if they would be too many
     */
    void spend(long pairs, int step) {
        if (pairs > most - spent) {
            throw new InputException("/rules/neighborRadius", message((double) spent + pairs, step), null);
        }
        spent += pairs;
    }

    private String message(double asked, int step) {
        return "brings " + Figures.significant(asked, 6) + " pairs of agents into each other's neighbouring cells "
                + (step == 0 ? "at the start" : "by step " + step) + ", over the limit of " + most + " ("
                + Limit.PAIRS.environmentVariable() + "); make it smaller, or ask for fewer agents or steps";
    }
}
