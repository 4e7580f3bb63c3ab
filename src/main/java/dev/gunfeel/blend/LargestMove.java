package dev.gunfeel.blend;

/**
 * The largest way that a bone makes from one frame to the next, relative to its parent.
 *
 * @param meters the distance between its two positions
 * @param atSeconds the time of the second of the two frames
 * @param bone the bone's name, or its place in the pose where it has none
 */
public record LargestMove(Double meters, Double atSeconds, String bone) {}
