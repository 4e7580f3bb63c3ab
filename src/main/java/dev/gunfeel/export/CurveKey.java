package dev.gunfeel.export;

/**
 * A key of a curve. Between two keys the curve is the cubic that has their values and the tangents towards each other.
 *
 * @param time where it stands: seconds, or what else the curve goes over
 * @param value the curve there
 * @param inTangent the slope just before it, in units of the value for one of the time
 * @param outTangent the slope just after it
 */
public record CurveKey(double time, double value, double inTangent, double outTangent) {}
