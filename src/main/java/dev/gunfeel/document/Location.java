package dev.gunfeel.document;

/**
 * Where a value stands in a file.
 *
 * @param file the file, as its reader would name it
 * @param line the line, from 1; 0 for the file as a whole
 * @param column the column, from 1
 */
public record Location(String file, int line, int column) {
    /** {@return the location as compilers write it: {@code file:line:column}} */
    @Override
    public String toString() {
        return line > 0 ? file + ":" + line + ":" + column : file;
    }
}
