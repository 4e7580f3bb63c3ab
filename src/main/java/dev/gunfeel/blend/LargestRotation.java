package dev.gunfeel.blend;

/**
 * The largest turn that a bone makes from one frame to the next.
 *
 * @param degrees the real turn, in [0, 180]
 * @param atSeconds the time of the second of the two frames
 * @param bone the bone's name, or its place in the pose where it has none
 */
public record LargestRotation(Double degrees, Double atSeconds, String bone) {}
