package dev.gunfeel.cli;

import dev.gunfeel.check.Progress;
import dev.gunfeel.math.Figures;
import java.io.Console;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/** Shows on a terminal how far a long run has come: one line, which it wipes away at the end. */
final class TerminalProgress implements Progress {
    private static final long FIRST_MILLISECONDS = 500;
    private static final long EVERY_MILLISECONDS = 100;

    private final PrintWriter out;
    private final LongSupplier milliseconds;
    private final long start;
    private long shown;

    TerminalProgress(PrintWriter out, LongSupplier milliseconds) {
        this.out = out;
        this.milliseconds = milliseconds;
        start = milliseconds.getAsLong();
    }

    /** Returns a progress that shows itself, or one that doesn't where the output goes into a pipe or a file. */
    static Progress on(PrintWriter out) {
        return isTerminal(System.console())
                ? new TerminalProgress(out, () -> System.nanoTime() / 1_000_000)
                : Progress.NONE;
    }

    /** From Java 22 on there is a console in a pipe too, and it says of itself whether it is a terminal. */
    private static boolean isTerminal(@org.jspecify.annotations.Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    @Override
    public void simulated(long done, long total) {
        long now = milliseconds.getAsLong();
        if (done == total) {
            if (shown > 0) {
                out.print("\r\u001b[K");
                out.flush();
            }
        } else if (now - start >= FIRST_MILLISECONDS && now - shown >= EVERY_MILLISECONDS) {
            shown = now;
            out.print("\r\u001b[K" + Figures.significant(Math.floor(100.0 * done / total), 3) + " % of " + total
                    + " bursts simulated");
            out.flush();
        }
    }
}
