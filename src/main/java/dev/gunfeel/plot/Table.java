package dev.gunfeel.plot;

import java.util.List;

/**
 * A table: what a result looks like as CSV.
 *
 * @param header the names of the columns
 * @param rows the rows; a cell is a Double, an Integer, a Long, a Boolean, a String, or null where it is empty
 */
public record Table(List<String> header, List<Object[]> rows) {}
