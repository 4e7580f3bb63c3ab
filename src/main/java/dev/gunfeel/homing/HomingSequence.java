package dev.gunfeel.homing;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import dev.gunfeel.rotation.TurnSummary;
import java.util.List;

/**
 * An aim following a target.
 *
 * @param steps the start and every step after it
 * @param summary how far the aim turned, how far it is from the first aim to the last, and when it arrived
 * @param warnings what is legal but surprises
 */
public record HomingSequence(List<HomingSequenceStep> steps, TurnSummary summary, List<Warning> warnings)
        implements Tabular {
    private static final List<String> HEADER = List.of(
            "index",
            "timeSeconds",
            "directionX",
            "directionY",
            "directionZ",
            "yawDegrees",
            "pitchDegrees",
            "rotationX",
            "rotationY",
            "rotationZ",
            "rotationW",
            "turnedDegrees",
            "remainingDegrees",
            "arrived",
            "following",
            "targetX",
            "targetY",
            "targetZ",
            "targetYawDegrees",
            "targetPitchDegrees");

    @Override
    public Table table() {
        return new Table(HEADER, steps.stream().map(HomingSequence::row).toList());
    }

    private static Object[] row(HomingSequenceStep step) {
        return new Object[] {
            step.index(),
            step.timeSeconds(),
            step.direction().x(),
            step.direction().y(),
            step.direction().z(),
            step.yawDegrees(),
            step.pitchDegrees(),
            step.rotation().x(),
            step.rotation().y(),
            step.rotation().z(),
            step.rotation().w(),
            step.turnedDegrees(),
            step.remainingDegrees(),
            step.arrived(),
            step.following(),
            step.target().x(),
            step.target().y(),
            step.target().z(),
            step.targetYawDegrees(),
            step.targetPitchDegrees()
        };
    }
}
