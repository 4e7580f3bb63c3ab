package dev.gunfeel.recoil;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * The curve of one impulse.
 *
 * @param curve the numbers behind it
 * @param samples the impulse over time
 * @param warnings what is legal but surprising
 */
public record RecoilCurve(ImpulseCurve curve, CurveSamples samples, List<Warning> warnings) implements Tabular {
    /** Returns a table with one row a sample. */
    @Override
    public Table table() {
        return samples.table();
    }
}
