package dev.gunfeel.rotation;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * The orientations between two.
 *
 * @param angleDegrees the real turn from {@code from} to {@code to} along the path, twice the angle of the quaternions:
 *     at most 180 on the shortest path, at most 360 as given
 * @param rotations one orientation for each t, in the order of the t's
 * @param summary how even they are
 * @param warnings what is legal but surprises
 */
public record SlerpResult(
        Double angleDegrees, List<SlerpRotation> rotations, SlerpSummary summary, List<Warning> warnings)
        implements Tabular {
    private static final List<Column<SlerpRotation>> COLUMNS = Column.all(
            List.of(new Column<>("t", SlerpRotation::t)),
            Column.quaternion("rotation", SlerpRotation::rotation),
            List.of(new Column<>("angleDegrees", SlerpRotation::angleDegrees)));

    @Override
    public Table table() {
        return Table.of(COLUMNS, rotations);
    }
}
