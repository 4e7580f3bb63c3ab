package dev.gunfeel.recoil;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import dev.gunfeel.weapon.Seeds;
import java.util.ArrayList;
import java.util.List;

/**
 * The view while a weapon fires.
 *
 * @param shots the impulse of every shot, in order
 * @param samples the view over time
 * @param summary its movement in a few figures
 * @param state what a step after the last shot takes; its instant is that shot
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 */
public record RecoilSequence(
        List<RecoilShot> shots,
        RecoilSamples samples,
        RecoilSummary summary,
        RecoilState state,
        Seeds seeds,
        List<Warning> warnings)
        implements Tabular {
    /** Returns a table with one row a sample. */
    @Override
    public Table table() {
        int size = samples.timeSeconds().length;
        List<Object[]> rows = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            rows.add(new Object[] {
                samples.timeSeconds()[i],
                samples.rollDegrees()[i],
                samples.pitchDegrees()[i],
                samples.yawDegrees()[i],
                samples.fovDegrees()[i]
            });
        }
        return new Table(List.of("timeSeconds", "rollDegrees", "pitchDegrees", "yawDegrees", "fovDegrees"), rows);
    }
}
