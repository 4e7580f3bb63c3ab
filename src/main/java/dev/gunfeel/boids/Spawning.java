package dev.gunfeel.boids;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.random.SplitMix64;
import org.jspecify.annotations.Nullable;

/** Makes a flock from a seed, as {@link BoidsSpawn} says. */
final class Spawning {
    private final SplitMix64 random;
    private final Axes axes;

    private Spawning(long seed, Axes axes) {
        random = new SplitMix64(seed);
        this.axes = axes;
    }

    /**
     * Returns the flock.
     *
     * @param facing makes the rotations; null where the agents have none
     */
    static Flock flock(BoidsSpawn spawn, Axes axes, @Nullable Turning facing) {
        Spawning spawning = new Spawning(spawn.seed(), axes);
        Flock flock = new Flock(spawn.count(), facing != null);
        for (int i = 0; i < flock.size(); i++) {
            double distance = spawn.radius() * StrictMath.cbrt(spawning.random.unit());
            Vector3 position = spawn.center().plus(spawning.direction().times(distance));
            // Added to zero, a resting agent's velocity has no minus signs.
            Vector3 velocity = Vector3.ZERO.plus(spawning.direction().times(spawn.speed()));
            flock.put(i, position, velocity);
            if (flock.rotation != null && facing != null) {
                flock.rotation[i] = facing.lookingAlong(velocity);
            }
        }
        return flock;
    }

    /** Equal heights of a sphere have equal areas, so this is even over the sphere (Archimedes). */
    private Vector3 direction() {
        double height = 2 * random.unit() - 1;
        double side = Math.sqrt(1 - height * height);
        double angle = 2 * Math.PI * random.unit();
        return axes.vector(side * StrictMath.cos(angle), height, side * StrictMath.sin(angle));
    }
}
