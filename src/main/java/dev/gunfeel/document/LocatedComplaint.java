package dev.gunfeel.document;

import dev.gunfeel.input.Complaint;

/**
 * A complaint about a file, with its location.
 *
 * @param location where in which file
 * @param complaint what is wrong
 */
public record LocatedComplaint(Location location, Complaint complaint) {
    /** {@return the complaint in one line: where it is, what it is about, what is wrong, and the value} */
    @Override
    public String toString() {
        String place = complaint.place().isEmpty() ? "" : complaint.place() + " ";
        String value = complaint.value();
        return location + ": " + place + complaint.message() + (value == null ? "" : " (it is " + value + ")");
    }
}
