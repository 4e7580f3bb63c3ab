package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChangesCommandTest extends InFolder {
    private static final String RIFLE =
            "{\"fireIntervalSeconds\": 0.1, \"magazineSize\": 30, \"damage\": {\"perHit\": 30}}";

    private Path was = Path.of("");
    private Path is = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        was = Files.writeString(folder.resolve("was.json"), RIFLE);
        is = Files.writeString(folder.resolve("is.json"), RIFLE.replace("30}", "20}"));
    }

    @Test
    void tellsWhatChanged() {
        CommandRun run = CommandRun.of("changes", was.toString(), is.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("""
                What changed

                  damage: per hit: 30 to 20
                  4 hits kill nowhere, was everywhere up to 100 m
                  5 hits kill everywhere up to 100 m, was everywhere up to 100 m
                """.lines().limit(4).reduce("", (text, line) -> text + line + "\n"));
        assertThat(run.out())
                .contains("median time to kill at 5 m by a perfect player: 0.3 seconds to 0.4 seconds (+33 %)");
    }

    @Test
    void nothingIsSaidOfTheSameFile() {
        assertThat(CommandRun.of("changes", was.toString(), was.toString()).out())
                .isEqualTo("Nothing changed.\n");
    }

    @Test
    void writesACommentForAPullRequest() throws IOException {
        Path comment = folder.resolve("comment.md");
        CommandRun run =
                CommandRun.of("changes", was.toString(), is.toString(), "--markdown", "-o", comment.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(Files.readString(comment)).startsWith("**What changed**\n\n- damage: per hit: 30 to 20\n");
    }

    @Test
    void tablesHaveEitherDecimalMark() {
        assertThat(CommandRun.of("changes", was.toString(), is.toString(), "--csv")
                        .out())
                .contains("timeToKillSeconds,\"a perfect player\",5.0,0.30000000000000004,,,0.4,,,");
        assertThat(CommandRun.of("changes", was.toString(), is.toString(), "--csv", "--decimal", "comma")
                        .out())
                .contains("timeToKillSeconds;a perfect player;5,0;0,30000000000000004;;;0,4;;;");
    }

    @Test
    void neverWritesOverWhatItReads() {
        CommandRun run = CommandRun.of("changes", was.toString(), is.toString(), "-o", is.toString());
        assertThat(run.code()).isEqualTo(Commands.BAD_INPUT);
        assertThat(is).content().contains("20}");
    }
}
