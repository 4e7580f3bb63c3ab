package dev.gunfeel.plot;

/** A result that has a table in it. */
public interface Tabular {
    /**
     * Returns the table.
     *
     * @return what the result looks like as CSV
     */
    Table table();
}
