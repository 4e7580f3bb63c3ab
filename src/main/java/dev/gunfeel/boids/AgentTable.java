package dev.gunfeel.boids;

import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Flocks as tables: a row an agent. */
final class AgentTable {
    private static final List<Column<Row<BoidsFrame>>> FRAME = List.of(
            new Column<>("index", row -> row.of.index()), new Column<>("timeSeconds", row -> row.of.timeSeconds()));

    private AgentTable() {}

    static Table of(List<BoidsAgent> agents) {
        return Table.of(columns(agents), rows(agents, agents).toList());
    }

    static Table ofFrames(List<BoidsFrame> frames) {
        return Table.of(
                Column.all(FRAME, columns(frames.get(0).agents())),
                frames.stream().flatMap(frame -> rows(frame, frame.agents())).toList());
    }

    private static <T> List<Column<Row<T>>> columns(List<BoidsAgent> agents) {
        List<Column<Row<T>>> always = Column.all(
                List.of(new Column<>("agent", Row::place)),
                Column.vector("position", row -> row.agent.position()),
                Column.vector("velocity", row -> row.agent.velocity()));
        return agents.get(0).rotation() == null
                ? always
                : Column.all(
                        always, Column.quaternion("rotation", row -> Objects.requireNonNull(row.agent.rotation())));
    }

    private static <T> Stream<Row<T>> rows(T of, List<BoidsAgent> agents) {
        return IntStream.range(0, agents.size()).mapToObj(i -> new Row<>(of, i, agents.get(i)));
    }

    /** An agent at its place in what it is a part of. */
    private record Row<T>(T of, int place, BoidsAgent agent) {}
}
