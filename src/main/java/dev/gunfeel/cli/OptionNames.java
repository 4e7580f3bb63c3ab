package dev.gunfeel.cli;

import dev.gunfeel.input.Violation;
import java.util.Map;

/** Complaints about a request in the words of the command line, on which nobody has seen that request. */
final class OptionNames {
    private static final Map<String, String> BY_POINTER = Map.of(
            "/firing/shots", "--shots",
            "/firing/speed", "--speed",
            "/distanceMeters", "--distance",
            "/recoilControl", "--recoil-control",
            "/seeds/running", "--seed",
            "/width", "--width",
            "/height", "--height",
            "/theme", "--theme");

    private OptionNames() {}

    /** Returns a complaint in one line: the option, what is wrong, and the value. */
    static String complaint(Violation violation) {
        String value = violation.value();
        return BY_POINTER.getOrDefault(violation.pointer(), violation.pointer()) + " " + violation.message()
                + (value == null ? "" : " (it is " + value + ")");
    }
}
