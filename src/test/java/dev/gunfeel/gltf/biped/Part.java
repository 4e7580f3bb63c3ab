package dev.gunfeel.gltf.biped;

import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/**
 * A bone of the biped, with the box that shows it. At rest no bone is turned: y is up, z forward, and x to the
 * character's left, as glTF has it.
 */
enum Part {
    HIPS(null, at(0, 0.95, 0), at(0, 0.03, 0), at(0.3, 0.17, 0.19)),
    SPINE(HIPS, at(0, 0.12, 0), at(0, 0.08, 0), at(0.25, 0.15, 0.17)),
    CHEST(SPINE, at(0, 0.17, 0), at(0, 0.12, 0), at(0.33, 0.25, 0.21)),
    NECK(CHEST, at(0, 0.26, 0), at(0, 0.05, 0), at(0.1, 0.1, 0.1)),
    HEAD(NECK, at(0, 0.1, 0.01), at(0, 0.11, 0.01), at(0.17, 0.23, 0.2)),
    LEFT_SHOULDER(CHEST, at(0.04, 0.21, 0), at(0.07, 0, 0), at(0.12, 0.09, 0.12)),
    LEFT_UPPER_ARM(LEFT_SHOULDER, at(0.15, 0, 0), at(0.02, -0.13, 0), at(0.09, 0.28, 0.1)),
    LEFT_FOREARM(LEFT_UPPER_ARM, at(0.02, -0.28, 0), at(0, -0.12, 0), at(0.08, 0.24, 0.08)),
    LEFT_HAND(LEFT_FOREARM, at(0, -0.25, 0), at(0, -0.08, 0.01), at(0.04, 0.16, 0.09)),
    RIGHT_SHOULDER(CHEST, at(-0.04, 0.21, 0), at(-0.07, 0, 0), at(0.12, 0.09, 0.12)),
    RIGHT_UPPER_ARM(RIGHT_SHOULDER, at(-0.15, 0, 0), at(-0.02, -0.13, 0), at(0.09, 0.28, 0.1)),
    RIGHT_FOREARM(RIGHT_UPPER_ARM, at(-0.02, -0.28, 0), at(0, -0.12, 0), at(0.08, 0.24, 0.08)),
    RIGHT_HAND(RIGHT_FOREARM, at(0, -0.25, 0), at(0, -0.08, 0.01), at(0.04, 0.16, 0.09)),
    LEFT_THIGH(HIPS, at(0.1, -0.04, 0), at(0, -0.21, 0), at(0.14, 0.41, 0.16)),
    LEFT_SHIN(LEFT_THIGH, at(0, -0.43, 0), at(0, -0.2, 0), at(0.11, 0.4, 0.12)),
    LEFT_FOOT(LEFT_SHIN, at(0, -0.41, 0), at(0, -0.035, 0.04), at(0.1, 0.07, 0.2)),
    LEFT_TOES(LEFT_FOOT, at(0, -0.045, 0.14), at(0, 0, 0.035), at(0.1, 0.05, 0.07)),
    RIGHT_THIGH(HIPS, at(-0.1, -0.04, 0), at(0, -0.21, 0), at(0.14, 0.41, 0.16)),
    RIGHT_SHIN(RIGHT_THIGH, at(0, -0.43, 0), at(0, -0.2, 0), at(0.11, 0.4, 0.12)),
    RIGHT_FOOT(RIGHT_SHIN, at(0, -0.41, 0), at(0, -0.035, 0.04), at(0.1, 0.07, 0.2)),
    RIGHT_TOES(RIGHT_FOOT, at(0, -0.045, 0.14), at(0, 0, 0.035), at(0.1, 0.05, 0.07));

    private final @Nullable Part parent;
    private final Vector3 offset;
    private final Vector3 middle;
    private final Vector3 size;

    Part(@Nullable Part parent, Vector3 offset, Vector3 middle, Vector3 size) {
        this.parent = parent;
        this.offset = offset;
        this.middle = middle;
        this.size = size;
    }

    private static Vector3 at(double x, double y, double z) {
        return new Vector3(x, y, z);
    }

    /** Returns the bone that it hangs on, or null. */
    @Nullable
    Part parent() {
        return parent;
    }

    /** Returns where it starts, from its parent's start, in metres. */
    Vector3 offset() {
        return offset;
    }

    /** Returns the middle of its box, from its own start. */
    Vector3 middle() {
        return middle;
    }

    /** Returns the edges of its box. */
    Vector3 size() {
        return size;
    }

    /** Returns where it starts at rest, in the space of the character. */
    Vector3 place() {
        return parent == null ? offset : parent.place().plus(offset);
    }
}
