package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.Csv;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Commands with their output and exit codes. */
class CommandsTest {
    private static final String RIFLE = """
            name: rifle
            fireIntervalSeconds: 0.1
            magazineSize: 12
            potential: { maxSeconds: 1, gain: 0.1 }
            spread: { lift: { magnitude: 0.5 }, running: { magnitude: 1, maxSpeed: 5 } }
            """;

    @TempDir
    private Path folder;

    private record Run(int code, String out, String err) {}

    private static Run run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Commands.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err, true));
        int code = line.execute(arguments);
        return new Run(code, out.toString(), err.toString());
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }

    private String balance(String checks) throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        return write("balance.yaml", "weapons: [weapons/rifle.yaml]\n" + checks).toString();
    }

    private Run check(String checks, String... options) throws IOException {
        String[] arguments = new String[options.length + 2];
        arguments[0] = "check";
        arguments[1] = balance(checks);
        System.arraycopy(options, 0, arguments, 2, options.length);
        return run(arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ metric: spreadDegrees, max: 4 } | 0",
                "{ metric: spreadDegrees, max: 2 } | 1",
                "{ metric: hitProbability, target: { shape: circle, radiusMeters: 0.5 }, distanceMeters: 10, shots: 1, speed: 5, min: 0.5 } | 2",
                "{ metric: spreadDegree, max: 2 } | 3",
            })
    void theExitCodeIsTheOutcome(String check, int code) throws IOException {
        Run run = check("checks: [" + check + "]\n");
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(code);
        assertThat(run.out().isEmpty()).isEqualTo(code == 3);
        assertThat(run.err().isEmpty()).isEqualTo(code != 3);
    }

    /** Lift at the last of twelve shots is 0.5 at 10 ahead: atan(0.05). */
    @Test
    void aReportIsToBeReadInALog() throws IOException {
        Run run = check("""
                checks:
                  - { metric: spreadDegrees, max: 2 }
                  - { name: rested soon, metric: recoverySeconds, max: 2 }
                """);
        assertThat(run.out().lines())
                .containsExactly(
                        "rifle",
                        "  FAILED    spreadDegrees is 2.86241 degrees, above the most allowed, 2 degrees",
                        "  passed    rested soon is 1.1 seconds",
                        "1 failed, 1 passed");
    }

    @Test
    void everyComplaintHasItsLine() throws IOException {
        Run run = check("checks:\n  - metric: climb\n    max: 2\n  - metric: swayDegrees\n");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err().lines())
                .satisfiesExactly(
                        first -> assertThat(first)
                                .startsWith(folder.resolve("balance.yaml") + ":3:5: /checks/0/metric must be"),
                        second -> assertThat(second)
                                .startsWith(folder.resolve("balance.yaml") + ":5:5: /checks/1 has no bound"),
                        last -> assertThat(last).isEqualTo("2 things are wrong."));
    }

    @Test
    void aMissingFileIsNamed() {
        Run run = run("check", folder.resolve("balance.yaml").toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("there is no file " + folder.resolve("balance.yaml"));
    }

    @Test
    void reportsAreWrittenWhereTheyAreAskedFor() throws IOException {
        Path junit = folder.resolve("build/reports/balance.xml");
        Path markdown = folder.resolve("build/balance.md");
        Run run = check(
                "checks: [{ metric: spreadDegrees, max: 2 }]\n", "--junit", junit.toString(), "--markdown=" + markdown);
        assertThat(run.code()).isEqualTo(1);
        assertThat(junit).content().contains("<testsuite name=\"rifle\"", "above the most allowed, 2 degrees");
        assertThat(markdown).content().startsWith("## Balance: failed");
    }

    @Test
    void aReportThatCanNotBeWrittenIsSaid() throws IOException {
        write("taken", "a file, not a folder");
        Run run = check(
                "checks: [{ metric: spreadDegrees, max: 4 }]\n",
                "--junit",
                folder.resolve("taken/report.xml").toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("can't write " + folder.resolve("taken/report.xml"));
    }

    @Test
    void aBaselineIsRecordedAndHolds() throws IOException {
        String checks = "baseline: baseline.json\ntolerance: 0.01\n";
        Run missing = check(checks);
        assertThat(missing.code()).isEqualTo(3);
        assertThat(missing.err()).contains(":2:1: /baseline there is no file");

        Run recorded = check(checks, "--update-baseline");
        assertThat(recorded.code()).as(recorded.err()).isZero();
        assertThat(recorded.err()).isEqualTo("Recorded " + folder.resolve("baseline.json") + System.lineSeparator());
        assertThat(folder.resolve("baseline.json")).content().contains("\"patterns\"", "\"values\"", "\"weapons\"");

        assertThat(check(checks).code()).isZero();
        write("weapons/rifle.yaml", RIFLE.replace("magnitude: 0.5", "magnitude: 0.51"));
        Run drifted = run("check", folder.resolve("balance.yaml").toString());
        assertThat(drifted.code()).isEqualTo(1);
        assertThat(drifted.out())
                .contains("FAILED    baseline: spreadDegrees is ", " % above the baseline's 2.862")
                .contains("FAILED    baseline: patternDistance")
                .contains("passed    baseline: recoverySeconds");
        assertThat(run("check", folder.resolve("balance.yaml").toString(), "--update-baseline")
                        .code())
                .isZero();
        assertThat(run("check", folder.resolve("balance.yaml").toString()).code())
                .isZero();
    }

    /** A changed Gunfeel would give other values for the same weapon; here the record is changed instead. */
    @Test
    void aBaselineHoldsGunfeelItself() throws IOException {
        String checks = "baseline: baseline.json\n";
        check(checks, "--update-baseline");
        Path baseline = folder.resolve("baseline.json");
        Files.writeString(baseline, Files.readString(baseline).replaceFirst("(\"value\" : )1\\.1\\b", "$11.2"));
        Run run = check(checks);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("FAILED    baseline: recoverySeconds is 1.1 seconds, 8.33 % below the baseline's");
    }

    @Test
    void aBaselineNeedsAPath() throws IOException {
        Run run = check("checks: [{ metric: spreadDegrees, max: 4 }]\n", "--update-baseline");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("baseline: baseline.json");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSequenceIsThatOfTheService(boolean toFile) throws IOException {
        Path weapon = write("rifle.yaml", RIFLE);
        WeaponSequence expected = WeaponBurst.sequence(
                Documents.read("""
                {"weapon": {"name": "rifle", "fireIntervalSeconds": 0.1, "magazineSize": 12,
                  "potential": {"maxSeconds": 1, "gain": 0.1},
                  "spread": {"lift": {"magnitude": 0.5}, "running": {"magnitude": 1, "maxSpeed": 5}}},
                 "seeds": {"running": 7}, "firing": {"shots": 12, "speed": 2}, "distanceMeters": 20}""".getBytes(StandardCharsets.UTF_8), WeaponSequenceRequest.class, Limits.NONE));
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        Csv.write(expected.table(), table);
        Path file = folder.resolve("shots.csv");
        Run run = toFile
                ? run(
                        "sequence",
                        weapon.toString(),
                        "--csv",
                        "--speed=2",
                        "--distance=20",
                        "--seed=7",
                        "-o",
                        file.toString())
                : run("sequence", weapon.toString(), "--csv", "--speed=2", "--distance=20", "--seed=7");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(toFile ? Files.readString(file) : run.out()).isEqualTo(table.toString(StandardCharsets.UTF_8));
        Run json = run("sequence", weapon.toString(), "--speed=2", "--distance=20", "--seed=7", "--shots=12");
        assertThat(Documents.writer().readTree(json.out()))
                .isEqualTo(Documents.writer().readTree(Documents.writer().writeValueAsString(expected)));
    }

    @Test
    void aSequenceTakesAPresetByName() {
        Run run = run("sequence", "pistol", "--csv", "--shots", "3", "--formulas", "corrected");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(4);
        assertThat(run("sequence", "pistole", "--csv").code()).isEqualTo(3);
    }

    @Test
    void aSequenceIsChecked() throws IOException {
        Path weapon = write("rifle.yaml", RIFLE);
        Run run = run("sequence", weapon.toString(), "--shots=0", "--speed=-1", "--recoil-control=2");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("/firing/shots must be at least 1", "/firing/speed", "/recoilControl");
        assertThat(run("sequence", weapon.toString(), "--shots=1000000").err()).contains("GUNFEEL_MAX_SHOTS");
    }

    @ParameterizedTest
    @CsvSource({"balance, Gunfeel balance file", "WEAPON, Gunfeel weapon document"})
    void schemasArePrinted(String kind, String title) throws IOException {
        Run run = run("schema", kind);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(title)
                .isEqualTo(
                        Files.readString(Path.of("openapi", kind.toLowerCase(java.util.Locale.ROOT) + ".schema.json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "check", "sequence", "schema", "serve"})
    void helpHasExamples(String command) {
        Run run = command.isEmpty() ? run("--help") : run(command, "--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Usage: gunfeel", "Examples:", "java -jar gunfeel.jar");
        assertThat(run.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void theHelpOfChecksSaysItsExitCodes() {
        assertThat(run("check", "--help").out())
                .contains("0   passed", "1   a check failed", "2   a check is uncertain", "3   ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"chekc", "check", "check a.yaml b.yaml", "check --junit", "check a.yaml --jnit x", "schema cat"})
    void whatNobodyUnderstandsIsBadInput(String arguments) {
        Run run = run(arguments.split(" "));
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void aMistypedCommandIsSuggested() {
        assertThat(run("chekc").err()).contains("check");
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(run("--version").out().strip()).startsWith("gunfeel ");
    }

    @ParameterizedTest
    @CsvSource({
        "check a.yaml, true",
        "--help, true",
        "-V, true",
        "nonsense, true",
        "serve --help, true",
        "serve, false",
        "serve --server.port=1, false",
        "--server.port=1, false",
        "'', false"
    })
    void onlyCommandsAreTaken(String arguments, boolean taken) {
        assertThat(Commands.take(arguments.isEmpty() ? new String[0] : arguments.split(" ")))
                .isEqualTo(taken);
    }

    @Test
    void theServerGetsWhatIsIts() {
        assertThat(Commands.ofServer("serve", "--server.port=1")).containsExactly("--server.port=1");
        assertThat(Commands.ofServer("--server.port=1")).containsExactly("--server.port=1");
        assertThat(Commands.ofServer()).isEmpty();
    }
}
