package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Vector3;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;

/**
 * A sphere that agents steer around. They keep separationRadius clear of its surface.
 *
 * @param center the middle of the sphere, in metres
 * @param radius its radius, in metres
 */
public record BoidsObstacle(
        @NotNull Vector3 center,
        @NotNull @Positive @DecimalMax("1e100") Double radius) implements Rules {
    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "center", center);
    }
}
