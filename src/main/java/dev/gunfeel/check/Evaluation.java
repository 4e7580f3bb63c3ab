package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.weapon.Weapon;
import java.util.Objects;

/**
 * What a check measures of one weapon, with everything filled in that the check left out. Two weapons of one check have an
 * evaluation each: they may have magazines of their own.
 *
 * @param weapon the name of the weapon
 * @param metric what is measured, with every parameter
 * @param conditions the weapon, how it is fired and how it is simulated
 */
record Evaluation(String weapon, Metric metric, Conditions conditions) {
    /** Returns what a check measures of a weapon. The shots may lie beyond the burst: that is for the rules to say. */
    static Evaluation of(ChecksRequest request, CheckRequest check, NamedWeapon named) {
        Conditions conditions = new Conditions(
                named.weapon(),
                CheckFiring.of(request.firing(), check, named.weapon()),
                Objects.requireNonNullElse(check.vary(), request.vary()),
                Objects.requireNonNullElse(check.seed(), request.seed()),
                Objects.requireNonNullElse(check.simulations(), request.simulations()));
        return new Evaluation(named.name(), check.metric().inForce(shots(check.metric(), conditions)), conditions);
    }

    private static int shots(Metric metric, Conditions conditions) {
        Weapon weapon = conditions.weapon();
        int fired = (int) Math.min(conditions.firing().count(), Integer.MAX_VALUE);
        return metric.endsWithTheMagazine() && weapon.magazineSize() != null
                ? Math.min(fired, weapon.magazineSize())
                : fired;
    }

    /** Returns how many shots of the burst may count. */
    int shots() {
        return shots(metric, conditions);
    }

    /** Returns whether its value may differ from burst to burst. */
    boolean isByChance() {
        return metric.isByChance(conditions);
    }

    /** Returns how many bursts are simulated for it. */
    double simulations() {
        return isByChance() ? conditions.simulations() : 0;
    }

    /** Returns how many shots those bursts have together. */
    double simulatedShots() {
        return simulations() * conditions.firing().count();
    }

    /** Returns what a recorded value of it is found by. */
    Measurement measurement() {
        boolean isByChance = isByChance();
        return new Measurement(
                weapon,
                metric,
                conditions.firing(),
                conditions.vary(),
                isByChance ? conditions.seed() : null,
                isByChance ? conditions.simulations() : null);
    }
}
