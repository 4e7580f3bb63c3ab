package dev.gunfeel.burst;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import dev.gunfeel.weapon.Seeds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the bullets of a burst go.
 *
 * @param name what the weapon is called, where it has a name
 * @param distanceMeters metres to the wall that impacts are on, where the request has one
 * @param shots every shot, in order
 * @param summary the burst in a few figures
 * @param formulas which form of the formulas was computed
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 * @param against the same of the weapon to compare with, where the request has one; its warnings point into the
 *     request, too
 */
public record WeaponSequence(
        @Nullable String name,
        @Nullable Double distanceMeters,
        List<WeaponShot> shots,
        WeaponSummary summary,
        Formulas formulas,
        Seeds seeds,
        List<Warning> warnings,
        @Nullable WeaponSequence against)
        implements Tabular {
    /** Returns a table with one row a shot; with a weapon to compare with, its rows follow, told apart by a first column. */
    @Override
    public Table table() {
        return against == null ? rows() : rows().over("of", "weapon", "against", against.rows());
    }

    private Table rows() {
        return WeaponShot.table(shots);
    }
}
