package dev.gunfeel.axes;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands in one engine's axes and is wanted in another's. Give at least one of vectors, positions, rotations and angles.
 *
 * @param from whose axes the values stand in
 * @param to whose axes they are wanted in
 * @param vectors directions, normals, or offsets whose length means the same on both sides: only their components change
 *     places and signs
 * @param positions points or offsets in the engine's units of length, which are converted too
 * @param rotations quaternions of any length but 0, which they keep
 * @param angles yaw, pitch and roll in the signs of the engine's own inspector: Unity's transform (applied as yaw, pitch, roll;
 *     pitch turns down, roll raises the right side), Unreal's FRotator (yaw right, pitch up, roll lowers the right side),
 *     Godot's rotation (YXZ; yaw left, pitch up, roll raises the right side), Source's QAngle (pitch down, yaw left, roll
 *     lowers the right side), Blender's rotation in the mode YXZ (z yaw left, x pitch up, y roll lowers the right side). glTF
 *     has none: they are right-handed turns about y, x and z
 * @param unitsPerMeter how long a metre is on either side, for positions
 */
@RecordBuilder
public record AxesConversionRequest(
        @NotNull Axes from,
        @NotNull Axes to,
        @Nullable @CountsAs(Limit.SAMPLES) List<Vector3> vectors,
        @Nullable @CountsAs(Limit.SAMPLES) List<Vector3> positions,
        @Nullable @CountsAs(Limit.SAMPLES) List<Quaternion> rotations,
        @Nullable @CountsAs(Limit.SAMPLES) List<Angles> angles,
        UnitsPerMeter unitsPerMeter)
        implements Rules, AxesConversionRequestBuilder.With {
    /** So far that a change of units can't overflow. */
    private static final double FARTHEST = 1e100;

    /** Puts the defaults where something is left out. */
    public AxesConversionRequest {
        unitsPerMeter = Defaults.or(unitsPerMeter, UnitsPerMeter.OF_THE_ENGINES);
    }

    /**
     * Asks for a conversion; it still needs what to convert.
     *
     * @param from whose axes the values stand in
     * @param to whose axes they are wanted in
     * @return a request that leaves all else to the defaults
     */
    public static AxesConversionRequest of(Axes from, Axes to) {
        return AxesConversionRequestBuilder.builder().from(from).to(to).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (complaints.sound("vectors", "positions", "rotations", "angles")
                && vectors == null
                && positions == null
                && rotations == null
                && angles == null) {
            complaints.add(
                    "vectors",
                    "are required where positions, rotations and angles are left out too; give one of the four",
                    null);
        }
        limit("vectors", vectors, complaints);
        limit("positions", positions, complaints);
        limit("rotations", rotations, complaints);
        limit("angles", angles, complaints);
        if (positions != null && complaints.sound("positions")) {
            Complaints within = complaints.at("positions");
            for (int i = 0; i < positions.size(); i++) {
                if (positions.get(i).length() > FARTHEST) {
                    within.add(Integer.toString(i), "lies more than 1e100 units away; give a nearer one", null);
                }
            }
        }
        if (rotations != null && complaints.sound("rotations")) {
            Complaints within = complaints.at("rotations");
            for (int i = 0; i < rotations.size(); i++) {
                if (rotations.get(i).isNoRotation()) {
                    within.add(
                            Integer.toString(i),
                            "has a norm below 1e-12, so it is no rotation; give [0, 0, 0, 1] for none",
                            null);
                }
            }
        }
    }

    private static void limit(String name, @Nullable List<?> values, Complaints complaints) {
        if (values != null && complaints.sound(name)) {
            complaints.limit(name, Limit.SAMPLES, values.size());
        }
    }
}
