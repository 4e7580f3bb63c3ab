package dev.gunfeel.importing;

/**
 * An entry of a recoil table: by how much one shot pushes the aim.
 *
 * @param angleDegrees the direction of the push in degrees from straight up, to the right positive
 * @param magnitude the speed that it adds, in degrees a second before the game's own scale
 */
public record RecoilKick(Double angleDegrees, Double magnitude) {}
