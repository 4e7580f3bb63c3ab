package dev.gunfeel.boids;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * A flock over time.
 *
 * @param frames the frames that were asked for: the start, every {@code every}-th step, and the last step
 * @param warnings what is legal but surprises
 */
public record BoidsSequence(List<BoidsFrame> frames, List<Warning> warnings) implements Tabular {
    @Override
    public Table table() {
        return AgentTable.ofFrames(frames);
    }
}
