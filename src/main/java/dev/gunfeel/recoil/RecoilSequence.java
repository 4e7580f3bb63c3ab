package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import dev.gunfeel.weapon.Seeds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The view while a weapon fires.
 *
 * @param name what the weapon is called, where it has a name
 * @param shots the impulse of every shot, in order
 * @param samples the view over time
 * @param recentresAtSeconds when the view begins to come back by itself, in seconds since the first shot: in every pause
 *     that is long enough, and after the last shot; where the weapon has recentring
 * @param summary its movement in a few figures
 * @param state what a step after the last shot takes; its instant is that shot
 * @param formulas which form of the formulas was computed
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 * @param against the same of the weapon to compare with, where the request has one; its warnings point into the
 *     request, too
 */
public record RecoilSequence(
        @Nullable String name,
        List<RecoilShot> shots,
        RecoilSamples samples,
        @Nullable List<Double> recentresAtSeconds,
        RecoilSummary summary,
        RecoilState state,
        Formulas formulas,
        Seeds seeds,
        List<Warning> warnings,
        @Nullable RecoilSequence against)
        implements Tabular {
    /** Returns a table with one row a sample; with a weapon to compare with, its rows follow, told apart by a first column. */
    @Override
    public Table table() {
        Table table = samples.table();
        return against == null ? table : table.over("of", "weapon", "against", against.samples.table());
    }
}
