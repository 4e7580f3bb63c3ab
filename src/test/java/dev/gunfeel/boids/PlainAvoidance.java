package dev.gunfeel.boids;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/** How an agent of the plain loop steers around spheres: each is met by the quadratic equation of a line and a sphere. */
final class PlainAvoidance {
    private final BoidsRules rules;
    private final Axes axes;
    private final int agent;
    private final Vector3 position;
    private final Vector3 velocity;
    private final Vector3 heading;

    PlainAvoidance(BoidsStepRequest request, int agent) {
        rules = request.rules();
        axes = request.axes();
        this.agent = agent;
        position = request.agents().get(agent).position();
        velocity = request.agents().get(agent).velocity();
        heading = PlainLoop.unit(velocity);
    }

    /** Returns the steer, turned away from the obstacle that is entered first. */
    Vector3 steer(Vector3 steer) {
        double speed = velocity.length();
        double ahead = rules.neighborRadius() + speed * (1 + speed / rules.maxSteerForce());
        double least = ahead;
        Vector3 away = Vector3.ZERO;
        List<Vector3> out = new ArrayList<>();
        for (BoidsObstacle obstacle : rules.obstacles()) {
            double entered = entered(obstacle);
            if (entered == 0) {
                out.add(out(obstacle));
            }
            if (entered < least) {
                least = entered;
                away = pass(obstacle);
            }
        }
        if (!out.isEmpty()) {
            Vector3 sum = out.stream().reduce(Vector3.ZERO, Vector3::plus);
            away = sum.length() < 1e-5 ? levelRight(out.get(0)) : PlainLoop.unit(sum);
        }
        if (least == ahead) {
            return steer;
        }
        double urgency = 1 - least / ahead;
        return PlainLoop.unit(steer).times(1 - urgency).plus(away.times(urgency));
    }

    /** Returns how far the straight way leads until it is in the sphere: 0 inside, infinitely far where it never is. */
    private double entered(BoidsObstacle obstacle) {
        double radius = obstacle.radius() + rules.separationRadius();
        Vector3 way = position.minus(obstacle.center());
        double product = way.dot(way) - radius * radius;
        if (product < 0) {
            return 0;
        }
        // The smaller root of s^2 + 2 (way . heading) s + product = 0.
        double half = way.dot(heading);
        double discriminant = half * half - product;
        return half < 0 && discriminant > 0 ? -half - Math.sqrt(discriminant) : Double.POSITIVE_INFINITY;
    }

    private Vector3 out(BoidsObstacle obstacle) {
        Vector3 way = position.minus(obstacle.center());
        return way.length() < 1e-5 ? PlainLoop.golden(axes, agent) : PlainLoop.unit(way);
    }

    private Vector3 pass(BoidsObstacle obstacle) {
        Vector3 way = position.minus(obstacle.center());
        Vector3 sideways = way.minus(heading.times(way.dot(heading)));
        return sideways.length() < 1e-5 ? levelRight(heading) : PlainLoop.unit(sideways);
    }

    private Vector3 levelRight(Vector3 direction) {
        double forward = direction.dot(axes.forward());
        double right = direction.dot(axes.right());
        if (Math.hypot(forward, right) < 1e-6) {
            return axes.right();
        }
        return PlainLoop.unit(axes.right().times(forward).minus(axes.forward().times(right)));
    }
}
