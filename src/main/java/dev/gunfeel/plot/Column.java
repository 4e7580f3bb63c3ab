package dev.gunfeel.plot;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One column of a table: what it is called, and what stands in it.
 *
 * @param <R> what a row is made of
 * @param name what the header says
 * @param cell gives the cell of a row: a Double, an Integer, a Long, a Boolean, a String, or null where it is empty
 */
public record Column<R>(String name, Function<R, ? extends @Nullable Object> cell) {
    /**
     * Returns three columns for a vector.
     *
     * @param <R> what a row is made of
     * @param name what X, Y and Z are added to
     * @param vector gives the vector of a row
     * @return the columns of its components, in order
     */
    public static <R> List<Column<R>> vector(String name, Function<R, Vector3> vector) {
        return List.of(
                new Column<>(name + "X", row -> vector.apply(row).x()),
                new Column<>(name + "Y", row -> vector.apply(row).y()),
                new Column<>(name + "Z", row -> vector.apply(row).z()));
    }

    /**
     * Returns four columns for an orientation.
     *
     * @param <R> what a row is made of
     * @param name what X, Y, Z and W are added to
     * @param quaternion gives the orientation of a row
     * @return the columns of its components, in order
     */
    public static <R> List<Column<R>> quaternion(String name, Function<R, Quaternion> quaternion) {
        return List.of(
                new Column<>(name + "X", row -> quaternion.apply(row).x()),
                new Column<>(name + "Y", row -> quaternion.apply(row).y()),
                new Column<>(name + "Z", row -> quaternion.apply(row).z()),
                new Column<>(name + "W", row -> quaternion.apply(row).w()));
    }

    /**
     * Returns one column for each number of a list of a known length.
     *
     * @param <R> what a row is made of
     * @param numbers gives the list of a row; null where the row has none, whose cells are empty
     * @param names what the columns are called, in the order of the list
     * @return the columns, in order
     */
    public static <R> List<Column<R>> each(Function<R, ? extends @Nullable List<Double>> numbers, String... names) {
        List<Column<R>> columns = new ArrayList<>(names.length);
        for (int i = 0; i < names.length; i++) {
            int place = i;
            columns.add(new Column<>(names[i], row -> {
                List<Double> all = numbers.apply(row);
                return all == null ? null : all.get(place);
            }));
        }
        return columns;
    }

    /**
     * Returns columns one after the other.
     *
     * @param <R> what a row is made of
     * @param groups the columns, group by group
     * @return all of them, in order
     */
    @SafeVarargs
    public static <R> List<Column<R>> all(List<Column<R>>... groups) {
        List<Column<R>> all = new ArrayList<>();
        for (List<Column<R>> group : groups) {
            all.addAll(group);
        }
        return all;
    }

    /**
     * Returns the columns of a part as columns of a whole.
     *
     * @param <W> the whole, which is what a row is made of
     * @param <P> the part
     * @param part gives the part of a whole
     * @param columns the columns of the part
     * @return columns of the same names and cells
     */
    public static <W, P> List<Column<W>> of(Function<W, P> part, List<Column<P>> columns) {
        return columns.stream()
                .map(column -> new Column<W>(column.name, whole -> column.cell.apply(part.apply(whole))))
                .toList();
    }
}
