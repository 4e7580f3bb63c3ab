package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.ArrayList;
import java.util.List;

/**
 * Clips and transitions, played. As a table it has one row per frame and bone, and says of each bone how far it turned
 * and moved since the frame before: a pivot table finds the bone that pops.
 *
 * @param frames the frames, at {@code i/sampleRateHz} from i = 0 to the duration
 * @param summary the largest turn and the largest way of a bone between two frames
 * @param warnings what is legal but probably not meant
 */
public record BlendSequence(List<BlendFrame> frames, BlendSummary summary, List<Warning> warnings) implements Tabular {
    @Override
    public Table table() {
        List<String> header = new ArrayList<>(List.of("index", "timeSeconds", "clip", "weight"));
        header.addAll(BoneColumns.HEADER);
        header.addAll(List.of("rotationDegrees", "moveMeters"));
        List<Object[]> rows = new ArrayList<>();
        for (BlendFrame frame : frames) {
            Pose before = frames.get(Math.max(0, frame.index() - 1)).pose();
            for (int i = 0; i < frame.pose().bones().size(); i++) {
                rows.add(row(frame, before, i));
            }
        }
        return new Table(header, rows);
    }

    private static Object[] row(BlendFrame frame, Pose before, int bone) {
        Object[] cells = BoneColumns.cells(frame.pose(), bone);
        Object[] row = new Object[cells.length + 6];
        row[0] = frame.index();
        row[1] = frame.timeSeconds();
        row[2] = frame.clip();
        row[3] = frame.weight();
        System.arraycopy(cells, 0, row, 4, cells.length);
        Bone earlier = before.bones().get(bone);
        Bone now = frame.pose().bones().get(bone);
        row[cells.length + 4] = Change.degrees(earlier, now);
        row[cells.length + 5] = Change.meters(earlier, now);
        return row;
    }
}
