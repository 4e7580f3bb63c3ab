package dev.gunfeel.boids;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A flock as arrays of numbers: what the loops run over. Which agent is where in the arrays changes from step to step, so
 * that agents that are near each other stay near each other in memory; {@link #agent} says who is who.
 */
final class Flock {
    final double[] x;
    final double[] y;
    final double[] z;
    final double[] velocityX;
    final double[] velocityY;
    final double[] velocityZ;

    /** Null where the agents have no rotations. */
    final Quaternion @Nullable [] rotation;

    /** The index of each agent in the order in which they were given. */
    final int[] agent;

    Flock(int agents, boolean rotations) {
        x = new double[agents];
        y = new double[agents];
        z = new double[agents];
        velocityX = new double[agents];
        velocityY = new double[agents];
        velocityZ = new double[agents];
        rotation = rotations ? new Quaternion[agents] : null;
        agent = new int[agents];
        for (int i = 0; i < agents; i++) {
            agent[i] = i;
        }
    }

    static Flock of(List<BoidsAgent> agents) {
        Flock flock = new Flock(agents.size(), agents.get(0).rotation() != null);
        for (int i = 0; i < agents.size(); i++) {
            BoidsAgent agent = agents.get(i);
            flock.put(i, agent.position(), agent.velocity());
            if (flock.rotation != null && agent.rotation() != null) {
                flock.rotation[i] = agent.rotation().unit();
            }
        }
        return flock;
    }

    void put(int i, Vector3 position, Vector3 velocity) {
        x[i] = position.x();
        y[i] = position.y();
        z[i] = position.z();
        velocityX[i] = velocity.x();
        velocityY[i] = velocity.y();
        velocityZ[i] = velocity.z();
    }

    int size() {
        return agent.length;
    }

    /** Returns the agents in the order in which they were given. */
    List<BoidsAgent> agents() {
        BoidsAgent[] agents = new BoidsAgent[size()];
        for (int i = 0; i < agents.length; i++) {
            agents[agent[i]] = new BoidsAgent(
                    new Vector3(x[i], y[i], z[i]),
                    new Vector3(velocityX[i], velocityY[i], velocityZ[i]),
                    rotation == null ? null : rotation[i]);
        }
        return Arrays.asList(agents);
    }
}
