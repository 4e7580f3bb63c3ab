package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gunfeel.check.run.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
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

    /** Who runs for long shows how far it has come; here it need not come to an end. */
    @Test
    void progressIsShownOnATerminal() throws Exception {
        requireTerminals();
        Path balance = Files.writeString(folder.resolve("balance.yaml"), """
                presets: [assaultRifle]
                simulations: 20000000
                checks: [{ metric: hitProbability, target: { shape: humanoid }, recoilControl: 1, distanceMeters: 20, speed: 4, min: 0.01 }]
                """);
        Path screen = folder.resolve("screen");
        ProcessBuilder builder = onATerminal(java("dev.gunfeel.Gunfeel", "check", balance.toString()), "", screen);
        builder.environment().put("GUNFEEL_MAX_SIMULATIONS", "20000000");
        builder.environment().put("GUNFEEL_MAX_SIMULATED_SHOTS", "600000000");
        Process process = builder.start();
        try {
            while (process.isAlive() && !Files.readString(screen).contains(" % of 20000000 bursts simulated")) {
                process.waitFor(20, TimeUnit.MILLISECONDS);
            }
            assertThat(screen).content().contains(" % of 20000000 bursts simulated");
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }

    /** Neither a pipe nor a file is a terminal. */
    @Test
    void progressStaysOutOfPipes() throws Exception {
        assertThat(run(java(Asked.class.getName())).out()).isEqualTo("quiet");
    }

    @Test
    void progressKnowsATerminal() throws Exception {
        requireTerminals();
        assertThat(asked("")).isEqualTo("shown");
    }

    /** Input and output are a terminal here, the error output alone is not. */
    @Test
    void progressStaysOutOfALogBesideATerminal() throws Exception {
        requireTerminals();
        assertThat(asked(" 2>'" + folder.resolve("log") + "'")).isEqualTo("quiet");
    }

    private static void requireTerminals() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script, which makes a terminal, is not installed");
    }

    /** Returns how to start a command that has a terminal for its streams, but where it is told otherwise. */
    private static ProcessBuilder onATerminal(List<String> command, String redirection, Path screen) {
        String words =
                String.join(" ", command.stream().map(word -> "'" + word + "'").toList());
        return new ProcessBuilder("/usr/bin/script", "-qec", words + redirection, "/dev/null")
                .redirectErrorStream(true)
                .redirectOutput(screen.toFile());
    }

    private String asked(String redirection) throws IOException, InterruptedException {
        Path screen = folder.resolve("screen");
        Process process =
                onATerminal(java(Asked.class.getName()), redirection, screen).start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return Files.readString(screen);
    }

    /** Tells whether a command would show its progress. */
    static final class Asked {
        private Asked() {}

        public static void main(String[] arguments) {
            boolean isQuiet =
                    TerminalProgress.on(new PrintWriter(System.err, true, StandardCharsets.UTF_8)) == Progress.NONE;
            System.out.print(isQuiet ? "quiet" : "shown");
        }
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
