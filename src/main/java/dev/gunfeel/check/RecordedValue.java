package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.Firing;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value of a weapon as it was. It is found by what was measured, and how.
 *
 * @param weapon the name of the weapon
 * @param metric what was measured; required, but where {@code measure} stands
 * @param firing how the weapon was fired; required, but where {@code measure} stands
 * @param vary what chance decided anew in every burst; {@code running} where left out
 * @param seed the seed of the simulations; left out where chance had no part
 * @param simulations how many bursts were simulated; left out where chance had no part
 * @param measure what was measured in the words of a baseline of form 1; such a value is set aside
 * @param value the value, in the metric's unit
 */
public record RecordedValue(
        @NotNull @Size(max = 200) String weapon,
        @Nullable @Unwrapped Metric metric,
        @Nullable Firing firing,
        @Nullable Vary vary,
        @Nullable Long seed,
        @Nullable Integer simulations,
        @Nullable @Size(max = 2000) String measure,
        @NotNull Double value)
        implements Rules {
    static RecordedValue of(Measurement measurement, double value) {
        return new RecordedValue(
                measurement.weapon(),
                measurement.metric(),
                measurement.firing(),
                measurement.vary(),
                measurement.seed(),
                measurement.simulations(),
                null,
                value);
    }

    /** Returns whether it says as data what was measured, and not by a sentence. */
    boolean isKeyed() {
        return metric != null && firing != null;
    }

    /** Returns what was measured. */
    Measurement measurement() {
        Firing fired = Objects.requireNonNull(firing);
        return new Measurement(
                weapon,
                Objects.requireNonNull(metric).inForce((int) Math.min(fired.count(), Integer.MAX_VALUE)),
                fired,
                Objects.requireNonNullElse(vary, Vary.RUNNING),
                seed,
                simulations);
    }

    @Override
    public void rules(Complaints complaints) {
        if (measure == null && complaints.sound("measure", "metric") && metric == null) {
            complaints.add("metric", "is required", null);
        }
        if (measure == null && complaints.sound("measure", "firing") && firing == null) {
            complaints.add("firing", "is required", null);
        }
    }
}
