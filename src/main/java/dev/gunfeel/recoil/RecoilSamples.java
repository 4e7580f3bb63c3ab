package dev.gunfeel.recoil;

/**
 * The movement of the view over time, as columns of the same length.
 *
 * @param timeSeconds seconds since the first shot
 * @param rollDegrees degrees about the view's own axis, positive leaning its top to the right
 * @param pitchDegrees degrees up
 * @param yawDegrees degrees to the right
 * @param fovDegrees degrees that the field of view is wider
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing a million of them would cost far more.
public record RecoilSamples(
        double[] timeSeconds, double[] rollDegrees, double[] pitchDegrees, double[] yawDegrees, double[] fovDegrees) {}
