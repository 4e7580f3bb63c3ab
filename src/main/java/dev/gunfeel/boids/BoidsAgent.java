package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.TurnRules;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * One member of a flock.
 *
 * @param position where it is, in metres; no component beyond 1e300
 * @param velocity how it moves, in metres per second; no component beyond 1e100. A speed above maxSpeed is cut in the
 *     next step
 * @param rotation how it is turned; any length but 0, it is normalised. Given for all agents or for none; where given, a
 *     step turns it to look where the agent goes
 */
public record BoidsAgent(
        @NotNull Vector3 position,
        @NotNull Vector3 velocity,
        @Nullable Quaternion rotation) implements Rules {
    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "position", position);
        ComponentRules.velocity(complaints, "velocity", velocity);
        TurnRules.rotation(complaints, "rotation", rotation);
    }
}
