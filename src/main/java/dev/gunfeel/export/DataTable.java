package dev.gunfeel.export;

import dev.gunfeel.plot.Table;
import dev.gunfeel.text.Csv;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Unreal's data table, as its importer takes it: CSV whose first column names the rows and whose other columns are called like
 * the properties of the row's struct (docs/engines.md, Unreal).
 */
public final class DataTable {
    /** The word that chooses it. */
    public static final String WORD = "unreal-datatable";

    /** Its media type. */
    public static final String MEDIA_TYPE = "application/vnd.gunfeel.unreal-datatable+csv";

    /** How names of its files end. */
    public static final String ENDING = ".csv";

    /** What the importer takes for the head of the names. */
    private static final String NAMES = "---";

    private DataTable() {}

    /**
     * Writes a table.
     *
     * @param table what a result looks like as CSV
     * @param out where it goes; left open
     */
    public static void write(Table table, OutputStream out) {
        List<String> header = new ArrayList<>(List.of(NAMES));
        table.header().forEach(column -> header.add(property(column)));
        List<Object[]> rows = new ArrayList<>(table.rows().size());
        for (Object[] row : table.rows()) {
            Object[] named = new Object[row.length + 1];
            named[0] = "Row" + rows.size();
            System.arraycopy(row, 0, named, 1, row.length);
            rows.add(named);
        }
        Csv.write(new Table(header, rows), out);
    }

    private static String property(String column) {
        return column.substring(0, 1).toUpperCase(Locale.ROOT) + column.substring(1);
    }
}
