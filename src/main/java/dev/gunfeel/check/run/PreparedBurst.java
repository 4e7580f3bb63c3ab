package dev.gunfeel.check.run;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.spread.BurstSpread;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import java.util.List;

/** A weapon and the burst that it fires, with everything computed that chance does not change. Immutable. */
public final class PreparedBurst {
    private final Weapon weapon;
    private final Formulas formulas;
    private final Algorithm generator;
    private final List<Shot> shots;
    private final BurstSpread spread;
    private final RecoilPattern recoil;

    /**
     * Prepares a burst.
     *
     * @param weapon the weapon
     * @param formulas which form of the formulas
     * @param generator where the random numbers of the burst come from
     * @param firing how the weapon is fired
     */
    public PreparedBurst(Weapon weapon, Formulas formulas, Algorithm generator, Firing firing) {
        this.weapon = weapon;
        this.formulas = formulas;
        this.generator = generator;
        shots = firing.fire(weapon);
        spread = spread(weapon.seeds()).burst(shots);
        recoil = new RecoilPattern(weapon, formulas, generator, weapon.seeds());
    }

    /** {@return the weapon} */
    public Weapon weapon() {
        return weapon;
    }

    /** {@return the shots in order, as the weapon's memory of fire sees them} */
    public List<Shot> shots() {
        return shots;
    }

    /** {@return the spread by the weapon's own seeds} */
    BurstSpread spread() {
        return spread;
    }

    /** {@return the spread by other seeds} */
    SpreadPattern spread(Seeds seeds) {
        return new SpreadPattern(weapon, formulas, generator, seeds);
    }

    /** {@return the recoil by the weapon's own seeds} */
    public RecoilPattern recoil() {
        return recoil;
    }
}
