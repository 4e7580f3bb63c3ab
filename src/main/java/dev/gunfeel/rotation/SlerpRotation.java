package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;
import org.jspecify.annotations.Nullable;

/**
 * One orientation of an interpolation.
 *
 * @param t where it lies, as asked for
 * @param rotation the orientation; of length 1, except with method lerp
 * @param angleDegrees how far the way from {@code from} has turned, in [0, 360]; left out where a lerp vanished, which
 *     then has no orientation
 */
public record SlerpRotation(
        Double t, Quaternion rotation, @Nullable Double angleDegrees) {}
