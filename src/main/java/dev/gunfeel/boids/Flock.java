package dev.gunfeel.boids;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A flock as arrays of numbers, one element an agent: what the loops run over. */
final class Flock {
    final double[] x;
    final double[] y;
    final double[] z;
    final double[] velocityX;
    final double[] velocityY;
    final double[] velocityZ;

    /** Null where the agents have no rotations. */
    final Quaternion @Nullable [] rotation;

    Flock(int agents, boolean rotations) {
        x = new double[agents];
        y = new double[agents];
        z = new double[agents];
        velocityX = new double[agents];
        velocityY = new double[agents];
        velocityZ = new double[agents];
        rotation = rotations ? new Quaternion[agents] : null;
    }

    static Flock of(List<BoidsAgent> agents) {
        Flock flock = new Flock(agents.size(), agents.get(0).rotation() != null);
        for (int i = 0; i < agents.size(); i++) {
            BoidsAgent agent = agents.get(i);
            Vector3 position = agent.position();
            Vector3 velocity = agent.velocity();
            flock.x[i] = position.x();
            flock.y[i] = position.y();
            flock.z[i] = position.z();
            flock.velocityX[i] = velocity.x();
            flock.velocityY[i] = velocity.y();
            flock.velocityZ[i] = velocity.z();
            if (flock.rotation != null && agent.rotation() != null) {
                flock.rotation[i] = Unit.of(agent.rotation());
            }
        }
        return flock;
    }

    /** Returns a flock of as many agents, for a step to write to. */
    Flock alike() {
        return new Flock(size(), rotation != null);
    }

    int size() {
        return x.length;
    }

    List<BoidsAgent> agents() {
        List<BoidsAgent> agents = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            agents.add(new BoidsAgent(
                    new Vector3(x[i], y[i], z[i]),
                    new Vector3(velocityX[i], velocityY[i], velocityZ[i]),
                    rotation == null ? null : rotation[i]));
        }
        return agents;
    }
}
