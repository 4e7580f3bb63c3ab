package dev.gunfeel.boids;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;

/**
 * How an agent steers around spheres (after Reynolds, Steering behaviors for autonomous characters, GDC 1999, obstacle
 * avoidance).
 *
 * <p>Of the spheres, each wider by separationRadius, that the agent is in or that its straight way enters within {@code
 * neighborRadius + speed (1 s + speed/maxSteerForce)}, the one entered first counts. The distance is what it sees and what
 * it needs to brake: a velocity fades at a rate of 1 per second, and no faster than maxSteerForce allows. The agent steers
 * sideways away from the sphere's centre line, or straight out of it, the more the nearer it is;
 * out of several that hold it, the mean way.
 */
final class Avoidance {
    /** How urgent it is, in [0, 1]: 0 where nothing is ahead, 1 at an obstacle. */
    double urgency;

    /** The way out, a unit vector. */
    double awayX;

    double awayY;
    double awayZ;

    private final BoidsObstacle[] obstacles;
    private final double clearance;
    private final double sight;
    private final double force;
    private final Axes axes;
    private final GoldenAngle golden;

    private double entry;
    /** Of how many spheres that hold the agent the ways out are summed. */
    private int holding;

    private double outX;
    private double outY;
    private double outZ;

    private double headingX;
    private double headingY;
    private double headingZ;

    Avoidance(BoidsRules rules, Axes axes, GoldenAngle golden) {
        obstacles = rules.obstacles().toArray(BoidsObstacle[]::new);
        clearance = rules.separationRadius();
        sight = rules.neighborRadius();
        force = rules.maxSteerForce();
        this.axes = axes;
        this.golden = golden;
    }

    /** Looks from the place of an agent along its velocity. */
    void look(int agent, double x, double y, double z, double velocityX, double velocityY, double velocityZ) {
        double speed = Lengths.of(velocityX, velocityY, velocityZ);
        boolean moves = speed >= Lengths.NO_DIRECTION;
        double ahead = moves ? sight + speed * (1 + speed / force) : 0;
        headingX = moves ? velocityX / speed : 0;
        headingY = moves ? velocityY / speed : 0;
        headingZ = moves ? velocityZ / speed : 0;
        entry = Double.POSITIVE_INFINITY;
        holding = 0;
        for (BoidsObstacle obstacle : obstacles) {
            Vector3 center = obstacle.center();
            consider(agent, center.x() - x, center.y() - y, center.z() - z, obstacle.radius() + clearance);
        }
        if (holding > 1) {
            leaveTogether();
        }
        urgency = entry == 0 ? 1 : entry < ahead ? 1 - entry / ahead : 0;
    }

    private void consider(int agent, double x, double y, double z, double radius) {
        double distance = Lengths.of(x, y, z);
        if (distance < radius) {
            entry = 0;
            leave(agent, x, y, z, distance);
            return;
        }
        double forward = x * headingX + y * headingY + z * headingZ;
        double sideX = x - forward * headingX;
        double sideY = y - forward * headingY;
        double sideZ = z - forward * headingZ;
        double side = Lengths.of(sideX, sideY, sideZ);
        if (forward > 0 && side < radius) {
            double entered = Math.max(0, forward - Math.sqrt(radius * radius - side * side));
            if (entered < entry) {
                entry = entered;
                pass(sideX, sideY, sideZ, side);
            }
        }
    }

    private void leave(int agent, double x, double y, double z, double distance) {
        if (distance >= Lengths.NO_DIRECTION) {
            out(-x / distance, -y / distance, -z / distance);
        } else {
            Vector3 out = axes.vector(golden.right(agent), 0, golden.forward(agent));
            out(out.x(), out.y(), out.z());
        }
    }

    private void out(double x, double y, double z) {
        if (holding == 0) {
            away(x, y, z);
            outX = x;
            outY = y;
            outZ = z;
        } else {
            outX += x;
            outY += y;
            outZ += z;
        }
        holding++;
    }

    /**
     * Between the middles of two spheres the way out of either leads into the other, for ever; the sum of both leads
     * sideways, where the overlap ends soonest.
     */
    private void leaveTogether() {
        double length = Lengths.of(outX, outY, outZ);
        if (length >= Lengths.NO_DIRECTION) {
            away(outX / length, outY / length, outZ / length);
        } else {
            Vector3 right = axes.levelRight(new Vector3(awayX, awayY, awayZ));
            away(right.x(), right.y(), right.z());
        }
    }

    private void pass(double sideX, double sideY, double sideZ, double side) {
        if (side >= Lengths.NO_DIRECTION) {
            away(-sideX / side, -sideY / side, -sideZ / side);
        } else {
            Vector3 right = axes.levelRight(new Vector3(headingX, headingY, headingZ));
            away(right.x(), right.y(), right.z());
        }
    }

    private void away(double x, double y, double z) {
        awayX = x;
        awayY = y;
        awayZ = z;
    }
}
