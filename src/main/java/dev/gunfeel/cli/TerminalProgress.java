package dev.gunfeel.cli;

import dev.gunfeel.check.run.Progress;
import dev.gunfeel.math.Figures;
import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Shows on a terminal how far a long run has come: one line, which it wipes away at the end. */
final class TerminalProgress implements Progress {
    private static final long FIRST_MILLISECONDS = 500;
    private static final long EVERY_MILLISECONDS = 100;

    /** Where Linux says what the error output is. */
    private static final Path ERROR_OUTPUT = Path.of("/proc/self/fd/2");

    private final PrintWriter out;
    private final LongSupplier milliseconds;
    private final long start;
    private long shown;
    private boolean isShown;

    TerminalProgress(PrintWriter out, LongSupplier milliseconds) {
        this.out = out;
        this.milliseconds = milliseconds;
        start = milliseconds.getAsLong();
        shown = start;
    }

    /** Returns a progress that shows itself on the error output, or one that doesn't where that is no terminal. */
    static Progress on(PrintWriter err) {
        TerminalProgress progress = shownOn(err);
        return progress == null ? Progress.NONE : progress;
    }

    /** Returns the same for what is no simulation; null where it would show itself on no terminal. */
    static @Nullable TerminalProgress shownOn(PrintWriter err) {
        return isTerminal(System.console()) && isTerminal(ERROR_OUTPUT)
                ? new TerminalProgress(err, () -> System.nanoTime() / 1_000_000)
                : null;
    }

    /**
     * Returns whether the link of a stream leads to a terminal, or there is no such link: the console knows the input and
     * the standard output alone, and only some systems tell about the error output.
     */
    static boolean isTerminal(Path stream) {
        if (!Files.isSymbolicLink(stream)) {
            return true;
        }
        try {
            String device = Files.readSymbolicLink(stream).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException e) {
            return false;
        }
    }

    /** From Java 22 on there is a console in a pipe too, and it says of itself whether it is a terminal. */
    private static boolean isTerminal(@Nullable Console console) {
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
        if (done == total) {
            end();
        } else {
            show(Figures.significant(Math.floor(100.0 * done / total), 3) + " % of " + total + " bursts simulated");
        }
    }

    /** Shows how far it has come, if it is time to. */
    void show(String text) {
        long now = milliseconds.getAsLong();
        if (now - start >= FIRST_MILLISECONDS && now - shown >= EVERY_MILLISECONDS) {
            shown = now;
            isShown = true;
            out.print("\r\u001b[K" + text);
            out.flush();
        }
    }

    /** Wipes the line away. */
    void end() {
        if (isShown) {
            out.print("\r\u001b[K");
            out.flush();
        }
    }
}
