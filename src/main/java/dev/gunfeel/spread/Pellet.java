package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where one pellet of a shot goes.
 *
 * @param pqr its direction in the frame of the aim: [forward, right, up]
 * @param yawDegrees degrees to the right of the aim
 * @param pitchDegrees degrees above the aim
 * @param direction its unit direction in the axes
 * @param impact where it hits the wall, with {@code distanceMeters}: [right, up] in metres, as the shot's
 */
public record Pellet(
        List<Double> pqr,
        Double yawDegrees,
        Double pitchDegrees,
        Vector3 direction,
        @Nullable List<Double> impact) {
    /**
     * Makes a pellet.
     *
     * @param pqr its direction as (forward, right, up) of the aim
     * @param direction its unit direction in the axes
     * @param impact where it hits the wall; null where there is none, or where it never gets there
     * @return the pellet
     */
    public static Pellet of(Vector3 pqr, Vector3 direction, @Nullable List<Double> impact) {
        return new Pellet(
                List.of(pqr.x(), pqr.y(), pqr.z()),
                YawPitch.yawDegrees(pqr),
                YawPitch.pitchDegrees(pqr),
                direction,
                impact);
    }

    /**
     * Returns a table with one row a pellet: its shot's columns, the number of the pellet, and where it goes.
     *
     * @param <S> the shots
     * @param shots the shots, in order; each has pellets
     * @param pellets gives the pellets of a shot
     * @param going gives a shot as if it went where a pellet goes
     * @param columns the columns in front of the number
     * @param places the columns behind it
     * @return the table
     */
    public static <S> Table table(
            List<S> shots,
            Function<S, List<Pellet>> pellets,
            BiFunction<S, Pellet, S> going,
            List<Column<S>> columns,
            List<Column<S>> places) {
        List<Row<S>> rows = new ArrayList<>();
        for (S shot : shots) {
            List<Pellet> all = pellets.apply(shot);
            for (int i = 0; i < all.size(); i++) {
                rows.add(new Row<>(i, going.apply(shot, all.get(i))));
            }
        }
        return Table.of(
                Column.all(
                        Column.of(Row::shot, columns),
                        List.of(new Column<>("pellet", Row::pellet)),
                        Column.of(Row::shot, places)),
                rows);
    }

    private record Row<S>(int pellet, S shot) {}
}
