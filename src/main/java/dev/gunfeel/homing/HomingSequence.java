package dev.gunfeel.homing;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import dev.gunfeel.rotation.TurnSummary;
import java.util.List;

/**
 * An aim following a target.
 *
 * @param steps the start and every step after it
 * @param summary how far the aim turned, how far it is from the first aim to the last, and when it arrived
 * @param warnings what is legal but surprises
 */
public record HomingSequence(List<HomingSequenceStep> steps, TurnSummary summary, List<Warning> warnings)
        implements Tabular {
    private static final List<Column<HomingSequenceStep>> COLUMNS = Column.all(
            List.of(
                    new Column<>("index", HomingSequenceStep::index),
                    new Column<>("timeSeconds", HomingSequenceStep::timeSeconds)),
            Column.vector("direction", HomingSequenceStep::direction),
            List.of(
                    new Column<>("yawDegrees", HomingSequenceStep::yawDegrees),
                    new Column<>("pitchDegrees", HomingSequenceStep::pitchDegrees)),
            Column.quaternion("rotation", HomingSequenceStep::rotation),
            List.of(
                    new Column<>("turnedDegrees", HomingSequenceStep::turnedDegrees),
                    new Column<>("remainingDegrees", HomingSequenceStep::remainingDegrees),
                    new Column<>("arrived", HomingSequenceStep::arrived),
                    new Column<>("following", HomingSequenceStep::following)),
            Column.vector("target", HomingSequenceStep::target),
            List.of(
                    new Column<>("targetYawDegrees", HomingSequenceStep::targetYawDegrees),
                    new Column<>("targetPitchDegrees", HomingSequenceStep::targetPitchDegrees)));

    @Override
    public Table table() {
        return Table.of(COLUMNS, steps);
    }
}
