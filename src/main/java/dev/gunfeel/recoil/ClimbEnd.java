package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Rest;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Weapon;
import org.jspecify.annotations.Nullable;

/**
 * How the climb of the view ends: which share of a vertical kick is left when the potential fills (docs/formulas.md, Recoil of
 * a burst). Where every kick comes back by itself, or a pattern says them all, there is no climb to end.
 *
 * @param potential the weapon's memory of fire; null where nothing ends
 * @param formulas which form
 * @param fireInterval the fire interval in seconds
 */
record ClimbEnd(@Nullable Potential potential, Formulas formulas, double fireInterval) {
    /** From here on the potential counts as full, whatever rounding says. */
    private static final double FULL = 1 - 1e-9;

    static ClimbEnd of(Weapon weapon, Formulas formulas) {
        Knocking knocking = weapon.recoil() == null ? null : weapon.recoil().knocking();
        boolean ends = knocking != null && knocking.stacking() == Stacking.RESTART && knocking.pattern() == null;
        return new ClimbEnd(ends ? weapon.potential() : null, formulas, weapon.intervalSeconds());
    }

    /** Returns whether there is a climb that ends. */
    boolean ends() {
        return potential != null;
    }

    /** Returns the share of a shot's vertical kick that is left, from 0 to 1. */
    double left(Shot shot) {
        if (potential == null) {
            return 1;
        }
        if (potential.rest() == Rest.ALWAYS) {
            double added = potential.gain() * potential.maxSeconds() - fireInterval;
            return added <= 0
                    ? 1
                    : Math.max(
                            0, Math.min(1, (potential.maxSeconds() - fireInterval - shot.potentialSeconds()) / added));
        }
        return switch (formulas) {
            case PUBLISHED -> shot.potentialRatio() >= FULL ? 0 : 1;
            case CORRECTED ->
                potential.gain() == 0 ? 1 : Math.max(0, Math.min(1, (1 - shot.potentialRatio()) / potential.gain()));
        };
    }
}
