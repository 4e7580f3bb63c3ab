package dev.gunfeel.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * A table: what a result looks like as CSV.
 *
 * @param header the names of the columns
 * @param rows the rows; a cell is a Double, an Integer, a Long, a Boolean, a String, or null where it is empty
 */
public record Table(List<String> header, List<Object[]> rows) {
    /**
     * Makes a table of columns.
     *
     * @param <R> what a row is made of
     * @param columns the columns, in order
     * @param rows one for each row of the table, in order
     * @return the table
     */
    public static <R> Table of(List<Column<R>> columns, List<R> rows) {
        return new Table(
                columns.stream().map(Column::name).toList(),
                rows.stream().map(row -> cells(columns, row)).toList());
    }

    private static <R> Object[] cells(List<Column<R>> columns, R row) {
        Object[] cells = new Object[columns.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = columns.get(i).cell().apply(row);
        }
        return cells;
    }

    /**
     * Returns this table with the rows of another below, and a column in front that tells the two apart.
     *
     * @param column the name of that column
     * @param name what it says in the rows of this table
     * @param otherName what it says in the rows of the other
     * @param other a table with the same columns
     * @return the table of both
     */
    public Table over(String column, String name, String otherName, Table other) {
        List<String> columns = new ArrayList<>(List.of(column));
        columns.addAll(header);
        List<Object[]> all = new ArrayList<>(rows.size() + other.rows.size());
        rows.forEach(row -> all.add(with(name, row)));
        other.rows.forEach(row -> all.add(with(otherName, row)));
        return new Table(columns, all);
    }

    private static Object[] with(String name, Object[] row) {
        Object[] longer = new Object[row.length + 1];
        longer[0] = name;
        System.arraycopy(row, 0, longer, 1, row.length);
        return longer;
    }
}
