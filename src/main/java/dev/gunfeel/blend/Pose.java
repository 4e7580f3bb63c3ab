package dev.gunfeel.blend;

import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Limit;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * Where all bones are at one moment.
 *
 * @param bones the bones, in the same order in all poses that are blended with each other; at least one
 */
public record Pose(
        @NotNull @Size(min = 1) @CountsAs(Limit.BLEND_BONES) List<Bone> bones) {
    Pose withUnitRotations() {
        return new Pose(bones.stream().map(Bone::withUnitRotation).toList());
    }
}
