package dev.gunfeel.input;

import org.jspecify.annotations.Nullable;

/**
 * One complaint about the input.
 *
 * @param pointer JSON Pointer (RFC 6901) into the body, empty for the body as a whole
 * @param parameter name of the query parameter at fault, instead of a pointer
 * @param message the rule that is broken and what to do about it
 * @param value the value at fault, cut to 100 characters
 */
public record Complaint(
        @Nullable String pointer,
        @Nullable String parameter,
        String message,
        @Nullable String value) {
    private static final int LONGEST_VALUE = 100;

    /** Cuts the value. */
    public Complaint {
        if (value != null && value.length() > LONGEST_VALUE) {
            value = value.substring(0, LONGEST_VALUE);
        }
    }

    /**
     * {@return a complaint about a value of a document}
     *
     * @param pointer JSON Pointer to the value
     * @param message the rule that is broken and what to do about it
     * @param value the value as it was given; null where there is none
     */
    public static Complaint at(String pointer, String message, @Nullable String value) {
        return new Complaint(pointer, null, message, value);
    }

    /** {@return the pointer; of a parameter its name} */
    public String place() {
        return pointer != null ? pointer : String.valueOf(parameter);
    }
}
