package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

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
}
