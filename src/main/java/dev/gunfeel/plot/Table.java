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
     * Returns this table with the rows of another below, and a column in front that tells the two apart.
     *
     * @param column the name of that column
     * @param name what it says in the rows of this table
     * @param otherName what it says in the rows of the other
     * @param other a table with the same columns
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
