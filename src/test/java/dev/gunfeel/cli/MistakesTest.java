package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
