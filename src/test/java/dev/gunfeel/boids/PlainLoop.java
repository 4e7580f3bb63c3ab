package dev.gunfeel.boids;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One step of a flock as the formulas are written: every agent looks at every other one. Slow, and without any of the
 * code under test but its records.
 */
final class PlainLoop {
    /** How the way to the middle of the neighbours is summed. */
    enum Cohesion {
        /** The mean of their positions, minus the agent's own: as printed. */
        MEAN_OF_POSITIONS,
        /** The same, without rounding the sum. */
        EXACT_MEAN_OF_POSITIONS,
        /** The mean of the ways to them. */
        MEAN_OF_WAYS
    }

    private final BoidsStepRequest request;
    private final BoidsRules rules;
    private final List<BoidsAgent> agents;
    private final Cohesion cohesion;
    private List<Integer> order;

    PlainLoop(BoidsStepRequest request, Cohesion cohesion) {
        this.request = request;
        this.cohesion = cohesion;
        rules = request.rules();
        agents = request.agents();
        order = IntStream.range(0, agents.size()).boxed().toList();
    }

    /** Sums in another order than that of the indices. */
    PlainLoop inOrder(Comparator<Integer> comparator) {
        order = order.stream().sorted(comparator).toList();
        return this;
    }

    /** Returns the agents after the step, without rotations. */
    List<BoidsAgent> step() {
        List<BoidsAgent> after = new ArrayList<>();
        for (int i = 0; i < agents.size(); i++) {
            after.add(step(i));
        }
        return after;
    }

    private BoidsAgent step(int i) {
        Vector3 position = agents.get(i).position();
        Vector3 velocity = agents.get(i).velocity();
        BoidsWeights weights = rules.weights();
        List<Integer> neighbors = neighbors(i);
        Vector3 steer = separation(i, neighbors).times(weights.separation());
        if (!neighbors.isEmpty()) {
            double count = neighbors.size();
            Vector3 velocities = Vector3.ZERO;
            for (int j : neighbors) {
                velocities = velocities.plus(agents.get(j).velocity());
            }
            steer = steer.plus(unit(over(velocities, count)).times(weights.alignment()));
            steer = steer.plus(unit(toMiddle(position, neighbors)).times(weights.cohesion()));
        }
        BoidsBounds bounds = rules.bounds();
        if (bounds != null && bounds.center().minus(position).length() > bounds.radius()) {
            steer = steer.plus(unit(bounds.center().minus(position)).times(weights.bounds()));
        }
        double speed = rules.maxSpeed();
        Vector3 target = rules.target();
        if (target != null) {
            Vector3 way = target.minus(position);
            steer = steer.plus(unit(way).times(weights.target()));
            Double radius = rules.arrivalRadius();
            if (radius != null && weights.target() > 0 && way.length() < radius) {
                speed *= way.length() / radius;
            }
        }
        for (BoidsFlee flee : rules.flee()) {
            Vector3 away = position.minus(flee.position());
            if (away.length() <= flee.radius()) {
                steer = steer.plus(
                        (away.length() < 1e-5 ? golden(request.axes(), i) : unit(away)).times(flee.weight()));
            }
        }
        if (!rules.obstacles().isEmpty()) {
            steer = new PlainAvoidance(request, i).steer(steer);
        }
        Vector3 force = Vector3.ZERO;
        if (steer.dot(steer) >= 1e-10) {
            force = cut(unit(steer).times(speed).minus(velocity), rules.maxSteerForce());
        }
        Vector3 after = cut(velocity.plus(force.times(request.deltaSeconds())), rules.maxSpeed());
        return new BoidsAgent(position.plus(after.times(request.deltaSeconds())), after, null);
    }

    private List<Integer> neighbors(int i) {
        Vector3 velocity = agents.get(i).velocity();
        List<Integer> seen = order.stream()
                .filter(j -> j != i && distance(i, j) <= rules.neighborRadius())
                .filter(j -> rules.viewAngleDegrees() == null
                        || velocity.length() < 1e-5
                        || distance(i, j) == 0
                        || StrictMath.toDegrees(angle(velocity, way(i, j))) <= rules.viewAngleDegrees() / 2)
                .toList();
        Integer most = rules.maxNeighbors();
        if (most == null) {
            return seen;
        }
        List<Integer> nearest = seen.stream()
                .sorted(Comparator.comparingDouble((Integer j) -> distance(i, j))
                        .thenComparing(j -> j))
                .limit(most)
                .toList();
        return seen.stream().filter(nearest::contains).toList();
    }

    private Vector3 separation(int i, List<Integer> neighbors) {
        Vector3 sum = Vector3.ZERO;
        int near = 0;
        for (int j : neighbors) {
            double distance = distance(i, j);
            if (distance > rules.separationRadius()) {
                continue;
            }
            boolean corrected = request.formulas() == Formulas.CORRECTED;
            if (distance > 0) {
                near++;
                // Its square is the sum of squares: taken from the root it would be another double.
                Vector3 away = way(i, j).times(-1);
                sum = sum.plus(over(away, corrected ? away.dot(away) : distance));
            } else if (corrected) {
                near++;
                sum = sum.plus(over(
                        unit(golden(request.axes(), i).minus(golden(request.axes(), j))),
                        0.01 * rules.separationRadius()));
            }
        }
        return near == 0 ? Vector3.ZERO : unit(over(sum, near));
    }

    private Vector3 toMiddle(Vector3 position, List<Integer> neighbors) {
        double count = neighbors.size();
        return switch (cohesion) {
            case MEAN_OF_POSITIONS -> {
                Vector3 sum = Vector3.ZERO;
                for (int j : neighbors) {
                    sum = sum.plus(agents.get(j).position());
                }
                yield over(sum, count).minus(position);
            }
            case MEAN_OF_WAYS -> {
                Vector3 sum = Vector3.ZERO;
                for (int j : neighbors) {
                    sum = sum.plus(agents.get(j).position().minus(position));
                }
                yield over(sum, count);
            }
            case EXACT_MEAN_OF_POSITIONS ->
                over(
                        new Vector3(
                                exact(
                                        neighbors.stream()
                                                .map(j ->
                                                        agents.get(j).position().x())
                                                .toList(),
                                        position.x()),
                                exact(
                                        neighbors.stream()
                                                .map(j ->
                                                        agents.get(j).position().y())
                                                .toList(),
                                        position.y()),
                                exact(
                                        neighbors.stream()
                                                .map(j ->
                                                        agents.get(j).position().z())
                                                .toList(),
                                        position.z())),
                        count);
        };
    }

    /** Returns sum - n own, rounded once. */
    private static double exact(List<Double> positions, double own) {
        return positions.stream()
                .map(BigDecimal::new)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .subtract(new BigDecimal(own).multiply(BigDecimal.valueOf(positions.size())))
                .doubleValue();
    }

    private Vector3 way(int i, int j) {
        return agents.get(j).position().minus(agents.get(i).position());
    }

    private double distance(int i, int j) {
        return way(i, j).length();
    }

    static Vector3 golden(Axes axes, int k) {
        double radians = k * 2.39996322972865;
        return axes.right().times(StrictMath.cos(radians)).plus(axes.forward().times(StrictMath.sin(radians)));
    }

    private static double angle(Vector3 a, Vector3 b) {
        return StrictMath.atan2(a.cross(b).length(), a.dot(b));
    }

    private static Vector3 over(Vector3 vector, double divisor) {
        return new Vector3(vector.x() / divisor, vector.y() / divisor, vector.z() / divisor);
    }

    static Vector3 unit(Vector3 vector) {
        double length = vector.length();
        return length < 1e-5 ? Vector3.ZERO : over(vector, length);
    }

    private static Vector3 cut(Vector3 vector, double length) {
        return vector.length() > length ? vector.times(length / vector.length()) : vector;
    }
}
