package dev.gunfeel.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Pattern;

/** Text that is to be read on a terminal. */
final class Terminal {
    /** What steers a terminal, begins a line, or turns the order of what is read round. */
    private static final Pattern STEERING =
            Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}\\x{200E}\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]");

    private Terminal() {}

    /** Keeps names from forging lines, or from steering the terminal. */
    static String printable(String text) {
        return STEERING.matcher(text).replaceAll("\uFFFD");
    }

    /** Prints one line. */
    static void printLine(PrintWriter out, Object line) {
        out.println(printable(line.toString()));
    }

    /** Prints where an exception comes from. */
    static void printTrace(PrintWriter out, Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        trace.toString().lines().forEach(line -> out.println(printable(line.replace("\t", "    "))));
    }
}
