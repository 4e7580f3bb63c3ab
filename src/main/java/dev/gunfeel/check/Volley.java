package dev.gunfeel.check;

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
final class Volley {
    private final Weapon weapon;
    private final Formulas formulas;
    private final Algorithm generator;
    private final List<Shot> shots;
    private final BurstSpread spread;
    private final RecoilPattern recoil;

    Volley(Weapon weapon, Formulas formulas, Algorithm generator, Firing firing) {
        this.weapon = weapon;
        this.formulas = formulas;
        this.generator = generator;
        shots = firing.fire(weapon);
        spread = spread(weapon.seeds()).burst(shots);
        recoil = new RecoilPattern(weapon.recoil(), formulas, generator, weapon.seeds());
    }

    Weapon weapon() {
        return weapon;
    }

    List<Shot> shots() {
        return shots;
    }

    /** Returns the spread by the weapon's own seeds. */
    BurstSpread spread() {
        return spread;
    }

    /** Returns the spread by other seeds. */
    SpreadPattern spread(Seeds seeds) {
        return new SpreadPattern(weapon.spread(), formulas, generator, seeds);
    }

    /** Returns the recoil by the weapon's own seeds. */
    RecoilPattern recoil() {
        return recoil;
    }
}
