package dev.gunfeel.rotation;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * An orientation turning towards another.
 *
 * @param steps the start and every step after it
 * @param summary how much was turned, how much of that was needed, and when it arrived
 * @param warnings what is legal but surprises
 */
public record RotationSequence(List<RotationSequenceStep> steps, TurnSummary summary, List<Warning> warnings)
        implements Tabular {
    private static final List<Column<RotationSequenceStep>> COLUMNS = Column.all(
            List.of(
                    new Column<>("index", RotationSequenceStep::index),
                    new Column<>("timeSeconds", RotationSequenceStep::timeSeconds)),
            Column.quaternion("rotation", RotationSequenceStep::rotation),
            List.of(
                    new Column<>("turnedDegrees", RotationSequenceStep::turnedDegrees),
                    new Column<>("remainingDegrees", RotationSequenceStep::remainingDegrees),
                    new Column<>("arrived", RotationSequenceStep::arrived)));

    @Override
    public Table table() {
        return Table.of(COLUMNS, steps);
    }
}
