package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Union;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README and the guide to checks show is what a reader gets who does it step by step. */
@DisabledOnOs(OS.WINDOWS)
class ChecksGuideTest {
    private static final Path README = Path.of("README.md");
    private static final Path GUIDE = Path.of("docs/checks.md");

    @TempDir
    private Path machine;

    @Test
    void fiveMinutesFromAnEmptyFolder() throws Exception {
        Path folder = Files.createDirectories(machine.resolve("empty"));
        DocumentationRun run = new DocumentationRun(folder);
        int done = 0;
        for (DocumentationRun.Block block : DocumentationRun.blocks(README)) {
            if (block.word().endsWith(".yaml")) {
                Files.writeString(folder.resolve(block.word()), block.text());
                done++;
            } else if (block.word().equals("checks")) {
                run.console(block.text());
                done++;
            }
        }
        assertThat(done).isEqualTo(6);
    }

    @Test
    void schemasAreWrittenByTheShownCommands() throws Exception {
        Path folder = Files.createDirectories(machine.resolve("schemas"));
        String commands = DocumentationRun.blocks(GUIDE).stream()
                .filter(block -> block.language().equals("sh"))
                .findFirst()
                .orElseThrow()
                .text();
        assertThat(new DocumentationRun(folder)
                        .run(commands, java.util.Map.of())
                        .status())
                .isZero();
        assertThat(folder.resolve("balance.schema.json"))
                .hasSameTextualContentAs(Path.of("openapi/balance.schema.json"));
        assertThat(folder.resolve("weapon.schema.json")).hasSameTextualContentAs(Path.of("openapi/weapon.schema.json"));
    }

    /** The shown tests are compiled and run, all but their imports. */
    @ParameterizedTest
    @ValueSource(strings = {"check/RifleTest", "document/BalanceTest"})
    void theShownTestIsOneThatRuns(String test) throws IOException {
        String shown = DocumentationRun.block(README, test.substring(test.indexOf('/') + 1));
        assertThat(Files.readString(Path.of("src/test/java/dev/gunfeel/" + test + ".java")))
                .endsWith(shown);
    }

    /** The files that the test reads are those shown before it, the rifle as it passes. */
    @Test
    void theTestReadsTheShownFiles() throws IOException {
        Path folder = Path.of("src/test/resources/balance");
        assertThat(Files.readString(folder.resolve("balance.yaml")))
                .isEqualTo(DocumentationRun.block(README, "balance.yaml"));
        assertThat(Files.readString(folder.resolve("rifle.yaml")))
                .isEqualTo(
                        DocumentationRun.block(README, "rifle.yaml").replace("peakDegrees: 0.6", "peakDegrees: 0.4"));
    }

    @Test
    void theGuideNamesEveryShape() throws IOException {
        String guide = Files.readString(GUIDE);
        for (String shape : Objects.requireNonNull(Union.of(Target.class)).words()) {
            assertThat(guide).contains("shape: " + shape);
        }
    }
}
