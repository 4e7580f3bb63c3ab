package dev.gunfeel.boids;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/** From the state of a flock to the velocities and positions after a step (docs/formulas/boids.md). */
final class Steering {
    private static final double LEAST_STEER_SQUARED = 1e-10;

    private final BoidsRules rules;
    private final double deltaSeconds;
    private final Formulas formulas;
    private final Axes axes;
    private final Cells cells;
    private final Neighborhood neighborhood;
    private final NeighborSums sums;
    private final GoldenAngle golden;
    private final @Nullable ViewAngle viewAngle;
    private final @Nullable NearestFew nearestFew;
    private final @Nullable Avoidance avoidance;
    private final Turning turning;

    /** An array, since running over a list makes an object for each agent. */
    private final BoidsFlee[] flees;

    /** Where the state after the step goes, place by place. */
    private Flock next;

    private double steerX;
    private double steerY;
    private double steerZ;

    Steering(Cells cells, BoidsRules rules, double deltaSeconds, Formulas formulas, Axes axes) {
        this.rules = rules;
        this.deltaSeconds = deltaSeconds;
        this.formulas = formulas;
        this.axes = axes;
        this.cells = cells;
        int agents = cells.agent.length;
        golden = new GoldenAngle(agents);
        neighborhood = new Neighborhood(cells, rules.neighborRadius());
        sums = new NeighborSums(cells, rules, formulas, axes, golden);
        Double angle = rules.viewAngleDegrees();
        viewAngle = angle == null || angle == 360 ? null : new ViewAngle(cells, angle);
        nearestFew = rules.maxNeighbors() == null ? null : new NearestFew(cells, rules.maxNeighbors());
        avoidance = rules.obstacles().isEmpty() ? null : new Avoidance(rules, axes, golden);
        turning = Turning.of(rules.facing(), deltaSeconds, formulas, axes);
        flees = rules.flee().toArray(BoidsFlee[]::new);
        next = new Flock(0, false);
    }

    /**
     * Makes a step.
     *
     * @param flock the state before, which the cells are sorted for
     * @param target where the flock goes, if anywhere
     * @param next receives the state after
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    void step(Flock flock, @Nullable Vector3 target, Flock next) {
        this.next = next;
        neighborhood.start();
        while (neighborhood.nextCell()) {
            int self = neighborhood.firstInBand;
            for (int place = neighborhood.first; place < neighborhood.end; place++) {
                steer(place, self++, target);
            }
        }
        System.arraycopy(cells.agent, 0, next.agent, 0, next.agent.length);
        if (flock.rotation != null && next.rotation != null) {
            for (int place = 0; place < next.rotation.length; place++) {
                next.rotation[place] = turning.turn(flock.rotation[cells.source[place]], heading(place));
            }
        }
    }

    /** Returns the velocity that an agent turns to look along. */
    private Vector3 heading(int place) {
        return switch (formulas) {
            case PUBLISHED -> new Vector3(cells.velocityX[place], cells.velocityY[place], cells.velocityZ[place]);
            case CORRECTED -> new Vector3(next.velocityX[place], next.velocityY[place], next.velocityZ[place]);
        };
    }

    private void steer(int place, int self, @Nullable Vector3 target) {
        Band band = neighborhood.band;
        int[] found = neighborhood.near;
        int count = neighborhood.find(self);
        if (viewAngle != null) {
            count = viewAngle.keep(band, found, count, self);
        }
        if (nearestFew != null) {
            count = nearestFew.keep(band, found, count, self);
        }
        sums.sum(band, found, count, self);
        steerX = 0;
        steerY = 0;
        steerZ = 0;
        BoidsWeights weights = rules.weights();
        int near = sums.near;
        if (near > 0) {
            urge(weights.separation(), sums.separationX / near, sums.separationY / near, sums.separationZ / near);
        }
        int neighbors = sums.neighbors;
        if (neighbors > 0) {
            urge(
                    weights.alignment(),
                    sums.velocityX / neighbors,
                    sums.velocityY / neighbors,
                    sums.velocityZ / neighbors);
            urge(weights.cohesion(), sums.wayX / neighbors, sums.wayY / neighbors, sums.wayZ / neighbors);
        }
        double speed = rules.maxSpeed() * goals(place, target);
        move(place, speed);
    }

    /** Adds the urges that depend on places instead of neighbours; returns the share of the speed to steer for. */
    private double goals(int place, @Nullable Vector3 target) {
        double x = cells.x[place];
        double y = cells.y[place];
        double z = cells.z[place];
        BoidsBounds bounds = rules.bounds();
        if (bounds != null) {
            Vector3 center = bounds.center();
            double outX = center.x() - x;
            double outY = center.y() - y;
            double outZ = center.z() - z;
            if (Lengths.of(outX, outY, outZ) > bounds.radius()) {
                urge(rules.weights().bounds(), outX, outY, outZ);
            }
        }
        double share = 1;
        if (target != null) {
            double wayX = target.x() - x;
            double wayY = target.y() - y;
            double wayZ = target.z() - z;
            urge(rules.weights().target(), wayX, wayY, wayZ);
            Double radius = rules.arrivalRadius();
            if (radius != null && rules.weights().target() > 0) {
                share = Math.min(1, Lengths.of(wayX, wayY, wayZ) / radius);
            }
        }
        for (BoidsFlee flee : flees) {
            flee(
                    flee,
                    place,
                    x - flee.position().x(),
                    y - flee.position().y(),
                    z - flee.position().z());
        }
        if (avoidance != null) {
            avoid(avoidance, place);
        }
        return share;
    }

    private void flee(BoidsFlee flee, int place, double x, double y, double z) {
        double distance = Lengths.of(x, y, z);
        if (distance > flee.radius()) {
            return;
        }
        if (distance >= Lengths.NO_DIRECTION) {
            urge(flee.weight(), x, y, z);
        } else {
            int agent = cells.agent[place];
            Vector3 out = axes.vector(golden.right(agent), 0, golden.forward(agent));
            urge(flee.weight(), out.x(), out.y(), out.z());
        }
    }

    /** The nearer the obstacle, the less everything else counts. */
    private void avoid(Avoidance avoidance, int place) {
        avoidance.look(
                cells.agent[place],
                cells.x[place],
                cells.y[place],
                cells.z[place],
                cells.velocityX[place],
                cells.velocityY[place],
                cells.velocityZ[place]);
        double urgency = avoidance.urgency;
        if (urgency > 0) {
            double otherX = steerX;
            double otherY = steerY;
            double otherZ = steerZ;
            steerX = urgency * avoidance.awayX;
            steerY = urgency * avoidance.awayY;
            steerZ = urgency * avoidance.awayZ;
            urge(1 - urgency, otherX, otherY, otherZ);
        }
    }

    /** Adds the unit vector of an urge by its weight; nothing where it has no direction. */
    private void urge(double weight, double x, double y, double z) {
        double length = Lengths.of(x, y, z);
        if (length >= Lengths.NO_DIRECTION) {
            steerX += weight * (x / length);
            steerY += weight * (y / length);
            steerZ += weight * (z / length);
        }
    }

    private void move(int place, double speed) {
        double x = cells.velocityX[place];
        double y = cells.velocityY[place];
        double z = cells.velocityZ[place];
        double square = steerX * steerX + steerY * steerY + steerZ * steerZ;
        if (square >= LEAST_STEER_SQUARED) {
            double length = Math.sqrt(square);
            double forceX = steerX / length * speed - x;
            double forceY = steerY / length * speed - y;
            double forceZ = steerZ / length * speed - z;
            double cut = cut(forceX, forceY, forceZ, rules.maxSteerForce());
            x += forceX * cut * deltaSeconds;
            y += forceY * cut * deltaSeconds;
            z += forceZ * cut * deltaSeconds;
        }
        double cut = cut(x, y, z, rules.maxSpeed());
        x *= cut;
        y *= cut;
        z *= cut;
        next.velocityX[place] = x;
        next.velocityY[place] = y;
        next.velocityZ[place] = z;
        next.x[place] = cells.x[place] + x * deltaSeconds;
        next.y[place] = cells.y[place] + y * deltaSeconds;
        next.z[place] = cells.z[place] + z * deltaSeconds;
    }

    /** Returns the factor that makes a vector no longer than the length; 1 where it isn't. */
    private static double cut(double x, double y, double z, double length) {
        double actual = Math.sqrt(x * x + y * y + z * z);
        return actual > length ? length / actual : 1;
    }
}
