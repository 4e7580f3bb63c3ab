package dev.gunfeel.blend;

import dev.gunfeel.plot.Column;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A bone of a pose as a row of a table.
 *
 * @param pose the pose
 * @param index the place of the bone in it
 */
record BoneRow(Pose pose, int index) {
    static final List<Column<BoneRow>> COLUMNS = Column.all(
            List.of(new Column<>("bone", BoneRow::name)),
            Column.vector("position", row -> row.bone().position()),
            Column.quaternion("rotation", row -> row.bone().rotation()),
            Column.vector("scale", row -> row.bone().scale()));

    /** Returns a row for each bone of a pose, in order. */
    static Stream<BoneRow> of(Pose pose) {
        return IntStream.range(0, pose.bones().size()).mapToObj(i -> new BoneRow(pose, i));
    }

    /** Returns the bone. */
    Bone bone() {
        return pose.bones().get(index);
    }

    /** Returns what the bone is called: its name, or its place in the pose where it has none. */
    String name() {
        return name(pose, index);
    }

    /** Returns what a bone is called: its name, or its place in the pose where it has none. */
    static String name(Pose pose, int index) {
        String name = pose.bones().get(index).name();
        return name == null ? Integer.toString(index) : name;
    }
}
