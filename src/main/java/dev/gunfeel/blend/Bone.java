package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * Where one bone is in a pose, relative to its parent bone.
 *
 * @param name the bone's name, for people and for the summary; bones are matched by their place in the pose, not by name
 * @param position where the bone is, in metres; each component at most 1e100 in size
 * @param rotation the bone's orientation; it is normalised, so any length but 0 will do
 * @param scale the factor along each of the bone's axes, [1, 1, 1] if left out
 */
public record Bone(
        @Nullable String name,
        @NotNull Vector3 position,
        @NotNull Quaternion rotation,
        Vector3 scale) implements Rules {
    private static final Vector3 UNSCALED = new Vector3(1, 1, 1);
    /** Leaves room for every overshoot, so that no sum of positions overflows. */
    private static final double LARGEST = 1e100;

    /** Puts the default scale where none is given. */
    public Bone {
        scale = Defaults.or(scale, UNSCALED);
    }

    @Override
    public void rules(Complaints complaints) {
        if (complaints.sound("rotation") && rotation.isNoRotation()) {
            complaints.add("rotation", "has length 0, so it is no rotation; no rotation at all is [0, 0, 0, 1]", null);
        }
        bounded("position", position, complaints);
        bounded("scale", scale, complaints);
    }

    private static void bounded(String member, Vector3 vector, Complaints complaints) {
        if (complaints.sound(member)
                && Math.max(Math.abs(vector.x()), Math.max(Math.abs(vector.y()), Math.abs(vector.z()))) > LARGEST) {
            complaints.add(member, "must have components of at most 1e100 in size", null);
        }
    }

    Bone withUnitRotation() {
        return new Bone(name, position, rotation.unit(), scale);
    }
}
