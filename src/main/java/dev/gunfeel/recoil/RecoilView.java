package dev.gunfeel.recoil;

/**
 * How far recoil has moved the view from where it would be without.
 *
 * @param rollDegrees degrees about the view's own axis, positive leaning its top to the right
 * @param pitchDegrees degrees up
 * @param yawDegrees degrees to the right
 * @param fovDegrees degrees that the field of view is wider
 */
public record RecoilView(Double rollDegrees, Double pitchDegrees, Double yawDegrees, Double fovDegrees) {}
