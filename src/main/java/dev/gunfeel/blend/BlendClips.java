package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    private static final List<Column<Row>> COLUMNS = Column.all(
            List.of(new Column<>("clip", Row::clip), new Column<>("timeSeconds", Row::timeSeconds)),
            Column.of(Row::bone, BoneRow.COLUMNS));

    @Override
    public Table table() {
        return Table.of(COLUMNS, clips.stream().flatMap(BlendClips::rows).toList());
    }

    private static Stream<Row> rows(BlendClip clip) {
        return IntStream.range(0, clip.poses().size())
                .boxed()
                .flatMap(i -> BoneRow.of(clip.poses().get(i))
                        .map(bone -> new Row(clip.name(), i / clip.sampleRateHz(), bone)));
    }

    private record Row(String clip, double timeSeconds, BoneRow bone) {}
}
