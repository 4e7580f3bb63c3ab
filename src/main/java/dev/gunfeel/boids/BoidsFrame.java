package dev.gunfeel.boids;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A flock after some steps of a sequence.
 *
 * @param index how many steps were made; 0 is the start
 * @param timeSeconds index times deltaSeconds
 * @param agents the agents, in the order in which they were given
 * @param target where the target is, in metres; left out where there is none
 * @param summary the flock in numbers
 */
public record BoidsFrame(
        Integer index,
        Double timeSeconds,
        List<BoidsAgent> agents,
        @Nullable Vector3 target,
        BoidsSummary summary) implements Tabular {
    /** Returns a table with a row an agent. */
    @Override
    public Table table() {
        return AgentTable.ofFrames(List.of(this));
    }
}
