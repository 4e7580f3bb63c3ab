package dev.gunfeel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs {@code mvnw} on a machine of its own: a path with nothing on it but the tools that it names, a JDK that tells the
 * version it is told to, an empty home, and a repository on the loopback address.
 */
@DisabledOnOs(OS.WINDOWS)
class MavenWrapperTest {

    private static final Path PROJECT = Path.of("").toAbsolutePath();
    private static final Path SCRIPT = PROJECT.resolve("mvnw");
    private static final String MAVEN = "apache-maven-3.9.12";
    private static final String ARCHIVE = "/org/apache/maven/apache-maven/3.9.12/" + MAVEN + "-bin.tar.gz";

    private record Outcome(int status, String output) {}

    @TempDir
    private Path machine;

    private HttpServer repository;
    private byte[] archive = new byte[0];
    private final AtomicInteger requests = new AtomicInteger();

    @BeforeEach
    void furnish() throws IOException, InterruptedException {
        for (String tool : List.of("dirname", "readlink", "mkdir", "mktemp", "rm", "mv", "tar", "gzip", "sed")) {
            assertThat(lend(tool)).as(tool).isTrue();
        }
        assertThat(lend("sha512sum") || lend("shasum")).isTrue();
        program("jdk/bin/javac", "echo javac 17.0.1");
        program("jdk/bin/java", "exec '" + System.getProperty("java.home") + "/bin/java' \"$@\"");
        program(MAVEN + "/bin/mvn", "echo \"fetched Maven in $(pwd -P) with [$1] [$2]\"; exit 7");
        new ProcessBuilder("tar", "-czf", "archive", MAVEN)
                .directory(machine.toFile())
                .start()
                .waitFor();
        archive = Files.readAllBytes(machine.resolve("archive"));
        repository = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        repository.createContext(ARCHIVE, exchange -> {
            requests.incrementAndGet();
            exchange.sendResponseHeaders(200, archive.length);
            exchange.getResponseBody().write(archive);
            exchange.close();
        });
        repository.start();
    }

    @AfterEach
    void close() {
        repository.stop(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Apache Maven 3.6.3 (cecedd34)", "\033[1mApache Maven 3.8.7\033[m", "Apache Maven 4.0.0-rc-5"})
    void anInstalledMavenThatIsNewEnoughIsTaken(String version) throws Exception {
        installMaven(version);
        Outcome outcome = run(SCRIPT, "verify", "-Dtest=two words");
        assertThat(outcome)
                .isEqualTo(new Outcome(
                        5, "installed Maven in " + PROJECT.toRealPath() + " with [verify] [-Dtest=two words]\n"));
        assertThat(requests).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Apache Maven 3.6.2 (40f52333)", "Apache Maven 2.2.1", "mvn: JAVA_HOME is not defined correctly"
            })
    void anInstalledMavenThatIsTooOldOrBrokenIsNot(String version) throws Exception {
        lend("curl");
        installMaven(version);
        assertThat(run(scriptThatTrusts(archive), "verify").output()).contains("fetched Maven");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void mavenIsFetchedOnceByCurlOrTheJdkAndGetsEveryArgument(boolean curl) throws Exception {
        assumeTrue(!curl || lend("curl"), "curl is not installed");
        Path script = scriptThatTrusts(archive);
        Path elsewhere = Files.createDirectories(machine.resolve("else where"));
        Path first = Files.createSymbolicLink(elsewhere.resolve("first"), elsewhere.relativize(script));
        Path second = Files.createSymbolicLink(machine.resolve("second"), first);

        for (int run = 0; run < 2; run++) {
            Outcome outcome = run(second, "verify", "-Dtest=two words");
            assertThat(outcome.status()).isEqualTo(7);
            assertThat(outcome.output())
                    .endsWith("fetched Maven in " + machine.resolve("a project").toRealPath()
                            + " with [verify] [-Dtest=two words]\n");
        }
        assertThat(requests).hasValue(1);
        assertThat(leftInHome()).containsExactly(MAVEN, "bin", "mvn");
    }

    @Test
    void runsAtOnceAllSucceed() throws Exception {
        Path script = scriptThatTrusts(archive);
        lend("curl");
        List<Process> runs = new ArrayList<>();
        for (int run = 0; run < 4; run++) {
            runs.add(start(script, machine.resolve("output" + run), "verify"));
        }
        for (Process run : runs) {
            assertThat(run.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(run.exitValue()).isEqualTo(7);
        }
        assertThat(leftInHome()).containsExactly(MAVEN, "bin", "mvn");
    }

    @Test
    void anArchiveWithAnotherChecksumIsRefused() throws Exception {
        lend("curl");
        Outcome outcome = run(SCRIPT, "verify");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output())
                .contains("SHA-512 differs", sha512(archive))
                .doesNotContain("fetched Maven");
        assertThat(leftInHome()).isEmpty();
    }

    @Test
    void anUnreachableRepositoryIsNamed() throws Exception {
        repository.removeContext(ARCHIVE);
        lend("curl");
        Outcome outcome = run(SCRIPT, "verify");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output()).contains("could not fetch " + address() + ARCHIVE, "MVNW_REPOURL");
        assertThat(leftInHome()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo javac 16.0.2", "echo javac 1.8.0_392 >&2", "exit 1"})
    void aJdkThatIsTooOldIsNamed(String javac) throws Exception {
        installMaven("Apache Maven 3.9.12");
        program("jdk/bin/javac", javac);
        Outcome outcome = run(SCRIPT, "verify");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output()).contains(machine + "/jdk/bin/javac", "JDK of 17 or newer");
    }

    @Test
    void aMissingJdkIsNamed() throws Exception {
        installMaven("Apache Maven 3.9.12");
        Files.delete(machine.resolve("jdk/bin/javac"));
        Outcome outcome = run(SCRIPT, "verify");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.output()).contains("no JDK", machine + "/jdk/bin/javac");
    }

    @Test
    void theWindowsScriptPinsTheSameMaven() throws IOException {
        String version = Files.readString(SCRIPT)
                .lines()
                .filter(line -> line.startsWith("version="))
                .findFirst()
                .orElseThrow();
        assertThat(Files.readString(Path.of("mvnw.cmd")))
                .contains("set \"MVNW_" + version.replace("version", "VERSION") + "\"");
    }

    private String address() {
        return "http://127.0.0.1:" + repository.getAddress().getPort();
    }

    private void installMaven(String version) throws IOException {
        program(
                "tools/mvn",
                "if [ \"$1\" = -v ]; then echo '" + version + "'; exit; fi",
                "echo \"installed Maven in $(pwd -P) with [$1] [$2]\"; exit 5");
    }

    /** The checksum is pinned, and nothing but another script can change it. */
    private Path scriptThatTrusts(byte[] bytes) throws IOException, GeneralSecurityException {
        Path project = Files.createDirectories(machine.resolve("a project"));
        String script = Files.readString(SCRIPT).replaceFirst("(?m)^sha512=.*$", "sha512=" + sha512(bytes));
        return executable(project.resolve("mvnw"), script);
    }

    private static String sha512(byte[] bytes) throws GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(bytes));
    }

    /** The names of all that lies below the folder that is named after the checksum. */
    private List<String> leftInHome() throws IOException {
        Path wrapper = machine.resolve("home/.m2/wrapper/gunfeel");
        try (Stream<Path> paths = Files.walk(wrapper)) {
            return paths.filter(path -> wrapper.relativize(path).getNameCount() > 1)
                    .map(path -> path.getFileName().toString())
                    .toList();
        }
    }

    private void program(String name, String... lines) throws IOException {
        executable(machine.resolve(name), "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    }

    private static Path executable(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Lends a tool of this machine to the other one. */
    private boolean lend(String tool) throws IOException {
        Optional<Path> found = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isPresent()) {
            program("tools/" + tool, "exec '" + found.get() + "' \"$@\"");
        }
        return found.isPresent();
    }

    private Process start(Path script, Path output, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(machine.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of(
                        "PATH", machine.resolve("tools").toString(),
                        "HOME", machine.resolve("home").toString(),
                        "JAVA_HOME", machine.resolve("jdk").toString(),
                        "MVNW_REPOURL", address() + "/"));
        return builder.start();
    }

    private Outcome run(Path script, String... arguments) throws IOException, InterruptedException {
        Path output = machine.resolve("output");
        Process process = start(script, output, arguments);
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        return new Outcome(process.waitFor(), Files.readString(output, UTF_8));
    }
}
