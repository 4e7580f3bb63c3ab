package dev.gunfeel.document;

/** A text is not of the language that it should be written in, or too large to be read. */
final class UnreadableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String fault;
    private final int line;
    private final int column;

    /**
     * Makes the exception.
     *
     * @param fault the sort of fault: what the text does
     * @param reason what exactly is wrong
     * @param line the line, from 1; 0 where it is not known
     * @param column the column, from 1
     */
    UnreadableException(String fault, String reason, int line, int column) {
        super(reason);
        this.fault = fault;
        this.line = line;
        this.column = column;
    }

    /** Returns what is wrong, for a reader who is told the place otherwise. */
    String withoutPlace() {
        return fault + ": " + getMessage();
    }

    /** Returns what is wrong and where. */
    String withPlace() {
        return line > 0 ? fault + " at line " + line + ", column " + column + ": " + getMessage() : withoutPlace();
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }
}
