package dev.gunfeel.input;

import org.jspecify.annotations.Nullable;

/**
 * One complaint about an input.
 *
 * @param kind whether the text itself is at fault or what it says
 * @param pointer JSON Pointer (RFC 6901) to the value at fault; empty for the whole document
 * @param message the rule that is broken and what to do about it
 * @param value the value at fault as it was given, cut to 100 characters; absent where there is none
 */
public record Violation(
        Kind kind, String pointer, String message, @Nullable String value) {
    private static final int LONGEST_VALUE = 100;

    /** What sort of fault it is. */
    public enum Kind {
        /** The document can't be read as what it should be: a wrong type, an unknown name, a duplicate key. */
        MALFORMED,
        /** The document can be read, but what it says is missing, out of range, contradictory or over a limit. */
        INVALID
    }

    public Violation {
        if (value != null && value.length() > LONGEST_VALUE) {
            value = value.substring(0, LONGEST_VALUE);
        }
    }
}
