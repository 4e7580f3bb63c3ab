package dev.gunfeel.boids;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.plot.Table;
import java.util.ArrayList;
import java.util.List;

/** Flocks as tables: a row an agent. */
final class AgentTable {
    private static final List<String> FRAME = List.of("index", "timeSeconds");
    private static final List<String> AGENT =
            List.of("agent", "positionX", "positionY", "positionZ", "velocityX", "velocityY", "velocityZ");
    private static final List<String> ROTATION = List.of("rotationX", "rotationY", "rotationZ", "rotationW");

    private AgentTable() {}

    static Table of(List<BoidsAgent> agents) {
        List<Object[]> rows = new ArrayList<>(agents.size());
        rows(agents, new Object[0], rows);
        return new Table(header(List.of(), agents), rows);
    }

    static Table ofFrames(List<BoidsFrame> frames) {
        List<Object[]> rows = new ArrayList<>();
        for (BoidsFrame frame : frames) {
            rows(frame.agents(), new Object[] {frame.index(), frame.timeSeconds()}, rows);
        }
        return new Table(header(FRAME, frames.get(0).agents()), rows);
    }

    private static List<String> header(List<String> first, List<BoidsAgent> agents) {
        List<String> header = new ArrayList<>(first);
        header.addAll(AGENT);
        if (agents.get(0).rotation() != null) {
            header.addAll(ROTATION);
        }
        return header;
    }

    private static void rows(List<BoidsAgent> agents, Object[] first, List<Object[]> rows) {
        for (int i = 0; i < agents.size(); i++) {
            BoidsAgent agent = agents.get(i);
            Quaternion rotation = agent.rotation();
            Object[] row = new Object[first.length + AGENT.size() + (rotation == null ? 0 : ROTATION.size())];
            System.arraycopy(first, 0, row, 0, first.length);
            int column = first.length;
            row[column++] = i;
            row[column++] = agent.position().x();
            row[column++] = agent.position().y();
            row[column++] = agent.position().z();
            row[column++] = agent.velocity().x();
            row[column++] = agent.velocity().y();
            row[column++] = agent.velocity().z();
            if (rotation != null) {
                row[column++] = rotation.x();
                row[column++] = rotation.y();
                row[column++] = rotation.z();
                row[column] = rotation.w();
            }
            rows.add(row);
        }
    }
}
