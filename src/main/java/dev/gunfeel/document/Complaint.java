package dev.gunfeel.document;

import dev.gunfeel.input.Violation;

/**
 * A complaint about a file, with its place.
 *
 * @param place where in which file
 * @param violation what is wrong
 */
public record Complaint(Place place, Violation violation) {
    /** Returns the complaint in one line: place, what it is about, what is wrong, and the value. */
    @Override
    public String toString() {
        String pointer = violation.pointer().isEmpty() ? "" : violation.pointer() + " ";
        String value = violation.value();
        return place + ": " + pointer + violation.message() + (value == null ? "" : " (it is " + value + ")");
    }
}
