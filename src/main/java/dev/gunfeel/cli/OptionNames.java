package dev.gunfeel.cli;

import dev.gunfeel.input.Complaint;
import java.util.Map;

/** Complaints about a request in the words of the command line, on which nobody has seen that request. */
final class OptionNames {
    private static final Map<String, String> BY_PLACE = Map.of(
            "/firing/shots", "--shots",
            "/firing/speed", "--speed",
            "/distanceMeters", "--distance",
            "/recoilControl", "--recoil-control",
            "/seeds/running", "--seed",
            "width", "--width",
            "height", "--height",
            "from", "--from",
            "theme", "--theme");

    private OptionNames() {}

    /** Returns a complaint in one line: the option, what is wrong, and the value. */
    static String complaint(Complaint complaint) {
        String value = complaint.value();
        return BY_PLACE.getOrDefault(complaint.place(), complaint.place()) + " " + complaint.message()
                + (value == null ? "" : " (it is " + value + ")");
    }
}
