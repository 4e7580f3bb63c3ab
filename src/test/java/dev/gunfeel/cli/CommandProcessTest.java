package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Commands as their users start them: in a process of their own. */
class CommandProcessTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    private Path folder;

    private record Run(int code, String out, String err) {}

    private Run run(List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private static List<String> java(String... arguments) {
        List<String> command = new ArrayList<>(List.of(JAVA, "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(arguments));
        return command;
    }

    @Test
    void aCommandLoadsNeitherSpringNorAServer() throws Exception {
        Run run = run(java(
                "-Xlog:class+load:file=" + folder.resolve("classes"),
                "dev.gunfeel.Gunfeel",
                "check",
                "examples/balance/balance.yaml"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        try (Stream<String> loaded = Files.lines(folder.resolve("classes"))) {
            assertThat(loaded.filter(line -> line.contains(" org.springframework.")
                            || line.contains(" org.apache.catalina")
                            || line.contains(" ch.qos.logback")
                            || line.contains(" dev.gunfeel.http.")))
                    .isEmpty();
        }
    }

    /** A run that takes long enough to show its progress, but into a file. */
    @Test
    void progressStaysOutOfPipes() throws Exception {
        Path balance = longBalance();
        Run run = run(java("dev.gunfeel.Gunfeel", "check", balance.toString()));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).doesNotContain("simulated");
    }

    @Test
    void progressIsShownOnATerminal() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script, which makes a terminal, is not installed");
        Path balance = longBalance();
        String command = String.join(
                " ",
                java("dev.gunfeel.Gunfeel", "check", balance.toString()).stream()
                        .map(word -> "'" + word + "'")
                        .toList());
        Path screen = folder.resolve("screen");
        Process process = new ProcessBuilder("/usr/bin/script", "-qec", command, "/dev/null")
                .redirectErrorStream(true)
                .redirectOutput(screen.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(screen)).contains("% of 500000 bursts simulated", "1 passed");
    }

    /** Input and output are a terminal here, the error output alone is not. */
    @Test
    void progressStaysOutOfALogBesideATerminal() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script, which makes a terminal, is not installed");
        Path balance = longBalance();
        Path log = folder.resolve("log");
        String command = String.join(
                        " ",
                        java("dev.gunfeel.Gunfeel", "check", balance.toString()).stream()
                                .map(word -> "'" + word + "'")
                                .toList())
                + " 2>'" + log + "'";
        Path screen = folder.resolve("screen");
        Process process = new ProcessBuilder("/usr/bin/script", "-qec", command, "/dev/null")
                .redirectErrorStream(true)
                .redirectOutput(screen.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(screen)).contains("1 passed").doesNotContain("simulated");
        assertThat(log).isEmptyFile();
    }

    private Path longBalance() throws IOException {
        return Files.writeString(folder.resolve("balance.yaml"), """
                presets: [assaultRifle]
                simulations: 500000
                checks: [{ metric: hitProbability, target: { shape: humanoid }, distanceMeters: 20, speed: 4, min: 0.01 }]
                """);
    }

    /** The shell bounds how long a file may become: to the program that is a disk that is full after half of it. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFullDiskLeavesWhatWasThere() throws Exception {
        Path kept = Files.createDirectory(folder.resolve("kept"));
        Path shots = Files.writeString(kept.resolve("shots.json"), "the last run");
        String command = String.join(
                " ",
                java("dev.gunfeel.Gunfeel", "sequence", "assaultRifle", "-o", shots.toString()).stream()
                        .map(word -> "'" + word + "'")
                        .toList());
        Run run =
                run(List.of("sh", "-c", "ulimit -f 4; exec " + command.replaceFirst("'-cp'", "-XX:-UsePerfData -cp")));
        assertThat(run.code()).as(run.err()).isEqualTo(3);
        assertThat(run.err()).startsWith("can't write " + shots + ": ");
        assertThat(shots).hasContent("the last run");
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files).containsExactly(shots);
        }
    }
}
