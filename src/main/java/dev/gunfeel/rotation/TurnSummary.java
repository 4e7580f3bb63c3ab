package dev.gunfeel.rotation;

import org.jspecify.annotations.Nullable;

/**
 * How much was turned in all, and how much of that was needed.
 *
 * @param turnedDegrees the turns of all steps together
 * @param shortestDegrees the turn between the first and the last, which is the least that leads from one to the other,
 *     in [0, 180]
 * @param detour turnedDegrees over shortestDegrees: 1 is the direct way, 1.5 half as much again; 1 where shortestDegrees
 *     is below 1e-9
 * @param arrivedSeconds when at most 1e-9 degrees were left for the first time, in seconds from the start; left out
 *     where that never happened
 */
public record TurnSummary(
        Double turnedDegrees,
        Double shortestDegrees,
        Double detour,
        @Nullable Double arrivedSeconds) {
    /** The angle in degrees at which something counts as arrived, and below which no detour is made out. */
    public static final double ARRIVED_DEGREES = 1e-9;

    /**
     * Returns the summary of a way.
     *
     * @param turnedDegrees the turns of all steps together
     * @param shortestDegrees the turn between the first and the last
     * @param arrivedSeconds when it arrived, null where it never did
     * @return the summary, with the detour
     */
    public static TurnSummary of(double turnedDegrees, double shortestDegrees, @Nullable Double arrivedSeconds) {
        double detour = shortestDegrees < ARRIVED_DEGREES ? 1 : turnedDegrees / shortestDegrees;
        return new TurnSummary(turnedDegrees, shortestDegrees, detour, arrivedSeconds);
    }
}
