package dev.gunfeel.http;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Ends the process where memory has run out. Any thread may have died of it, such as the one that takes connections, so the process
 * would live on and answer nothing; whoever runs it starts a fresh one.
 */
public final class OutOfMemory {
    /** The status that the process ends with, the same as with the JVM's own ExitOnOutOfMemoryError. */
    static final int STATUS = 3;

    /** Made beforehand, since nothing can be made any more when it is needed. */
    private static final byte[] WORDS =
            "Gunfeel ends: memory has run out. Give it more (-Xmx), or lower GUNFEEL_MAX_MEMORY_BYTES.\n"
                    .getBytes(StandardCharsets.US_ASCII);

    private OutOfMemory() {}

    /** Watches every thread that has nobody else to look after it. */
    public static void watch() {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            endIfCauseOf(failure);
            if (before != null) {
                before.uncaughtException(thread, failure);
            } else {
                failure.printStackTrace();
            }
        });
    }

    /** Ends the process if a failure comes of a lack of memory. */
    @SuppressWarnings("SystemExitOutsideMain")
    static void endIfCauseOf(@Nullable Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                System.err.write(WORDS, 0, WORDS.length);
                System.err.flush();
                // Without hooks: they would need memory.
                Runtime.getRuntime().halt(STATUS);
            }
        }
    }
}
