package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the agents of a flock steer (docs/formulas/boids.md; Reynolds, Flocks, herds, and schools, SIGGRAPH 1987, and
 * Steering behaviors for autonomous characters, GDC 1999).
 *
 * @param maxSpeed the highest speed, in metres per second; also the speed that an agent steers for
 * @param maxSteerForce the largest change of velocity per second, in metres per second squared
 * @param neighborRadius how near another agent must be to count as a neighbour, in metres, inclusive
 * @param separationRadius how near another agent must be to be kept away from, in metres, inclusive; at most
 *     neighborRadius. Left out, it is 2, or neighborRadius where that is smaller
 * @param weights how strongly each urge counts
 * @param target a point that the flock moves towards, in metres; it stands still. In a sequence, targetPath has one that
 *     moves
 * @param bounds a sphere that the flock is drawn back into
 * @param facing how agents with a rotation turn to look where they go; left out, they do it with the defaults
 * @param viewAngleDegrees how wide an agent sees, as a full angle about its velocity in degrees; neighbours outside of it
 *     are ignored, in separation too. An agent at rest sees all round; so does one at 360 and one without this
 * @param maxNeighbors how many neighbours an agent minds at most: the nearest that it sees, of equally near ones those
 *     with the lower index. Left out, it minds all
 * @param obstacles spheres that agents steer around
 * @param flee points that agents run from
 * @param arrivalRadius the distance from the target within which agents slow down, in metres: they steer for maxSpeed
 *     times their share of this distance. Left out, they rush through. Needs a target
 */
@RecordBuilder
public record BoidsRules(
        @Positive @DecimalMax("1e100") Double maxSpeed,
        @Positive @DecimalMax("1e100") Double maxSteerForce,
        @DecimalMin("1e-50") @DecimalMax("1e100") Double neighborRadius,
        @DecimalMin("1e-50") @DecimalMax("1e100") Double separationRadius,
        BoidsWeights weights,
        @Nullable Vector3 target,
        @Nullable BoidsBounds bounds,
        @Nullable BoidsFacing facing,
        @Nullable @Positive @DecimalMax("360") Double viewAngleDegrees,
        @Nullable @Min(1) Integer maxNeighbors,
        @Size(max = 100) List<BoidsObstacle> obstacles,
        @Size(max = 100) List<BoidsFlee> flee,
        @Nullable @Positive Double arrivalRadius)
        implements Rules, BoidsRulesBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsRules {
        maxSpeed = Defaults.or(maxSpeed, 5.0);
        maxSteerForce = Defaults.or(maxSteerForce, 5.0);
        neighborRadius = Defaults.or(neighborRadius, 5.0);
        separationRadius = Defaults.or(separationRadius, Math.min(2, neighborRadius));
        weights = Defaults.or(weights, BoidsWeights.standard());
        obstacles = Defaults.or(obstacles, List.of());
        flee = Defaults.or(flee, List.of());
    }

    /**
     * Returns the rules with every default.
     *
     * @return the rules, to be changed by the methods named {@code with…}; a separationRadius of 2 m stays when the
     *     neighborRadius is changed
     */
    public static BoidsRules standard() {
        return BoidsRulesBuilder.builder().build();
    }

    @Override
    public void rules(Complaints complaints) {
        ComponentRules.position(complaints, "target", target);
        if (complaints.sound("neighborRadius", "separationRadius") && separationRadius > neighborRadius) {
            complaints.add(
                    "separationRadius",
                    "is " + Figures.significant(separationRadius, 6) + " m, but must be at most neighborRadius ("
                            + Figures.significant(neighborRadius, 6)
                            + " m), since an agent keeps clear only of neighbours; make it smaller",
                    separationRadius);
        }
    }
}
