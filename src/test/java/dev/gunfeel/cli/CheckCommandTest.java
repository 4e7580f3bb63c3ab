package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command that checks: its reports, its exit codes, baselines and pictures. */
class CheckCommandTest extends InFolder {
    private String balance(String checks) throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        return write("balance.yaml", "weapons: [weapons/rifle.yaml]\n" + checks).toString();
    }

    private CommandRun check(String checks, String... options) throws IOException {
        String[] arguments = new String[options.length + 2];
        arguments[0] = "check";
        arguments[1] = balance(checks);
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ metric: spreadDegrees, max: 4 } | 0",
                "{ metric: spreadDegrees, max: 2 } | 1",
                "{ metric: hitProbability, target: { shape: circle, radiusMeters: 0.5 }, recoilControl: 1, distanceMeters: 10, shots: 1, speed: 5, min: 0.5 } | 2",
                "{ metric: spreadDegree, max: 2 } | 3",
            })
    void theExitCodeIsTheOutcome(String check, int code) throws IOException {
        CommandRun run = check("checks: [" + check + "]\n");
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(code);
        assertThat(run.out().isEmpty()).isEqualTo(code == 3);
        assertThat(run.err().isEmpty()).isEqualTo(code != 3);
    }

    /** Lift at the last of twelve shots is 0.5 at 10 ahead: atan(0.05). */
    @Test
    void aReportIsToBeReadInALog() throws IOException {
        CommandRun run = check("""
                checks:
                  - { metric: spreadDegrees, max: 2 }
                  - { name: rested soon, metric: recoverySeconds, max: 2 }
                """);
        assertThat(run.out().lines())
                .containsExactly(
                        "rifle",
                        "  FAILED    spreadDegrees = 2.86241 degrees, at most 2 degrees; above the most allowed",
                        "  passed    rested soon: recoverySeconds = 1.1 seconds, at most 2 seconds",
                        "1 failed, 1 passed");
    }

    @Test
    void everyComplaintHasItsLine() throws IOException {
        CommandRun run = check("checks:\n  - metric: climb\n    max: 2\n  - metric: swayDegrees\n");
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
        CommandRun run = CommandRun.of("check", folder.resolve("balance.yaml").toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("there is no file " + folder.resolve("balance.yaml"));
    }

    @Test
    void reportsAreWrittenWhereTheyAreAskedFor() throws IOException {
        Path junit = folder.resolve("build/reports/balance.xml");
        Path markdown = folder.resolve("build/balance.md");
        CommandRun run = check(
                "checks: [{ metric: spreadDegrees, max: 2 }]\n", "--junit", junit.toString(), "--markdown=" + markdown);
        assertThat(run.code()).isEqualTo(1);
        assertThat(junit).content().contains("<testsuite name=\"rifle\"", "at most 2 degrees; above the most allowed");
        assertThat(markdown).content().startsWith("## Balance: failed");
    }

    @Test
    void aReportThatCanNotBeWrittenIsSaid() throws IOException {
        write("taken", "a file, not a folder");
        CommandRun run = check(
                "checks: [{ metric: spreadDegrees, max: 4 }]\n",
                "--junit",
                folder.resolve("taken/report.xml").toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("can't write " + folder.resolve("taken/report.xml"));
    }

    @Test
    void aBaselineIsRecordedAndHolds() throws IOException {
        String checks = "baseline: baseline.json\ntolerance: 0.01\n";
        CommandRun missing = check(checks);
        assertThat(missing.code()).isEqualTo(3);
        assertThat(missing.err()).contains(":2:1: /baseline there is no file");

        CommandRun recorded = check(checks, "--update-baseline");
        assertThat(recorded.code()).as(recorded.err()).isZero();
        assertThat(recorded.err()).isEqualTo("Recorded " + folder.resolve("baseline.json") + System.lineSeparator());
        assertThat(folder.resolve("baseline.json")).content().contains("\"patterns\"", "\"values\"", "\"weapons\"");

        assertThat(check(checks).code()).isZero();
        write("weapons/rifle.yaml", RIFLE.replace("magnitude: 0.5", "magnitude: 0.51"));
        CommandRun drifted =
                CommandRun.of("check", folder.resolve("balance.yaml").toString());
        assertThat(drifted.code()).isEqualTo(1);
        assertThat(drifted.out())
                .contains("FAILED    baseline: spreadDegrees = ", "within 1 % of 2.862", " % above what was recorded")
                .contains("FAILED    baseline: patternDistance")
                .contains("passed    baseline: recoverySeconds");
        assertThat(CommandRun.of("check", folder.resolve("balance.yaml").toString(), "--update-baseline")
                        .code())
                .isZero();
        assertThat(CommandRun.of("check", folder.resolve("balance.yaml").toString())
                        .code())
                .isZero();
    }

    /** A changed Gunfeel would give other values for the same weapon; here the record is changed instead. */
    @Test
    void aBaselineHoldsGunfeelItself() throws IOException {
        String checks = "baseline: baseline.json\n";
        check(checks, "--update-baseline");
        Path baseline = folder.resolve("baseline.json");
        Files.writeString(baseline, Files.readString(baseline).replaceFirst("(\"value\" : )1\\.1\\b", "$11.2"));
        CommandRun run = check(checks);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains(
                        "FAILED    baseline: recoverySeconds = 1.1 seconds, as recorded, 1.2 seconds; 8.33 % below what was recorded");
    }

    @Test
    void aBaselineNeedsAPath() throws IOException {
        CommandRun run = check("checks: [{ metric: spreadDegrees, max: 4 }]\n", "--update-baseline");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("baseline: baseline.json");
    }

    @Test
    void picturesOfAllWeaponsShowWhatChanged() throws IOException {
        Path pictures = folder.resolve("pictures");
        String checks =
                "presets: [pistol]\nfiring: { shots: 9, speed: 3 }\nbaseline: baseline.json\ntolerance: { share: 9 }\n";
        assertThat(check(checks, "--update-baseline", "--pictures", pictures.toString())
                        .code())
                .isZero();
        byte[] unchanged = Files.readAllBytes(pictures.resolve("rifle.png"));
        byte[] pistol = Files.readAllBytes(pictures.resolve("pistol.png"));
        String balance = folder.resolve("balance.yaml").toString();
        assertThat(CommandRun.of("check", balance, "--pictures", pictures.toString())
                        .code())
                .isZero();
        assertThat(pictures.resolve("rifle.png")).hasBinaryContent(unchanged);

        write("weapons/rifle.yaml", RIFLE.replace("magnitude: 0.5", "magnitude: 0.6"));
        assertThat(CommandRun.of("check", balance, "--pictures", pictures.toString())
                        .code())
                .isZero();
        assertThat(Files.readAllBytes(pictures.resolve("rifle.png"))).isNotEqualTo(unchanged);
        assertThat(pictures.resolve("pistol.png")).hasBinaryContent(pistol);
    }

    /** A picture is named by its weapon, whatever that is called. */
    @Test
    void namesOfWeaponsLeadOutOfNoFolder() throws IOException {
        String weapon = "  - { name: '%s', fireIntervalSeconds: 0.1, magazineSize: 2 }\n";
        Path balance = write(
                "inside/balance.yaml",
                "weapons:\n" + weapon.formatted("..") + weapon.formatted("../../out") + weapon.formatted("/tmp/a")
                        + weapon.formatted("a..b") + weapon.formatted("A--B")
                        + "checks: [{ metric: recoverySeconds, max: 9 }]\n");
        Path pictures = folder.resolve("inside/pictures");
        CommandRun.of("check", balance.toString(), "--pictures", pictures.toString());
        try (var files = Files.walk(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith(".png"))
                            .map(pictures::relativize)
                            .map(Path::toString))
                    .containsExactlyInAnyOrder("-.png", "-out.png", "-tmp-a.png", "a-b.png", "A--B.png");
        }
    }

    /** A changed Gunfeel would fire the same weapon otherwise; here the record is changed instead. */
    @Test
    void picturesShowThePatternThatWasRecorded() throws IOException {
        Path pictures = folder.resolve("pictures");
        String checks = "baseline: baseline.json\ntolerance: { share: 9 }\n";
        check(checks, "--update-baseline", "--pictures", pictures.toString());
        byte[] unchanged = Files.readAllBytes(pictures.resolve("rifle.png"));
        Path baseline = folder.resolve("baseline.json");
        String recorded = Files.readString(baseline);
        String moved = recorded.replaceFirst("(\"pitchDegrees\" : \\[ *)[-0-9.Ee]+", "$10.25");
        assertThat(moved).isNotEqualTo(recorded);
        Files.writeString(baseline, moved);
        assertThat(check(checks, "--pictures", pictures.toString()).code()).isZero();
        assertThat(Files.readAllBytes(pictures.resolve("rifle.png"))).isNotEqualTo(unchanged);
    }

    /** A baseline by hand may hold weapons alone; then what they do today is all there is. */
    @Test
    void picturesShowARecordedWeaponWithoutItsPattern() throws IOException {
        Path pictures = folder.resolve("pictures");
        check("checks: [{ metric: spreadDegrees, max: 9 }]\n", "--pictures", pictures.toString());
        byte[] alone = Files.readAllBytes(pictures.resolve("rifle.png"));
        String before = RIFLE.replace("magnitude: 0.5", "magnitude: 0.6").replace("\n", "\n      ");
        check(
                "baseline:\n  weapons:\n    - " + before + "\ntolerance: { share: 9 }\n",
                "--pictures",
                pictures.toString());
        assertThat(Files.readAllBytes(pictures.resolve("rifle.png"))).isNotEqualTo(alone);
    }

    /** Only what file systems forbid is replaced. */
    @Test
    void picturesAreCalledAsTheirWeaponsAre() throws IOException {
        Path file = write(
                "balance.yaml",
                "weapons:\n"
                        + List.of("突撃銃", "Штурмовая винтовка", "con", "a:b?").stream()
                                .map(name -> "  - { name: '" + name + "', fireIntervalSeconds: 0.1 }\n")
                                .collect(Collectors.joining())
                        + "checks: [{ metric: climbDegrees, max: 1 }]\n");
        CommandRun.of(
                "check", file.toString(), "--pictures", folder.resolve("p").toString());
        try (Stream<Path> files = Files.list(folder.resolve("p"))) {
            assertThat(files.map(found -> found.getFileName().toString()))
                    .containsExactlyInAnyOrder("突撃銃.png", "Штурмовая винтовка.png", "con-.png", "a-b-.png");
        }
    }

    /** Names that file systems don't take, or hold for the same. */
    @Test
    void picturesHavePlainNames() throws IOException {
        Path file = write(
                "balance.yaml",
                "weapons:\n"
                        + List.of("a/b", "a\\b", "../x", "A-B").stream()
                                .map(name -> "  - { name: '" + name + "', fireIntervalSeconds: 0.1 }\n")
                                .collect(Collectors.joining())
                        + "checks: [{ metric: climbDegrees, max: 1 }]\n");
        assertThat(CommandRun.of(
                                "check",
                                file.toString(),
                                "--pictures",
                                folder.resolve("p").toString())
                        .code())
                .isZero();
        try (Stream<Path> files = Files.list(folder.resolve("p"))) {
            assertThat(files.map(found -> found.getFileName().toString()))
                    .containsExactlyInAnyOrder("a-b.png", "a-b-2.png", "-x.png", "A-B-3.png");
        }
    }
}
