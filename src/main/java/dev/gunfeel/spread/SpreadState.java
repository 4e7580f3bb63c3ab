package dev.gunfeel.spread;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.HandedBack;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.StateOrigin;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * All that a weapon's spread remembers just after a shot. Hand it back with the next step, and the chain of steps is the
 * sequence to the last bit.
 *
 * @param origin the weapon that it belongs to
 * @param memory what the weapon remembers of its fire
 * @param q what the next shot carries of the shot's sideways place, before the potential takes its share
 * @param seeds the seeds in force
 */
@HandedBack
public record SpreadState(
        @Unwrapped @Nullable StateOrigin origin,

        @Unwrapped @NotNull FireMemory memory,

        @NotNull Double q,

        @NotNull Seeds seeds)
        implements Rules {
    /** Far beyond what all factors of all stances make of the largest magnitude, and still without overflow. */
    private static final double FURTHEST = 1e100;

    /**
     * Complains about what no weapon carries.
     *
     * @param q what the next shot carries; null where it is complained about already
     * @param state where complaints about the state go
     */
    public static void carriedRules(@Nullable Double q, Complaints state) {
        if (q != null && state.sound("q") && Math.abs(q) > FURTHEST) {
            state.add("q", "is further than any weapon carries; hand the state back unchanged", q);
        }
    }

    @Override
    public void rules(Complaints complaints) {
        carriedRules(q, complaints);
        if (complaints.sound("shotNumber") && memory.shotNumber() == 0) {
            complaints.add("shotNumber", "must be at least 1: leave the state out for the first shot", 0);
        }
    }
}
