package dev.gunfeel.boids;

import dev.gunfeel.homing.Waypoint;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Flocks and requests to test with. */
final class Flocks {
    private Flocks() {}

    /** Where the agents of a random flock are. */
    enum Kind {
        /** Evenly in a cube, with some ten neighbours each. */
        EVEN,
        /** In a few dense balls. */
        CLUSTERED,
        /** So far apart that few have a neighbour, and the box round all of them has far more cells than agents. */
        SPREAD_OUT,
        /** Evenly in a cube, a kilometre from the origin. */
        FAR,
        /** Evenly in a cube, a million kilometres from the origin. */
        FARTHER,
        /** In small heaps at exactly one spot each. */
        ONE_SPOT,
        /** On the corners of a lattice as wide as the radius, so that many are exactly at its end. */
        LATTICE,
        /** Evenly in a cube, and some at the ends of the world. */
        OUTLIERS,
        /** Evenly on level ground. */
        LEVEL
    }

    /** Returns a random flock. */
    static List<BoidsAgent> random(Kind kind, int count, long seed) {
        Random random = new Random(seed);
        double side = 5 * Math.cbrt(count / 2.5);
        Supplier<Vector3> even = () -> vector(random, side);
        List<BoidsAgent> agents = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Vector3 position = switch (kind) {
                case EVEN -> even.get();
                case CLUSTERED -> new Vector3(40 * (i % 4), 7 * (i % 3), -25 * (i % 2)).plus(vector(random, 4));
                case SPREAD_OUT -> vector(random, 60 * side);
                case FAR -> even.get().plus(new Vector3(600, -600, 500));
                case FARTHER -> even.get().plus(new Vector3(6e8, -6e8, 5e8));
                case ONE_SPOT ->
                    i % 5 == 0 || i < 2
                            ? even.get()
                            : agents.get(i - 1 - random.nextInt(Math.min(i, 3))).position();
                case LATTICE ->
                    new Vector3(5.0 * random.nextInt(5), 2.5 * random.nextInt(9), 5.0 * random.nextInt(5) - 10);
                case OUTLIERS -> i % 9 == 0 ? vector(random, 2e300) : even.get();
                case LEVEL -> new Vector3(random.nextDouble() * 2 * side, 0, random.nextDouble() * 2 * side);
            };
            Vector3 velocity = vector(random, 6);
            agents.add(agent(position, kind == Kind.LEVEL ? new Vector3(velocity.x(), 0, velocity.z()) : velocity));
        }
        return agents;
    }

    private static Vector3 vector(Random random, double side) {
        return new Vector3(random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble() - 0.5).times(side);
    }

    static BoidsAgent agent(Vector3 position, Vector3 velocity) {
        return new BoidsAgent(position, velocity, null);
    }

    static BoidsAgent at(double x, double y, double z) {
        return agent(new Vector3(x, y, z), Vector3.ZERO);
    }

    static BoidsAgent flying(double x, double y, double z, double velocityX, double velocityY, double velocityZ) {
        return agent(new Vector3(x, y, z), new Vector3(velocityX, velocityY, velocityZ));
    }

    static BoidsAgent turned(BoidsAgent agent, Quaternion rotation) {
        return new BoidsAgent(agent.position(), agent.velocity(), rotation);
    }

    /** Returns a step with the defaults of everything else. */
    static BoidsStepRequest step(List<BoidsAgent> agents, BoidsRules rules) {
        return step(Formulas.PUBLISHED, Axes.UNITY, agents, rules, 0.02);
    }

    static BoidsStepRequest step(
            Formulas formulas, Axes axes, List<BoidsAgent> agents, BoidsRules rules, double deltaSeconds) {
        return BoidsStepRequest.of(agents)
                .withFormulas(formulas)
                .withAxes(axes)
                .withRules(rules)
                .withDeltaSeconds(deltaSeconds);
    }

    /** Returns the first agent's velocity after a step. */
    static Vector3 velocity(BoidsRules rules, BoidsAgent... agents) {
        return Boids.step(step(List.of(agents), rules)).agents().get(0).velocity();
    }

    /** Returns a sequence from agents with the defaults of everything else. */
    static BoidsSequenceRequest sequence(List<BoidsAgent> agents, BoidsRules rules, int steps, int every) {
        return sequence(Formulas.PUBLISHED, agents, null, rules, steps, every, null);
    }

    /** Returns a sequence from a seed with the defaults of everything else. */
    static BoidsSequenceRequest sequence(BoidsSpawn spawn, BoidsRules rules, int steps, int every) {
        return sequence(Formulas.PUBLISHED, null, spawn, rules, steps, every, null);
    }

    static BoidsSequenceRequest sequence(
            Formulas formulas,
            @Nullable List<BoidsAgent> agents,
            @Nullable BoidsSpawn spawn,
            BoidsRules rules,
            int steps,
            int every,
            @Nullable List<Waypoint> targetPath) {
        return BoidsSequenceRequest.of(steps)
                .withFormulas(formulas)
                .withAgents(agents)
                .withSpawn(spawn)
                .withRules(rules)
                .withDeltaSeconds(0.02)
                .withEvery(every)
                .withTargetPath(targetPath);
    }

    static BoidsSpawn spawn(int count, long seed, double radius) {
        return BoidsSpawn.of(count)
                .withSeed(seed)
                .withRadius(radius)
                .withCenter(Vector3.ZERO)
                .withSpeed(2.5);
    }
}
