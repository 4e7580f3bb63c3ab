package dev.gunfeel.homing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector3;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a moving target is at one time. Between two waypoints it moves on the straight line at constant speed; before
 * the first and after the last it stands still.
 *
 * @param timeSeconds when, in seconds from the start; later than the waypoint before
 * @param position where
 */
public record Waypoint(
        @NotNull @PositiveOrZero Double timeSeconds,
        @NotNull Vector3 position) {
    /**
     * Complains about waypoints whose times don't ascend.
     *
     * @param complaints of the record that has the path
     * @param name of the path in it
     * @param path the waypoints, null where left out
     */
    public static void rules(Complaints complaints, String name, @Nullable List<Waypoint> path) {
        if (path == null || !complaints.sound(name)) {
            return;
        }
        for (int i = 1; i < path.size(); i++) {
            double before = path.get(i - 1).timeSeconds();
            double time = path.get(i).timeSeconds();
            if (time <= before) {
                complaints
                        .at(name)
                        .at(i)
                        .add(
                                "timeSeconds",
                                "is " + Figures.significant(time, 6) + " s, but must come after the waypoint before ("
                                        + Figures.significant(before, 6) + " s); put the waypoints in order of time",
                                time);
            }
        }
    }

    /**
     * Returns where the target is at a time.
     *
     * @param path at least one waypoint, in order of time
     * @param timeSeconds any time
     * @return a point on the path
     */
    public static Vector3 at(List<Waypoint> path, double timeSeconds) {
        int after = firstAfter(path, timeSeconds);
        if (after == 0) {
            return path.get(0).position();
        }
        Waypoint from = path.get(after - 1);
        if (after == path.size() || timeSeconds <= from.timeSeconds()) {
            return from.position();
        }
        Waypoint to = path.get(after);
        double share = (timeSeconds - from.timeSeconds()) / (to.timeSeconds() - from.timeSeconds());
        return new Vector3(
                between(from.position().x(), to.position().x(), share),
                between(from.position().y(), to.position().y(), share),
                between(from.position().z(), to.position().z(), share));
    }

    /** Returns the index of the first waypoint later than a time, the size of the path where there is none. */
    private static int firstAfter(List<Waypoint> path, double timeSeconds) {
        int low = 0;
        int high = path.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (path.get(middle).timeSeconds() > timeSeconds) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Weighs both ends, since their difference may overflow; rounding doesn't lead beyond either of them. */
    private static double between(double from, double to, double share) {
        double mixed = from * (1 - share) + to * share;
        return Math.max(Math.min(from, to), Math.min(Math.max(from, to), mixed));
    }
}
