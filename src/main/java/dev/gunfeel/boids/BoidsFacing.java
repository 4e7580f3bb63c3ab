package dev.gunfeel.boids;

import dev.gunfeel.input.Defaults;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * How agents with a rotation turn to look where they go: as published along the velocity that they have before the
 * step's force acts, corrected along the one after it.
 *
 * @param rotationSpeed the share of the remaining turn that is made in a second, in the limit of short steps; 0 keeps the
 *     rotations as they are. In a step the share is min(1, rotationSpeed deltaSeconds) as published, which depends on
 *     the frame rate, and 1 - e^(-rotationSpeed deltaSeconds) corrected
 * @param planar whether agents only turn about the up axis, as characters on the ground do; false lets them pitch too, as
 *     birds and fish do
 */
public record BoidsFacing(
        @PositiveOrZero @DecimalMax("1e100") Double rotationSpeed, Boolean planar) {
    /** Puts the defaults where something is left out. */
    public BoidsFacing {
        rotationSpeed = Defaults.or(rotationSpeed, 10.0);
        planar = Defaults.or(planar, true);
    }

    /** {@return the facing with every default} */
    @SuppressWarnings("NullAway") // What is left out gets its default.
    public static BoidsFacing standard() {
        return new BoidsFacing(null, null);
    }
}
