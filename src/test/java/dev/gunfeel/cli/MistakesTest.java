package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people get wrong on the command line, and what they are told to do. */
class MistakesTest {
    private static final String RIFLE =
            "{ name: rifle, fireIntervalSeconds: 0.1, magazineSize: 5, potential: { maxSeconds: 1, gain: 0.1 },"
                    + " spread: { lift: { magnitude: 0.5 } } }\n";

    @TempDir
    private Path folder;

    private Path rifle = Path.of("");

    @BeforeEach
    void writeTheRifle() throws IOException {
        rifle = Files.writeString(folder.resolve("rifle.yaml"), RIFLE);
        Files.createDirectory(folder.resolve("folder.yaml"));
    }

    private CommandRun check(String balance, String... options) throws IOException {
        String file = Files.writeString(folder.resolve("balance.yaml"), balance).toString();
        String[] arguments = new String[options.length + 2];
        arguments[0] = "check";
        arguments[1] = file;
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "weapons: [assaultRifle] | is a preset and not a file; write presets: [assaultRifle]",
                "weapons: [folder.yaml] | is a folder; name a file",
                "weapons: [rifel.yaml] | did you mean rifle.yaml",
                "weapons: [rifle.yaml], baseline: b.json | --update-baseline",
                "weapons: [rifle.yaml], checks: [{ metric: climbDegrees, maxRatio: 1, against: pistol }]"
                        + " | a preset must be listed in presets",
                "weapons: [rifle.yaml], checks: [{ metric: climbDegrees, max: 1, shots: '30' }]"
                        + " | must be a whole number, written like 30, without quotes",
            })
    void aBalanceFileIsMendedByWhatTheComplaintSays(String balance, String advice) throws IOException {
        CommandRun run = check("{ " + balance + " }");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains(advice);
    }

    @ParameterizedTest
    @CsvSource({
        "assaultRiffle, did you mean assaultRifle?",
        "laser, known are assaultRifle",
        "rifle.txt, must be a file that ends in",
    })
    void aWeaponThatIsNeitherFileNorPreset(String name, String advice) {
        for (String command : new String[] {"sequence", "plot"}) {
            CommandRun run =
                    CommandRun.of(command, name, "-o", folder.resolve("out.png").toString());
            assertThat(run.code()).isEqualTo(3);
            assertThat(run.err()).contains(advice);
        }
    }

    @Test
    void anUnknownPreset() {
        CommandRun run = CommandRun.of("preset", "pistoll");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("did you mean pistol?");
    }

    /** A slip of the completion key must not cost a weapon. */
    @Test
    void whatIsReadIsNotWrittenOver() throws IOException {
        CommandRun sequence = CommandRun.of("sequence", rifle.toString(), "--csv", "-o", rifle.toString());
        assertThat(sequence.code()).isEqualTo(3);
        assertThat(sequence.err()).contains("write to another file");
        CommandRun against = CommandRun.of(
                "sequence",
                "pistol",
                "--against",
                rifle.toString(),
                "-o",
                folder.resolve("./rifle.yaml").toString());
        assertThat(against.code()).isEqualTo(3);
        assertThat(rifle).hasContent(RIFLE);

        String balance = "{ weapons: [rifle.yaml], checks: [{ metric: spreadDegrees, max: 9 }] }";
        for (String report : new String[] {"--junit", "--markdown"}) {
            CommandRun run =
                    check(balance, report, folder.resolve("balance.yaml").toString());
            assertThat(run.code()).isEqualTo(3);
            assertThat(folder.resolve("balance.yaml")).hasContent(balance);
        }
    }

    /** Neither a baseline nor a weapon gives way to a report, whatever name it goes by; and nothing else is written. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--junit b.json",
                "--markdown b.json",
                "--junit rifle.yaml",
                "--markdown ./folder.yaml/../rifle.yaml",
                "--junit hard.xml",
                "--markdown soft.md",
                "--pictures .",
                "--markdown fresh.md --junit b.json",
                "--update-baseline --junit b.json",
                "--update-baseline --markdown rifle.yaml",
            })
    @DisabledOnOs(OS.WINDOWS)
    void noFileThatIsReadGivesWayToAReport(String options) throws IOException {
        String balance = "{ weapons: [rifle.yaml], baseline: b.json }";
        assertThat(check(balance, "--update-baseline").code()).isZero();
        String recorded = Files.readString(folder.resolve("b.json"));
        Files.createLink(folder.resolve("hard.xml"), rifle);
        Files.createSymbolicLink(folder.resolve("soft.md"), rifle);
        Files.createSymbolicLink(folder.resolve("rifle.png"), folder.resolve("b.json"));
        CommandRun run = check(balance, inFolder(options));
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).containsAnyOf("is what is read here; write to another file", "would be written twice");
        assertThat(run.out()).isEmpty();
        assertThat(folder.resolve("b.json")).hasContent(recorded);
        assertThat(rifle).hasContent(RIFLE);
        assertThat(folder.resolve("fresh.md")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "--junit r --markdown r, would be written twice",
        "--junit r --markdown sub/../r, would be written twice",
        "--junit r --markdown linked/r, would be written twice",
        "--junit there.xml --markdown same.md, would be written twice",
        "--junit pictures/rifle.png --pictures pictures, would be written twice",
        "--update-baseline --junit b.json, would be written twice",
        "--junit r --markdown r/report.md, can't both be written",
        "--junit pictures --pictures pictures, can't both be written",
        "--junit nowhere.xml, is a link to what doesn't exist",
        "--junit nowhere.xml/report.xml, is a link to what doesn't exist",
        "--pictures rifle.yaml, 'rifle.yaml is a file, not a folder'",
        "--junit folder.yaml, it is a folder",
    })
    @DisabledOnOs(OS.WINDOWS)
    void outputsAreLookedAtBeforeAnyWork(String options, String complaint) throws IOException {
        Files.createSymbolicLink(folder.resolve("linked"), folder);
        Files.writeString(folder.resolve("there.xml"), "before");
        Files.createLink(folder.resolve("same.md"), folder.resolve("there.xml"));
        Files.createSymbolicLink(folder.resolve("nowhere.xml"), folder.resolve("missing"));
        String recorded = options.contains("baseline") ? " baseline: b.json," : "";
        CommandRun run = check(
                "{ weapons: [rifle.yaml]," + recorded + " checks: [{ metric: spreadDegrees, max: 9 }] }",
                inFolder(options));
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains(complaint).doesNotContain("Recorded");
        assertThat(run.out()).isEmpty();
        for (String output : new String[] {"r", "b.json", "pictures", "missing"}) {
            assertThat(folder.resolve(output)).doesNotExist();
        }
        assertThat(folder.resolve("there.xml")).hasContent("before");
    }

    private String[] inFolder(String options) {
        String[] words = options.split(" ");
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].startsWith("--") ? words[i] : folder + "/" + words[i];
        }
        return words;
    }

    @ParameterizedTest
    @CsvSource({"rifle.yaml/shots.csv, is a file", "folder.yaml, it is a folder"})
    void whatCanNotBeWrittenIsToldWithTheReason(String file, String reason) {
        CommandRun run = CommandRun.of(
                "sequence", "pistol", "--csv", "-o", folder.resolve(file).toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .contains("can't write " + folder.resolve(file), reason)
                .doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sequence pistol", "sequence pistol --csv", "schema weapon", "preset pistol", "preset"})
    void aFullDiskIsNotSuccess(String command) {
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("no space left");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        CommandRun run = CommandRun.to(full, command.split(" "));
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains("standard output");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sequence assaultRifle --csv", "plot assaultRifle -o {}"})
    void warningsThatAnAnswerHasNoPlaceForAreTold(String command) {
        CommandRun run = CommandRun.of(
                command.replace("{}", folder.resolve("p.png").toString()).split(" "));
        assertThat(run.code()).isZero();
        assertThat(run.err().lines()).isNotEmpty().allMatch(line -> line.startsWith("warning: /"));
        assertThat(run.out()).doesNotContain("warning");
        assertThat(CommandRun.of("sequence", "assaultRifle").err()).isEmpty();
    }
}
