package dev.gunfeel.boids;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * A flock after one step.
 *
 * @param axes which way x, y and z point, as in the request
 * @param agents the agents, in the order in which they were given; fed back as {@code agents} they make the next step
 * @param summary the flock after the step, in numbers
 * @param warnings what is legal but surprises
 */
public record BoidsStep(Axes axes, List<BoidsAgent> agents, BoidsSummary summary, List<Warning> warnings)
        implements Tabular {
    @Override
    public Table table() {
        return AgentTable.of(agents);
    }
}
