package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files are there as a whole or not at all, and look as if they had been written in place. */
@DisabledOnOs(OS.WINDOWS)
class OutputFilesTest {
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private void assertOnly(String... names) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder(names);
        }
    }

    @Test
    void aNewFileHasThePermissionsOfAnyNewFile() throws IOException {
        Path file = folder.resolve("report.xml");
        OutputFiles.write(file, NEW);
        Path plain = Files.writeString(folder.resolve("plain"), "plain");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(plain));
        assertThat(file).hasBinaryContent(NEW);
        assertOnly("report.xml", "plain");
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("report.xml"), "old and longer");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r-x"));
        OutputFiles.write(file, NEW);
        assertThat(file).hasBinaryContent(NEW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r-x");
        assertOnly("report.xml");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("report.xml"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("latest.xml"), Path.of("report.xml"));
        Path there = Files.createSymbolicLink(folder.resolve("there"), folder);
        OutputFiles.write(link, NEW);
        assertThat(file).hasBinaryContent(NEW);
        assertThat(link).isSymbolicLink();
        OutputFiles.write(there.resolve("deeper/still/report.xml"), NEW);
        assertThat(folder.resolve("deeper/still/report.xml")).hasBinaryContent(NEW);
        assertOnly("report.xml", "latest.xml", "there", "deeper");
    }

    /** Whoever reads the old file while the new one comes reads the old one to its end. */
    @Test
    void aFileIsReplacedAndNotWrittenOver() throws IOException {
        Path file = Files.writeString(folder.resolve("baseline.json"), "old");
        try (var open = Files.newInputStream(file)) {
            OutputFiles.write(file, NEW);
            assertThat(open.readAllBytes()).asString(StandardCharsets.UTF_8).isEqualTo("old");
        }
    }

    /** Who may write a file but make none beside it writes it in place; who may not write it doesn't replace it either. */
    @Test
    void permissionsAreKept() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Path open = Files.writeString(closed.resolve("open.csv"), "old");
        Path guarded = Files.writeString(folder.resolve("guarded.csv"), "old");
        Files.setPosixFilePermissions(guarded, PosixFilePermissions.fromString("r--r--r--"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            assumeFalse(Files.isWritable(guarded), "permissions mean nothing to this user");
            OutputFiles.write(open, NEW);
            assertThat(open).hasBinaryContent(NEW);
            assertThatThrownBy(() -> OutputFiles.write(guarded, NEW))
                    .hasMessage("can't write " + guarded + ": the permissions of " + guarded + " forbid it");
            assertThat(guarded).hasContent("old");
            Path fresh = closed.resolve("new.csv");
            assertThatThrownBy(() -> OutputFiles.require(List.of(fresh), List.of()))
                    .hasMessage("can't write " + fresh + ": the permissions of " + closed + " forbid it");
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    @Test
    @EnabledIf("hasFullDevice")
    void whatHoldsNothingIsWrittenTo() {
        Path device = Path.of("/dev/full");
        OutputFiles.require(List.of(Path.of("/dev/null")), List.of());
        OutputFiles.write(Path.of("/dev/null"), NEW);
        assertThatThrownBy(() -> OutputFiles.write(device, NEW))
                .isInstanceOf(UsageException.class)
                .hasMessage("can't write /dev/full: No space left on device");
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    static boolean hasFullDevice() {
        return Files.exists(Path.of("/dev/full"));
    }
}
