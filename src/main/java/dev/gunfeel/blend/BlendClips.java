package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.ArrayList;
import java.util.List;

/**
 * The skeleton and the clips of a glTF file, ready for a blend sequence. As a table it has one row per clip, pose and
 * bone.
 *
 * @param bones the bones, each after its parent; poses list them in this order
 * @param clips the file's animations, with poses at {@code i/sampleRateHz} from 0, the last one at or after the last key;
 *     bones that a clip does not move are at rest. {@code loop} is what the animation's {@code extras.loop} says, or else
 *     whether its last key's pose is its first one; {@code periodSeconds} is then the time of the last key
 * @param warnings what the file has and the clips have not
 */
public record BlendClips(List<SkeletonBone> bones, List<BlendClip> clips, List<Warning> warnings) implements Tabular {
    @Override
    public Table table() {
        List<String> header = new ArrayList<>(List.of("clip", "timeSeconds"));
        header.addAll(BoneColumns.HEADER);
        List<Object[]> rows = new ArrayList<>();
        for (BlendClip clip : clips) {
            for (int i = 0; i < clip.poses().size(); i++) {
                Pose pose = clip.poses().get(i);
                for (int j = 0; j < pose.bones().size(); j++) {
                    Object[] cells = BoneColumns.cells(pose, j);
                    Object[] row = new Object[cells.length + 2];
                    row[0] = clip.name();
                    row[1] = i / clip.sampleRateHz();
                    System.arraycopy(cells, 0, row, 2, cells.length);
                    rows.add(row);
                }
            }
        }
        return new Table(header, rows);
    }
}
