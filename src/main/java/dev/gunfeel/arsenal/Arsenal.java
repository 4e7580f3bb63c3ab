package dev.gunfeel.arsenal;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * A whole arsenal at a glance.
 *
 * @param weapons the names of the weapons, in order
 * @param players who shoots, in words, in order
 * @param distances metres to the target, in order
 * @param tradeSeconds how far apart two kills may be that count as the same instant
 * @param results for each weapon, player and distance, in this order, what the weapon does there
 * @param crossings where weapons change places, player by player and pair by pair, from near to far
 * @param duels who kills first, for each player, distance and pair of weapons, in this order
 * @param dominated the weapons that nobody has a reason to take, player by player
 * @param simulations how many bursts were simulated of each weapon, player and distance where chance has a part
 * @param warnings what is legal but surprising
 */
public record Arsenal(
        List<String> weapons,
        List<String> players,
        List<Double> distances,
        Double tradeSeconds,
        List<ArsenalResult> results,
        List<Crossing> crossings,
        List<Duel> duels,
        List<Dominated> dominated,
        Integer simulations,
        List<Warning> warnings)
        implements Tabular {
    /** Returns a table with one row for each weapon, player and distance. */
    @Override
    public Table table() {
        return Table.of(ArsenalResult.columns(), results);
    }
}
