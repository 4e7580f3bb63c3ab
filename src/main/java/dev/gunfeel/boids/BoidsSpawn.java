package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * A flock made from a seed: agents evenly spread in a ball, each flying at the same speed in a direction of its own.
 *
 * <p>Five numbers of splitmix64 in [0, 1) are drawn for each agent, a to e: it starts at {@code center + radius
 * cbrt(a) direction(b, c)} with velocity {@code speed direction(d, e)}, where {@code direction(u, v)} goes {@code s
 * cos(2 pi v)} right, {@code h} up and {@code s sin(2 pi v)} forward, with {@code h = 2u - 1} and {@code s = sqrt(1 -
 * h^2)}. So an agent is the same whatever the count.
 *
 * @param count how many agents
 * @param seed where the random numbers start
 * @param radius the radius of the ball, in metres; 0 puts all agents at one spot
 * @param center the middle of the ball, in metres
 * @param speed the speed of every agent, in metres per second
 */
@RecordBuilder
public record BoidsSpawn(
        @Min(1) Integer count,
        Long seed,
        @PositiveOrZero @DecimalMax("1e100") Double radius,
        Vector3 center,
        @PositiveOrZero @DecimalMax("1e100") Double speed)
        implements Rules, BoidsSpawnBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsSpawn {
        count = Defaults.or(count, 30);
        seed = Defaults.or(seed, 1L);
        radius = Defaults.or(radius, 10.0);
        center = Defaults.or(center, Vector3.ZERO);
        speed = Defaults.or(speed, 2.5);
    }

    /**
     * Spawns a flock.
     *
     * @param count how many agents, at least 1
     * @return what leaves all else to the defaults
     */
    public static BoidsSpawn of(int count) {
        return BoidsSpawnBuilder.builder().count(count).build();
    }

    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "center", center);
        if (complaints.sound("count")) {
            complaints.limit("count", Limit.AGENTS, count);
        }
    }
}
