package dev.gunfeel.cli;

import java.io.PrintWriter;

/** What commands write on the standard output. */
final class Output {
    private Output() {}

    /** Prints text, and complains where it doesn't arrive: a full disk must not pass for a complete answer. */
    static void print(PrintWriter out, String text) {
        out.print(text);
        finish(out);
    }

    /** Sends what was printed, and complains where it doesn't arrive. */
    static void finish(PrintWriter out) {
        if (out.checkError()) {
            throw new UsageException("can't write all of the standard output");
        }
    }
}
