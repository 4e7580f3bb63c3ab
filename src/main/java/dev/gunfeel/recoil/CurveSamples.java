package dev.gunfeel.recoil;

import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An impulse over time, as columns of the same length.
 *
 * @param timeSeconds seconds after the shot
 * @param degrees the displacement
 * @param degreesPerSecond the velocity
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing a million of them would cost far more.
public record CurveSamples(double[] timeSeconds, double[] degrees, double[] degreesPerSecond) {
    /** Returns a table with one row a sample. */
    Table table() {
        List<Column<Integer>> columns = List.of(
                new Column<>("timeSeconds", i -> timeSeconds[i]),
                new Column<>("degrees", i -> degrees[i]),
                new Column<>("degreesPerSecond", i -> degreesPerSecond[i]));
        return Table.of(columns, IntStream.range(0, timeSeconds.length).boxed().toList());
    }
}
