package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/**
 * How large a number may be. The bounds are far beyond any game's world; within them no sum, square or product of a
 * step leaves the range of a double, so a step needs no check of its own.
 */
final class ComponentRules {
    /** The largest component of a position, in metres: differences, and sums over a million agents, stay finite. */
    static final double POSITION = 1e300;

    /** The largest component of a velocity, in metres per second: its square stays finite. */
    static final double VELOCITY = 1e100;

    private ComponentRules() {}

    static void position(Complaints complaints, String name, @Nullable Vector3 position) {
        within(complaints, name, position, POSITION, "1e300 m from the origin; bring it nearer");
    }

    static void velocity(Complaints complaints, String name, @Nullable Vector3 velocity) {
        within(complaints, name, velocity, VELOCITY, "1e100 m/s; make it slower");
    }

    private static void within(
            Complaints complaints, String name, @Nullable Vector3 vector, double largest, String advice) {
        if (vector == null || !complaints.sound(name)) {
            return;
        }
        double component = Math.max(Math.abs(vector.x()), Math.max(Math.abs(vector.y()), Math.abs(vector.z())));
        if (component > largest) {
            complaints.add(name, "has a component beyond " + advice, component);
        }
    }
}
