package dev.gunfeel.boids;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * How strongly each urge of an agent counts. Each urge is a unit vector, so the weights compare them directly; only
 * their ratios matter.
 *
 * @param separation away from agents within separationRadius
 * @param alignment along the mean velocity of the neighbours
 * @param cohesion towards the middle of the neighbours
 * @param target towards the target, where there is one
 * @param bounds back towards the bounds' center, while outside of the bounds
 */
@RecordBuilder
public record BoidsWeights(
        @PositiveOrZero @DecimalMax("1e100") Double separation,
        @PositiveOrZero @DecimalMax("1e100") Double alignment,
        @PositiveOrZero @DecimalMax("1e100") Double cohesion,
        @PositiveOrZero @DecimalMax("1e100") Double target,
        @PositiveOrZero @DecimalMax("1e100") Double bounds)
        implements BoidsWeightsBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsWeights {
        separation = Defaults.or(separation, 1.5);
        alignment = Defaults.or(alignment, 1.0);
        cohesion = Defaults.or(cohesion, 1.0);
        target = Defaults.or(target, 0.8);
        bounds = Defaults.or(bounds, 1.0);
    }

    /**
     * Returns the weights with every default.
     *
     * @return the weights, to be changed by the methods named {@code with…}
     */
    public static BoidsWeights standard() {
        return BoidsWeightsBuilder.builder().build();
    }
}
