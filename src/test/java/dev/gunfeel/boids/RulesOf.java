package dev.gunfeel.boids;

import dev.gunfeel.math.Vector3;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules for tests, put together from what differs from the defaults. */
final class RulesOf {
    private @Nullable Double maxSpeed;
    private @Nullable Double maxSteerForce;
    private @Nullable Double neighborRadius;
    private @Nullable Double separationRadius;
    private BoidsWeights weights = BoidsWeights.standard();
    private @Nullable Vector3 target;
    private @Nullable BoidsBounds bounds;
    private @Nullable BoidsFacing facing;
    private @Nullable Double viewAngleDegrees;
    private @Nullable Integer maxNeighbors;
    private List<BoidsObstacle> obstacles = List.of();
    private List<BoidsFlee> flee = List.of();
    private @Nullable Double arrivalRadius;

    RulesOf speed(double value) {
        maxSpeed = value;
        return this;
    }

    RulesOf force(double value) {
        maxSteerForce = value;
        return this;
    }

    RulesOf radii(double neighbor, double separation) {
        neighborRadius = neighbor;
        separationRadius = separation;
        return this;
    }

    /** Weights of separation, alignment, cohesion, target and bounds. */
    RulesOf weights(double separation, double alignment, double cohesion, double target, double bounds) {
        weights = BoidsWeights.standard()
                .withSeparation(separation)
                .withAlignment(alignment)
                .withCohesion(cohesion)
                .withTarget(target)
                .withBounds(bounds);
        return this;
    }

    RulesOf target(double x, double y, double z) {
        target = new Vector3(x, y, z);
        return this;
    }

    RulesOf bounds(double radius) {
        bounds = new BoidsBounds(Vector3.ZERO, radius);
        return this;
    }

    RulesOf facing(double rotationSpeed, boolean planar) {
        facing = new BoidsFacing(rotationSpeed, planar);
        return this;
    }

    RulesOf viewAngle(double degrees) {
        viewAngleDegrees = degrees;
        return this;
    }

    RulesOf maxNeighbors(int value) {
        maxNeighbors = value;
        return this;
    }

    RulesOf obstacles(BoidsObstacle... value) {
        obstacles = List.of(value);
        return this;
    }

    RulesOf flee(BoidsFlee... value) {
        flee = List.of(value);
        return this;
    }

    RulesOf arrival(double radius) {
        arrivalRadius = radius;
        return this;
    }

    @SuppressWarnings("NullAway") // What is left out gets its default.
    BoidsRules rules() {
        return BoidsRules.standard()
                .withMaxSpeed(maxSpeed)
                .withMaxSteerForce(maxSteerForce)
                .withNeighborRadius(neighborRadius)
                .withSeparationRadius(separationRadius)
                .withWeights(weights)
                .withTarget(target)
                .withBounds(bounds)
                .withFacing(facing)
                .withViewAngleDegrees(viewAngleDegrees)
                .withMaxNeighbors(maxNeighbors)
                .withObstacles(obstacles)
                .withFlee(flee)
                .withArrivalRadius(arrivalRadius);
    }
}
