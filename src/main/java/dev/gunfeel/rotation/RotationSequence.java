package dev.gunfeel.rotation;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * An orientation turning towards another.
 *
 * @param steps the start and every step after it
 * @param summary how much was turned, how much of that was needed, and when it arrived
 * @param warnings what is legal but surprises
 */
public record RotationSequence(List<RotationSequenceStep> steps, TurnSummary summary, List<Warning> warnings)
        implements Tabular {
    @Override
    public Table table() {
        return new Table(
                List.of(
                        "index",
                        "timeSeconds",
                        "rotationX",
                        "rotationY",
                        "rotationZ",
                        "rotationW",
                        "turnedDegrees",
                        "remainingDegrees",
                        "arrived"),
                steps.stream()
                        .map(step -> new Object[] {
                            step.index(),
                            step.timeSeconds(),
                            step.rotation().x(),
                            step.rotation().y(),
                            step.rotation().z(),
                            step.rotation().w(),
                            step.turnedDegrees(),
                            step.remainingDegrees(),
                            step.arrived()
                        })
                        .toList());
    }
}
