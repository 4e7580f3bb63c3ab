package dev.gunfeel.plot;

/** A result that has a table in it. */
public interface Tabular {
    /** Returns the table. */
    Table table();
}
