package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Progress appears when a run is long, moves in one line, and is gone at the end. */
class TerminalProgressTest {
    private final StringWriter screen = new StringWriter();
    private final AtomicLong now = new AtomicLong(5_000);
    private final TerminalProgress progress = new TerminalProgress(new PrintWriter(screen), now::get);

    @Test
    void aShortRunShowsNothing() {
        now.addAndGet(499);
        progress.simulated(50, 100);
        progress.simulated(100, 100);
        assertThat(screen.toString()).isEmpty();
    }

    @Test
    void aLongRunShowsItsShareNowAndThen() {
        now.addAndGet(500);
        progress.simulated(1_000, 3_000);
        progress.simulated(1_100, 3_000);
        now.addAndGet(100);
        progress.simulated(2_999, 3_000);
        assertThat(screen.toString())
                .isEqualTo("\r\u001b[K33 % of 3000 bursts simulated\r\u001b[K99 % of 3000 bursts simulated");
        progress.simulated(3_000, 3_000);
        assertThat(screen.toString()).endsWith("simulated\r\u001b[K");
    }

    /** The clock of a JVM may stand anywhere, also before 0 and at it. */
    @Test
    void theClockMayStartAnywhere() {
        for (long start : new long[] {-1_000_000, -500, -50, 0}) {
            StringWriter seen = new StringWriter();
            AtomicLong clock = new AtomicLong(start);
            TerminalProgress line = new TerminalProgress(new PrintWriter(seen), clock::get);
            line.simulated(1, 4);
            assertThat(seen.toString()).isEmpty();
            clock.addAndGet(500);
            line.simulated(1, 4);
            assertThat(seen.toString()).isEqualTo("\r\u001b[K25 % of 4 bursts simulated");
            line.simulated(4, 4);
            assertThat(seen.toString()).endsWith("simulated\r\u001b[K");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/dev/pts/3, true",
        "/dev/tty1, true",
        "/dev/console, true",
        "/dev/null, false",
        "/home/somebody/log, false",
        "pipe:[4711], false",
    })
    @DisabledOnOs(OS.WINDOWS)
    void theErrorOutputIsLookedAtToo(String device, boolean isTerminal, @TempDir Path folder) throws IOException {
        Path stream = Files.createSymbolicLink(folder.resolve("2"), Path.of(device));
        assertThat(TerminalProgress.isTerminal(stream)).isEqualTo(isTerminal);
        assertThat(TerminalProgress.isTerminal(folder.resolve("missing"))).isTrue();
    }
}
