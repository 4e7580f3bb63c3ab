package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * Two poses blended once. As a table it has one row per bone.
 *
 * @param pose the blended pose
 * @param weight the weight of {@code to}: the easing at {@code t}, before the mask. An easing that overshoots leaves [0, 1]
 * @param warnings what is legal but probably not meant
 */
public record BlendPose(Pose pose, Double weight, List<Warning> warnings) implements Tabular {
    @Override
    public Table table() {
        return Table.of(BoneRow.COLUMNS, BoneRow.of(pose).toList());
    }
}
