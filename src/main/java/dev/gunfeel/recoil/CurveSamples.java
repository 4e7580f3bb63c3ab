package dev.gunfeel.recoil;

/**
 * An impulse over time, as columns of the same length.
 *
 * @param timeSeconds seconds after the shot
 * @param degrees the displacement
 * @param degreesPerSecond the velocity
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing a million of them would cost far more.
public record CurveSamples(double[] timeSeconds, double[] degrees, double[] degreesPerSecond) {}
