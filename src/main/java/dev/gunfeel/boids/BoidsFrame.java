package dev.gunfeel.boids;

import java.util.List;

/**
 * A flock after some steps of a sequence.
 *
 * @param index how many steps were made; 0 is the start
 * @param timeSeconds index times deltaSeconds
 * @param agents the agents, in the order in which they were given
 * @param summary the flock in numbers
 */
public record BoidsFrame(Integer index, Double timeSeconds, List<BoidsAgent> agents, BoidsSummary summary) {}
