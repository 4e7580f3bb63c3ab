package dev.gunfeel.homing;

import dev.gunfeel.input.Tagged;
import dev.gunfeel.rotation.Paced;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/** How an aim turns towards its target. All of them arrive exactly once the target is within one step's turn. */
@Tagged(value = "method", standard = HomingMethod.Vector.class)
public sealed interface HomingMethod extends Paced {
    /**
     * About the axis square to aim and target: the great circle, at exactly the turn rate.
     *
     * @param turnRateDegreesPerSecond how far it turns a second, at least 0
     */
    record Vector(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond) implements HomingMethod, Paced.AtRate {}

    /**
     * As the article's code does it, with the cross product handed over as the axis though it is shorter than 1: it turns
     * by atan2(sin(step) sin(angle), cos(step)) instead of the step, and sticks where the target is exactly opposite.
     *
     * @param turnRateDegreesPerSecond how far it is to turn a second, at least 0
     */
    record VectorAsPrinted(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond)
            implements HomingMethod, Paced.AtRate {}

    /** Goes on from the orientation, with its roll, and not from the direction alone. */
    sealed interface OfOrientations extends HomingMethod {}

    /**
     * The article's first attempt: mixes the orientations of aim and target, each without roll, by step over angle, and
     * normalises the mix. (The FastLerp of the article's engine doesn't normalise: its caller must.) It goes a long way
     * round at steep pitches, and not at the turn rate.
     *
     * @param turnRateDegreesPerSecond how far it is to turn a second, at least 0
     */
    record QuaternionLerp(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond)
            implements OfOrientations, Paced.AtRate {}

    /**
     * Mixes orientations by slerp: the same long way round as quaternionLerp, and not at the turn rate either.
     *
     * @param turnRateDegreesPerSecond how far it is to turn a second, at least 0
     */
    record Slerp(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond) implements OfOrientations, Paced.AtRate {}

    /**
     * On the great circle, by a share of the angle that is left. As published the share is ratePerSecond times
     * deltaSeconds, at most 1; corrected it is 1 - e^(-ratePerSecond deltaSeconds), the same at any frame rate.
     *
     * @param ratePerSecond the share of the angle left that it turns a second, in the limit of short steps, at least 0
     */
    record Exponential(@NotNull @PositiveOrZero Double ratePerSecond) implements HomingMethod, Paced.ByShare {}
}
