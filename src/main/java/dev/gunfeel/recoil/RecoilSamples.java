package dev.gunfeel.recoil;

import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The movement of the view over time, as columns of the same length.
 *
 * @param timeSeconds seconds since the first shot
 * @param rollDegrees degrees about the view's own axis, positive leaning its top to the right
 * @param pitchDegrees degrees up
 * @param yawDegrees degrees to the right
 * @param fovDegrees degrees that the field of view is wider
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing a million of them would cost far more.
public record RecoilSamples(
        double[] timeSeconds, double[] rollDegrees, double[] pitchDegrees, double[] yawDegrees, double[] fovDegrees) {
    /** Returns a table with one row a sample. */
    Table table() {
        List<Column<Integer>> columns = List.of(
                new Column<>("timeSeconds", i -> timeSeconds[i]),
                new Column<>("rollDegrees", i -> rollDegrees[i]),
                new Column<>("pitchDegrees", i -> pitchDegrees[i]),
                new Column<>("yawDegrees", i -> yawDegrees[i]),
                new Column<>("fovDegrees", i -> fovDegrees[i]));
        return Table.of(columns, IntStream.range(0, timeSeconds.length).boxed().toList());
    }
}
