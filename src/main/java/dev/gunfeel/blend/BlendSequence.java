package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;
import java.util.stream.Stream;

/**
 * Clips and transitions, played. As a table it has one row per frame and bone, and says of each bone how far it turned
 * and moved since the frame before: a pivot table finds the bone that pops.
 *
 * @param frames the frames, at {@code i/sampleRateHz} from i = 0 to the duration
 * @param summary the largest turn and the largest way of a bone between two frames
 * @param warnings what is legal but probably not meant
 */
public record BlendSequence(List<BlendFrame> frames, BlendSummary summary, List<Warning> warnings) implements Tabular {
    private static final List<Column<Row>> COLUMNS = Column.all(
            List.of(
                    new Column<>("index", row -> row.frame.index()),
                    new Column<>("timeSeconds", row -> row.frame.timeSeconds()),
                    new Column<>("clip", row -> row.frame.clip()),
                    new Column<>("weight", row -> row.frame.weight())),
            Column.of(Row::now, BoneRow.COLUMNS),
            List.of(
                    new Column<>("rotationDegrees", row -> Change.degrees(row.before, row.now.bone())),
                    new Column<>("moveMeters", row -> Change.meters(row.before, row.now.bone()))));

    @Override
    public Table table() {
        return Table.of(COLUMNS, frames.stream().flatMap(this::rows).toList());
    }

    private Stream<Row> rows(BlendFrame frame) {
        Pose before = frames.get(Math.max(0, frame.index() - 1)).pose();
        return BoneRow.of(frame.pose()).map(now -> new Row(frame, before.bones().get(now.index()), now));
    }

    private record Row(BlendFrame frame, Bone before, BoneRow now) {}
}
