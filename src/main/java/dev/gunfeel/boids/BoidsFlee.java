package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * A point that agents run from.
 *
 * @param position the point, in metres
 * @param radius how near an agent must be to run, in metres, inclusive
 * @param weight how strongly the urge counts beside those of the rules' weights; it is a unit vector straight away from
 *     the point, whatever the distance
 */
@RecordBuilder
public record BoidsFlee(
        @NotNull Vector3 position,
        @NotNull @Positive Double radius,
        @PositiveOrZero @DecimalMax("1e100") Double weight) implements Rules, BoidsFleeBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsFlee {
        weight = Defaults.or(weight, 2.0);
    }

    /**
     * Makes a point that agents flee.
     *
     * @param position where it is, in metres
     * @param radius how near agents flee it, in metres, above 0
     * @return the point, with the weight 2
     */
    public static BoidsFlee of(Vector3 position, double radius) {
        return BoidsFleeBuilder.builder().position(position).radius(radius).build();
    }

    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "position", position);
    }
}
