package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Presets;
import dev.gunfeel.export.ExportFormat;
import dev.gunfeel.weapon.Firing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExportCommandTest extends InFolder {
    @ParameterizedTest
    @EnumSource
    void writesWhatTheServiceAnswers(ExportFormat format) throws IOException {
        Path file = folder.resolve("kick" + format.ending());
        CommandRun run = CommandRun.of(
                "export",
                "assaultRifle",
                "--shots=6",
                "--to",
                format.word(),
                "--tolerance=0.05",
                "-o",
                file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("keys, at most 0.04");
        byte[] expected = format.ofWeapon(
                        WeaponSequenceRequest.of(
                                Objects.requireNonNull(Presets.find("assaultRifle"))
                                        .weapon(),
                                Firing.of(6)),
                        0.05)
                .content();
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    @Test
    void writesTheShotsAsADataTable() throws IOException {
        Path file = folder.resolve("shots.csv");
        assertThat(CommandRun.of("export", "pistol", "--shots=3", "--to=unreal-datatable", "-o", file.toString())
                        .code())
                .isZero();
        assertThat(Files.readAllLines(file)).hasSize(4).element(3).asString().startsWith("Row2,2,");
    }

    @Test
    void anotherFormatIsToldWithTheNearest() {
        Path file = folder.resolve("kick");
        CommandRun run = CommandRun.of("export", "pistol", "--to=unity-animationcurves", "-o", file.toString());
        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("unity-animationcurves is no format", "did you mean unity-animationcurve?");
        assertThat(file).doesNotExist();
    }

    @Test
    void aToleranceOutOfRangeWritesNothing() {
        Path file = folder.resolve("kick");
        CommandRun run = CommandRun.of("export", "pistol", "--to=gltf", "--tolerance=0", "-o", file.toString());
        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("toleranceDegrees must be at least 0.001");
        assertThat(file).doesNotExist();
    }
}
