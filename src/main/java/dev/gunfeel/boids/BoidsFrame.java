package dev.gunfeel.boids;

import dev.gunfeel.math.Vector3;
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
        BoidsSummary summary) {}
