package dev.gunfeel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.document.Documents;
import dev.gunfeel.document.Presets;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands with their output and exit codes. */
class CommandsTest extends InFolder {
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
        CommandRun run = toFile
                ? CommandRun.of(
                        "sequence",
                        weapon.toString(),
                        "--csv",
                        "--speed=2",
                        "--distance=20",
                        "--seed=7",
                        "-o",
                        file.toString())
                : CommandRun.of("sequence", weapon.toString(), "--csv", "--speed=2", "--distance=20", "--seed=7");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(toFile ? Files.readString(file) : run.out()).isEqualTo(table.toString(StandardCharsets.UTF_8));
        CommandRun json =
                CommandRun.of("sequence", weapon.toString(), "--speed=2", "--distance=20", "--seed=7", "--shots=12");
        assertThat(JsonText.writer().readTree(json.out()))
                .isEqualTo(JsonText.writer().readTree(JsonText.writer().writeValueAsString(expected)));
    }

    @Test
    void aSequenceTakesAPresetByName() {
        CommandRun run = CommandRun.of("sequence", "pistol", "--csv", "--shots", "3", "--formulas", "corrected");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(4);
        assertThat(CommandRun.of("sequence", "pistole", "--csv").code()).isEqualTo(3);
    }

    @Test
    void aSequenceIsChecked() throws IOException {
        Path weapon = write("rifle.yaml", RIFLE);
        CommandRun run = CommandRun.of("sequence", weapon.toString(), "--shots=0", "--speed=-1", "--recoil-control=2");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .contains(
                        "--shots must be at least 1 (it is 0)",
                        "--speed must be at least 0 (it is -1)",
                        "--recoil-control must be at least 0 and at most 1 (it is 2)")
                .doesNotContain("/firing", "/recoilControl");
        assertThat(CommandRun.of("sequence", weapon.toString(), "--shots=1000000")
                        .err())
                .startsWith("--shots asks for")
                .contains("GUNFEEL_MAX_SHOTS");
        assertThat(CommandRun.of("sequence", weapon.toString(), "--distance=0").err())
                .startsWith("--distance must be above 0");
    }

    /** The fault lies in the file, though only the chosen formulas make it one. */
    @ParameterizedTest
    @ValueSource(strings = {"sequence {} --csv", "plot {} -o {}.png", "sequence pistol --against {}"})
    void aWeaponThatTheFormulasDoNotTakeHasItsPlace(String command) throws IOException {
        Path weapon = write("rifle.yaml", """
                fireIntervalSeconds: 0.1
                potential: { maxSeconds: 1, gain: 0.1 }
                recoil: { punching: { peakDegrees: 1, settleSeconds: 0.02 } }
                """);
        String[] arguments = command.replace("{}", weapon.toString()).split(" ");
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).startsWith(weapon + ":3:39: /recoil/punching/settleSeconds ");
        String[] corrected = (command.replace("{}", weapon.toString()) + " --formulas=corrected").split(" ");
        assertThat(CommandRun.of(corrected).code()).isZero();
    }

    @Test
    void aPlotMakesNoFolderUnasked() {
        Path png = folder.resolve("picturs/pattern.png");
        CommandRun run = CommandRun.of("plot", "pistol", "-o", png.toString());
        assertThat(run.code()).isEqualTo(Commands.BAD_INPUT);
        assertThat(run.err()).contains("picturs doesn't exist; make it, or add --mkdirs");
        assertThat(png.getParent()).doesNotExist();
    }

    @Test
    void whatComesFromTheStandardInputIsADocumentToo() {
        String weapon = "{\"fireIntervalSeconds\": 0.1, \"magazineSize\": 3}";
        String yaml = "fireIntervalSeconds: 0.1\nmagazineSize: 3\n";
        assertThat(reading(weapon, "sequence", "-", "--csv", "--seed", "1")
                        .out()
                        .lines())
                .hasSize(4);
        assertThat(reading(yaml, "sequence", "-", "--csv", "--seed", "1").out())
                .isEqualTo(
                        reading(weapon, "sequence", "-", "--csv", "--seed", "1").out());
        Path png = folder.resolve("p.png");
        assertThat(reading(yaml, "plot", "-", "-o", png.toString()).code()).isZero();
        assertThat(png).exists();
        String balance = "presets: [pistol]\nchecks: [{ metric: recoverySeconds, max: 9 }]\n";
        assertThat(reading(balance, "check", "-").code()).isZero();
        CommandRun wrong = reading("fireRate: 600\n", "sequence", "-");
        assertThat(wrong.err()).contains("-:1:1: /fireRate is not known here; did you mean roundsPerMinute?");
    }

    private static CommandRun reading(String input, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandRun.of(arguments);
        } finally {
            System.setIn(before);
        }
    }

    /** The picture is the service's, drawn by the same code: what counts here is format, size and what is drawn. */
    @Test
    void aPlotIsAPicture() throws IOException {
        Path weapon = write("rifle.yaml", RIFLE);
        Path png = folder.resolve("pictures/pattern.png");
        assertThat(CommandRun.of(
                                "plot",
                                weapon.toString(),
                                "-o",
                                png.toString(),
                                "--width=400",
                                "--height=300",
                                "--mkdirs")
                        .code())
                .isZero();
        BufferedImage image = ImageIO.read(png.toFile());
        assertThat(image.getWidth()).isEqualTo(400);
        assertThat(image.getHeight()).isEqualTo(300);
        Path svg = folder.resolve("pattern.svg");
        CommandRun dark = CommandRun.of(
                "plot", "assaultRifle", "--against", "pistol", "--shots=9", "-o", svg.toString(), "--theme=dark");
        assertThat(dark.code()).as(dark.err()).isZero();
        assertThat(svg).content().contains("<svg", "Assault rifle", "Pistol");
    }

    @ParameterizedTest
    @CsvSource({
        "-o pattern.jpg, must end in .png or .svg",
        "'', Missing required option",
        "-o p.png --width=10, --width must be at least 240",
        "-o p.png --height=wide, --height must be a whole number",
        "-o p.png --theme=drak, --theme is not a known theme; did you mean dark?",
        "-o p.png --shots=0, --shots must be at least 1",
    })
    void aPlotIsChecked(String options, String complaint) {
        String[] arguments = ("plot pistol " + options).strip().split(" ");
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = arguments[i].matches("p.*\\..*")
                    ? folder.resolve(arguments[i]).toString()
                    : arguments[i];
        }
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).contains(complaint);
    }

    @ParameterizedTest
    @MethodSource("dev.gunfeel.document.Presets#names")
    void aPresetIsAWeaponToStartFrom(String name) throws IOException {
        Path file = write("own.json", CommandRun.of("preset", name).out());
        assertThat(DocumentFile.weapon(file, Formulas.PUBLISHED, Limits.NONE))
                .isEqualTo(Objects.requireNonNull(Presets.find(name)).weapon());
        assertThat(CommandRun.of("preset").out().lines()).anyMatch(line -> line.startsWith(name + ": "));
    }

    @ParameterizedTest
    @CsvSource({"balance, Gunfeel balance file", "WEAPON, Gunfeel weapon document"})
    void schemasArePrinted(String kind, String title) throws IOException {
        CommandRun run = CommandRun.of("schema", kind);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(title)
                .isEqualTo(
                        Files.readString(Path.of("openapi", kind.toLowerCase(java.util.Locale.ROOT) + ".schema.json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "check", "sequence", "plot", "schema", "serve"})
    void helpHasExamples(String command) {
        CommandRun run = command.isEmpty() ? CommandRun.of("--help") : CommandRun.of(command, "--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Usage: gunfeel", "Examples:", "java -jar gunfeel.jar");
        assertThat(run.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void theHelpOfChecksSaysItsExitCodes() {
        assertThat(CommandRun.of("check", "--help").out())
                .contains("0   passed", "1   a check failed", "2   a check is uncertain", "3   ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"chekc", "check", "check a.yaml b.yaml", "check --junit", "check a.yaml --jnit x", "schema cat"})
    void whatNobodyUnderstandsIsBadInput(String arguments) {
        CommandRun run = CommandRun.of(arguments.split(" "));
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void aMistypedCommandIsSuggested() {
        assertThat(CommandRun.of("chekc").err()).contains("check");
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(CommandRun.of("--version").out().strip()).startsWith("gunfeel ");
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

    /** The numbers of an engine come by its word, and the three options are those of the body. */
    @Test
    void numbersOfAnEngineAreAskedForByItsWord() {
        String[] options = {
            "sequence",
            "assaultRifle",
            "--shots=5",
            "--seed=7",
            "--generator=unityMathematics",
            "--seed-mixing=splitmix",
            "--generator-lifetime=burst"
        };
        WeaponSequenceRequest request = WeaponSequenceRequest.of(
                        Objects.requireNonNull(Presets.find("assaultRifle")).weapon(), Firing.of(5))
                .withSeeds(Seeds.NONE.withRunning(7L))
                .withGenerator(Algorithm.UNITY_MATHEMATICS)
                .withSeedMixing(SeedMixing.SPLITMIX)
                .withGeneratorLifetime(GeneratorLifetime.BURST);
        assertThat(CommandRun.of(options).out())
                .isEqualTo(new String(JsonText.readable(WeaponBurst.sequence(request)), StandardCharsets.UTF_8));
        CommandRun wrong = CommandRun.of("sequence", "assaultRifle", "--generator=unityMaths");
        assertThat(wrong.code()).isNotZero();
        assertThat(wrong.err()).contains("unityMaths", "did you mean unityMathematics");
    }
}
