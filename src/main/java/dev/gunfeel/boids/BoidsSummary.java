package dev.gunfeel.boids;

import org.jspecify.annotations.Nullable;

/**
 * A whole flock at one moment, in numbers.
 *
 * @param polarization how much the agents move the same way, in [0, 1]: the length of the mean of their unit velocities;
 *     an agent slower than 1e-5 m/s counts as 0
 * @param meanSpeed the mean speed, in metres per second
 * @param leastSpeed the speed of the slowest agent, in metres per second
 * @param largestSpeed the speed of the fastest agent, in metres per second
 * @param meanNearestDistance the mean over the agents of the distance to the nearest other agent, however far, in metres;
 *     left out for a single agent
 * @param leastNearestDistance the least distance of two agents, in metres; left out for a single agent
 * @param groups how many groups the flock has: agents within neighborRadius of each other belong to one group
 */
public record BoidsSummary(
        Double polarization,
        Double meanSpeed,
        Double leastSpeed,
        Double largestSpeed,
        @Nullable Double meanNearestDistance,
        @Nullable Double leastNearestDistance,
        Integer groups) {}
