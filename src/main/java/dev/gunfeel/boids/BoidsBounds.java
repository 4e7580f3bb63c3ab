package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Vector3;
import jakarta.validation.constraints.Positive;

/**
 * A sphere that the flock is drawn back into. It is no wall: an agent that leaves it turns round.
 *
 * @param center the middle of the sphere, in metres
 * @param radius its radius, in metres
 */
public record BoidsBounds(Vector3 center, @Positive Double radius) implements Rules {
    /** Puts the defaults where something is left out. */
    public BoidsBounds {
        center = Defaults.or(center, Vector3.ZERO);
        radius = Defaults.or(radius, 30.0);
    }

    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "center", center);
    }
}
