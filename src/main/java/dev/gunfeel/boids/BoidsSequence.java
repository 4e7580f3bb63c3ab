package dev.gunfeel.boids;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * A flock over time.
 *
 * @param axes which way x, y and z point, as in the request
 * @param frames the frames that were asked for: the start, every {@code every}-th step, and the last step
 * @param warnings what is legal but surprises
 */
public record BoidsSequence(Axes axes, List<BoidsFrame> frames, List<Warning> warnings) implements Tabular {
    @Override
    public Table table() {
        return AgentTable.ofFrames(frames);
    }
}
