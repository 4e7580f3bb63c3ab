package dev.gunfeel.check.run;

import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;

/**
 * Under which conditions something is measured: of which weapon, how it is fired, and how its bursts are simulated where
 * chance has a part.
 *
 * @param weapon the weapon
 * @param firing how it is fired
 * @param vary what chance decides anew in every burst
 * @param seed where the seeds of the bursts come from, any 64-bit number
 * @param simulations how many bursts, at least 2
 */
public record Conditions(Weapon weapon, Firing firing, Vary vary, long seed, int simulations) {
    /**
     * Returns the same conditions of another burst.
     *
     * @param other how the weapon is fired
     * @return the conditions
     */
    public Conditions firing(Firing other) {
        return new Conditions(weapon, other, vary, seed, simulations);
    }

    /** {@return the same conditions of what repeats from burst to burst alone: by the weapon's own seeds, without chance} */
    public Conditions withoutChance() {
        return new Conditions(weapon.withoutChance(), firing, Vary.RUNNING, seed, simulations);
    }

    /** {@return the same conditions by the weapon's own seeds of spread and recoil: for what is the same in every burst} */
    public Conditions byOwnSeeds() {
        return new Conditions(weapon, firing, Vary.RUNNING, seed, simulations);
    }
}
