package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names may hold anything; a terminal does as it is told. */
class TerminalTest extends InFolder {
    /** Turns what follows red, and begins a line that says what isn't so. */
    private static final String FORGED = "a\u001B[31m\nrifle.yaml: all is well\u009B2J";

    private static final String PRINTED = "a\uFFFD[31m\uFFFDrifle.yaml: all is well\uFFFD2J";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000", "\u0007", "\b", "\n", "\r", "\u001B", "\u007F", "\u0085", "\u009B", "\u2028", "\u202E",
                "\u2066"
            })
    void whatSteersATerminalIsReplaced(String text) {
        assertThat(Terminal.printable("a" + text + "b")).isEqualTo("a\uFFFDb");
    }

    @Test
    void whatIsReadIsLeftAlone() {
        String text = "assault rifle's 0.5° – 突撃銃 ✓ 🔫";
        assertThat(Terminal.printable(text)).isEqualTo(text);
    }

    private static void assertOnlyPrinted(String printed, String... parts) {
        assertThat(printed).contains(parts);
        assertThat(printed.replace(System.lineSeparator(), "")).doesNotContainPattern("\\p{Cc}");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void fileNamesDoNotReachTheTerminalRaw() throws IOException {
        Path file = write(FORGED + ".yaml", "checks: [5]\n");
        CommandRun wrong = CommandRun.of("check", file.toString());
        assertThat(wrong.code()).isEqualTo(3);
        assertOnlyPrinted(wrong.err(), PRINTED + ".yaml:1:10: /checks/0 must be an object");
        CommandRun missing =
                CommandRun.of("sequence", folder.resolve(FORGED + "x.yaml").toString());
        assertThat(missing.code()).isEqualTo(3);
        assertOnlyPrinted(missing.err(), "there is no file", PRINTED + "x.yaml");
        Files.createDirectories(folder.resolve(FORGED + ".png"));
        CommandRun unwritable = CommandRun.of(
                "plot", "pistol", "-o", folder.resolve(FORGED + ".png").toString());
        assertThat(unwritable.code()).isEqualTo(3);
        assertOnlyPrinted(unwritable.err(), "can't write", PRINTED + ".png: it is a folder");
    }

    @Test
    void namesAndValuesInFilesDoNotEither() throws IOException {
        Path file = write("balance.yaml", """
                weapons:
                  - { name: "a\\e[31m\\nb", fireIntervalSeconds: 0.1 }
                "ch\\u009Becks": 1
                checks:
                  - { metric: "climb\\e", max: 1 }
                """);
        CommandRun wrong = CommandRun.of("check", file.toString());
        assertOnlyPrinted(wrong.err(), "/ch\uFFFDecks is not known here", "(it is climb\uFFFD)");
        write("balance.yaml", """
                weapons:
                  - { name: "a\\e[31m\\nb", fireIntervalSeconds: 0.1, potential: { maxSeconds: 1, gain: 0.1 } }
                firing: { shots: 2 }
                checks:
                  - { name: "x\\nb passed", metric: recoverySeconds, max: 9 }
                """);
        CommandRun report = CommandRun.of("check", file.toString());
        assertOnlyPrinted(report.out(), "a\uFFFD[31m\uFFFDb", "passed    x\uFFFDb passed: recoverySeconds = ");
    }

    @Test
    void argumentsDoNotEither() {
        CommandRun unknown = CommandRun.of("check", "balance.yaml", "--junti\u001B[31m");
        assertThat(unknown.code()).isEqualTo(3);
        assertOnlyPrinted(unknown.err(), "--junti\uFFFD[31m");
        CommandRun wrong = CommandRun.of("sequence", "pistol", "--shots", "3\u001B");
        assertThat(wrong.code()).isEqualTo(3);
        assertOnlyPrinted(wrong.err(), "3\uFFFD", "Usage: gunfeel sequence");
    }

    @Test
    void aTraceKeepsItsLines() {
        StringWriter out = new StringWriter();
        Terminal.printTrace(new PrintWriter(out, true), new IllegalStateException("a\u001Bb"));
        assertThat(out.toString().lines())
                .hasSizeGreaterThan(3)
                .allMatch(line -> line.equals(Terminal.printable(line)));
        assertThat(out.toString()).startsWith("java.lang.IllegalStateException: a\uFFFDb" + System.lineSeparator());
    }
}
