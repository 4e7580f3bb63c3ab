package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files in YAML and JSON, what they name by path, and where complaints about them stand. */
class DocumentFileTest {
    private static final Limits STANDARD = Limits.of(variable -> null);
    private static final String RIFLE = """
            # A weapon as a designer writes it.
            name: rifle
            fireIntervalSeconds: 0.1
            potential: { maxSeconds: 1, gain: 0.1 }
            spread:
              lift:
                magnitude: 0.5
            """;
    private static final String BALANCE = """
            weapons:
              - weapons/rifle.yaml
              - name: inline
                fireIntervalSeconds: 0.2
            checks:
              - metric: climbDegrees
                max: 3
            """;

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }

    private static List<String> complaints(Path file) {
        FileException exception = catchThrowableOfType(FileException.class, () -> DocumentFile.balance(file, STANDARD));
        assertThat(exception).as("nothing is said").isNotNull();
        return exception.complaints().stream().map(Complaint::toString).toList();
    }

    @Test
    void yamlAndJsonSayTheSame() throws IOException {
        Weapon yaml = DocumentFile.weapon(write("rifle.yaml", RIFLE), Formulas.PUBLISHED, STANDARD);
        Weapon json = DocumentFile.weapon(
                write("rifle.json", Documents.writer().writeValueAsString(yaml)), Formulas.PUBLISHED, STANDARD);
        assertThat(json).isEqualTo(yaml);
        assertThat(yaml.name()).isEqualTo("rifle");
        assertThat(DocumentFile.weapon(write("rifle.YML", RIFLE), Formulas.PUBLISHED, STANDARD))
                .isEqualTo(yaml);
    }

    @Test
    void weaponsStandInlineOrInFiles() throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        ChecksRequest request =
                DocumentFile.balance(write("balance.yaml", BALANCE), STANDARD).request();
        assertThat(request.weapons()).extracting(Weapon::name).containsExactly("rifle", "inline");
        assertThat(request.checks()).hasSize(1);
    }

    @Test
    void everyComplaintHasItsFileLineAndColumn() throws IOException {
        Path rifle = write(
                "weapons/rifle.yaml",
                RIFLE.replace("magnitude: 0.5", "magnitud: 0.5").replace("name: rifle", "name: inline"));
        Path other = write("weapons/other.json", "{\n  \"name\": \"other\",\n  \"fireIntervalSeconds\": -1\n}");
        Path balance = write("balance.yaml", """
                weapons:
                  - weapons/rifle.yaml
                  - name: inline
                    potential: { maxSeconds: 1 }
                  - weapons/other.json
                  - weapons/rifel.yaml
                  - 5
                checks:
                  - metric: climbDegree
                    max: 3
                  - metric: climbDegrees
                    max: 3
                    max: 4
                    target: { shape: humanoid }
                  - metric: swayDegrees
                    max: '3'
                extra: [1, { a: 2 }]
                """);
        assertThat(complaints(balance))
                .containsExactlyInAnyOrder(
                        rifle + ":7:5: /weapons/0/spread/lift/magnitud is not known here; did you mean magnitude?",
                        rifle + ":6:3: /weapons/0/spread/lift/magnitude is required",
                        balance + ":4:5: /weapons/1/potential/gain is required",
                        balance + ":3:5: /weapons/1/fireIntervalSeconds is required",
                        balance + ":3:5: /weapons/1/name is the name of another weapon here; give each its own"
                                + " (it is inline)",
                        other
                                + ":3:3: /weapons/2/fireIntervalSeconds must be at least 0.001 and at most 3600 (it is -1)",
                        balance + ":6:5: /weapons/3 there is no file " + folder.resolve("weapons/rifel.yaml")
                                + "; did you mean rifle.yaml?",
                        balance + ":7:5: /weapons/4 must be an object, or the path of a file (it is 5)",
                        balance + ":9:5: /checks/0/metric must be one of spreadDegrees, climbDegrees, swayDegrees,"
                                + " viewSettleSeconds, recoverySeconds, hitProbability, timeToKillSeconds, shotsToKill,"
                                + " patternDistance; did you mean climbDegrees? (it is climbDegree)",
                        balance + ":13:5: /checks/1/max stands twice in the same object; keep one",
                        balance + ":14:5: /checks/1/target is not a parameter of climbDegrees, which takes shots, shot,"
                                + " speed, vary, seed, simulations; leave it out (it is {…})",
                        balance
                                + ":16:5: /checks/2/max must be a number, written like 0.5 or 30, without quotes (it is 3)",
                        balance
                                + ":17:1: /extra is not known here; known are formulas, weapons, presets, firing, checks,"
                                + " baseline, tolerance, vary, seed, simulations, generator");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "weapons: [1\\nb: 2 | :2:2: can't be read: while parsing a flow sequence, expected ',' or ']'",
                "a: b: c | :1:5: can't be read: mapping values are not allowed here",
                "weapons:\\n\\t- a | can't be read: ",
                "weapons: *rifle | :1:10: can't be read: no anchor &rifle comes before the alias *rifle",
                "weapons: &all [*all] | :1:16: can't be read: the alias *all stands within what it repeats",
                "checks: []\\n---\\nchecks: [] | has text after its end",
                "5 | :1:1: must be an object",
                "# nothing | is empty",
                "<<: {a: 1} | :1:1: /<< is not known here: YAML 1.2 has no merge keys",
                "simulations: .inf | :1:1: /simulations must be a whole number",
                "tolerance: .nan | :1:1: /tolerance must be a finite number",
                "tolerance: '.5' | :1:1: /tolerance must be a number, written like 0.5 or 30, without quotes",
                "tolerance: !half 1 | :1:12: can't be read: the tag !half has no meaning here",
                "checks: !!set {a, b} | can't be read: the tag tag:yaml.org,2002:set has no meaning here",
                "? [a] \\n: 1 | can't be read: a name must be a word",
                "a: &a 1\\n*a : 2 | can't be read: the alias *a can't be a name",
                "a: \"\\z\" | :1:6: can't be read: while scanning a double-quoted scalar",
                "simulations: 1e3 | /checks needs at least one check",
            })
    void textThatIsNotWhatItShouldBe(String text, String complaint) throws IOException {
        Path file = write("balance.yaml", text.replace("\\n", "\n").replace("\\t", "\t"));
        assertThat(complaints(file)).anySatisfy(found -> assertThat(found).contains(complaint));
    }

    @Test
    void jsonThatCanNotBeReadHasItsPlaceToo() throws IOException {
        Path file = write("balance.json", "{\n  \"weapons\": [ }\n}");
        assertThat(complaints(file)).singleElement().asString().startsWith(file + ":2:16: /weapons can't be read: ");
    }

    @Test
    void aliasesRepeatWhatTheirAnchorNames() throws IOException {
        ChecksRequest request =
                DocumentFile.balance(write("balance.yaml", """
                weapons:
                  - &rifle
                    name: &name rifle
                    fireIntervalSeconds: &interval 0.1
                  - name: other
                    fireIntervalSeconds: *interval
                firing: { shots: 10 }
                checks:
                  - { metric: hitProbability, min: 0, distanceMeters: 10, weapon: *name, target: &enemy { shape: humanoid } }
                  - { metric: hitProbability, min: 0, distanceMeters: 20, target: *enemy }
                """), STANDARD).request();
        assertThat(request.weapons().get(1).fireIntervalSeconds()).isEqualTo(0.1);
        assertThat(request.checks().get(0).weapon()).isEqualTo("rifle");
        assertThat(request.checks().get(1).target())
                .isNotNull()
                .isEqualTo(request.checks().get(0).target());
    }

    /** What YAML 1.2 calls its core schema. */
    @Test
    void scalarsAreThoseOfTheCoreSchema() throws IOException {
        Weapon weapon = DocumentFile.weapon(write("rifle.yaml", """
                name: no
                fireIntervalSeconds: .5
                magazineSize: 0x1E
                potential: ~
                damage: { perHit: +1e1, headMultiplier: 2., falloff: !!seq [] }
                seeds: { spread: 0o17, recoil: '9007199254740993', running: -9223372036854775808 }
                """), Formulas.PUBLISHED, STANDARD);
        assertThat(weapon.name()).isEqualTo("no");
        assertThat(weapon.fireIntervalSeconds()).isEqualTo(0.5);
        assertThat(weapon.magazineSize()).isEqualTo(30);
        assertThat(weapon.potential()).isNull();
        assertThat(weapon.damage()).isEqualTo(new Damage(10.0, 2.0, List.of()));
        assertThat(weapon.seeds()).isEqualTo(new Seeds(15L, 9007199254740993L, Long.MIN_VALUE));
        assertThat(DocumentFile.weapon(
                                write("five.yaml", "name: !!str 5\nfireIntervalSeconds: 1\n"),
                                Formulas.PUBLISHED,
                                STANDARD)
                        .name())
                .isEqualTo("5");
    }

    @Test
    void bytesThatAreNoUtf8AreRefused() throws IOException {
        Path file = folder.resolve("balance.yaml");
        Files.write(file, new byte[] {'a', ':', ' ', (byte) 0xff, (byte) 0xfe, '\n'});
        assertThat(complaints(file)).singleElement().asString().contains("can't be read");
    }

    /** Nine lines that unfold into ten to the ninth values. */
    @Test
    void aliasesThatExplodeAreStopped() throws IOException {
        StringBuilder bomb = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x, x]\n");
        for (char c = 'b'; c < 'j'; c++) {
            String before = "*" + (char) (c - 1);
            bomb.append(c).append(": &").append(c).append(" [");
            bomb.append((before + ", ").repeat(9)).append(before).append("]\n");
        }
        long start = System.nanoTime();
        Path file = write("balance.yaml", bomb.toString());
        assertThat(complaints(file))
                .singleElement()
                .asString()
                .startsWith(file + ":")
                .contains("is over a limit: more than 200000 values", Limit.YAML_VALUES.environmentVariable());
        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
    }

    /** Scalars, lists and mappings are values; names and ends are not, and nor is an alias but for what it repeats. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a: 1 | 2 | split the file",
                "a: { b: [1, ~], c: '' } | 6 | split the file",
                "a: &a [1, 2]\\nb: *a | 7 | use fewer aliases",
                "a: &a { b: 1, c: &c [] }\\nd: *a\\ne: *c | 8 | use fewer aliases",
                "a: &a 1\\nb: *a | 3 | use fewer aliases",
            })
    void valuesAreCountedAndNothingElse(String text, int values, String advice) throws IOException {
        Path file = write("balance.yaml", text.replace("\\n", "\n"));
        assertThat(complaints(file, values)).noneMatch(complaint -> complaint.contains("is over a limit"));
        assertThat(complaints(file, values - 1))
                .singleElement()
                .asString()
                .contains("more than " + (values - 1) + " values", Limit.YAML_VALUES.environmentVariable(), advice);
    }

    private static List<String> complaints(Path file, int values) {
        Limits limits = Limits.of(
                variable -> variable.equals(Limit.YAML_VALUES.environmentVariable()) ? Integer.toString(values) : null);
        FileException exception = catchThrowableOfType(FileException.class, () -> DocumentFile.balance(file, limits));
        return exception.complaints().stream().map(Complaint::toString).toList();
    }

    @Test
    void nestingAndSizeHaveLimitsInYamlToo() throws IOException {
        assertThat(complaints(write("deep.yaml", "checks: " + "[".repeat(100_000))))
                .singleElement()
                .asString()
                .contains("is over a limit");
        Limits small = Limits.of(variable -> variable.equals(Limit.BODY.environmentVariable()) ? "10" : null);
        FileException exception = catchThrowableOfType(
                FileException.class, () -> DocumentFile.weapon(write("rifle.yaml", RIFLE), Formulas.PUBLISHED, small));
        assertThat(exception).hasMessageContaining("over the limit of 10 bytes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../outside.yaml",
                "weapons/../../outside.yaml",
                "/etc/passwd",
                "/etc/hosts.yaml",
                "weapons/../..",
                "..",
                "./../inside/../../outside.yaml"
            })
    void pathsThatLeaveTheFolderAreRefused(String path) throws IOException {
        write("outside.yaml", RIFLE);
        write("inside/weapons/rifle.yaml", RIFLE);
        Path file =
                write("inside/balance.yaml", "weapons: ['" + path + "']\nchecks: [{metric: climbDegrees, max: 1}]\n");
        assertThat(complaints(file))
                .singleElement()
                .asString()
                .startsWith(file + ":1:11: /weapons/0 must be a path within the folder of ");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksThatLeaveTheFolderAreRefused() throws IOException {
        write("outside/rifle.yaml", RIFLE);
        Path inside = Files.createDirectories(folder.resolve("inside"));
        Files.createSymbolicLink(inside.resolve("rifle.yaml"), folder.resolve("outside/rifle.yaml"));
        Files.createSymbolicLink(inside.resolve("weapons"), folder.resolve("outside"));
        Path file = write(
                "inside/balance.yaml", "weapons: [rifle.yaml, weapons/rifle.yaml]\nbaseline: weapons/baseline.json\n");
        assertThat(complaints(file))
                .hasSize(3)
                .allSatisfy(complaint -> assertThat(complaint).contains("must be a path within the folder of"));
    }

    /** What is written through such a link would appear where it leads. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksThatLeadNowhereAreRefused() throws IOException {
        write("inside/weapons/rifle.yaml", RIFLE);
        Path outside = folder.resolve("outside.json");
        Path inside = folder.resolve("inside");
        Files.createSymbolicLink(inside.resolve("b.json"), outside);
        Files.createSymbolicLink(inside.resolve("there"), folder.resolve("missing"));
        Files.createSymbolicLink(inside.resolve("round.json"), inside.resolve("round.json"));
        for (String baseline : List.of("b.json", "there/b.json", "round.json")) {
            Path file = write("inside/balance.yaml", BALANCE + "baseline: " + baseline + "\n");
            FileException exception =
                    catchThrowableOfType(FileException.class, () -> DocumentFile.recording(file, STANDARD));
            assertThat(exception)
                    .hasMessageContaining(":8:1: /baseline leads through a link to what doesn't exist")
                    .hasMessageContaining("(it is " + baseline + ")");
            assertThat(complaints(file)).hasSize(1);
        }
    }

    @Test
    void everyFileThatIsReadIsKnown() throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        write(
                "recorded.json",
                "{ \"values\": [{ \"weapon\": \"rifle\", \"measure\": \"climbDegrees\", \"value\": 1 }] }");
        Path file = write("balance.yaml", BALANCE + "baseline: recorded.json\n");
        assertThat(DocumentFile.balance(file, STANDARD).sources())
                .containsExactly(file, folder.resolve("weapons/rifle.yaml"), folder.resolve("recorded.json"));
        assertThat(DocumentFile.balance(file, STANDARD).baseline()).isEqualTo(folder.resolve("recorded.json"));
        assertThat(DocumentFile.recording(file, STANDARD).sources())
                .containsExactly(file, folder.resolve("weapons/rifle.yaml"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"weapons/rifle.yaml", "balance.yaml", "weapons/../balance.yaml", "linked.json", "symbolic.json"})
    @DisabledOnOs(OS.WINDOWS)
    void aBaselineIsNotRecordedOverWhatIsReadAsSomethingElse(String baseline) throws IOException {
        Path rifle = write("weapons/rifle.yaml", RIFLE);
        Files.createLink(folder.resolve("linked.json"), rifle);
        Files.createSymbolicLink(folder.resolve("symbolic.json"), rifle);
        // The baseline comes first: the weapon is not known yet when its path is read.
        Path file = write("balance.yaml", "baseline: " + baseline + "\n" + BALANCE);
        FileException exception =
                catchThrowableOfType(FileException.class, () -> DocumentFile.recording(file, STANDARD));
        assertThat(exception)
                .hasMessageStartingWith(file + ":1:1: /baseline is read here as something else; record to a file");
    }

    @Test
    void aBaselineIsNotRecordedOverAFileOfAnotherKind() throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        Path file = write("balance.yaml", BALANCE + "baseline: Makefile\n");
        FileException exception =
                catchThrowableOfType(FileException.class, () -> DocumentFile.recording(file, STANDARD));
        assertThat(exception.complaints())
                .singleElement()
                .asString()
                .startsWith(file + ":8:1: /baseline must be a file that ends in .yaml, .yml or .json");
    }

    /** The published curve peaks at 0.01 s whatever it settles at; the corrected one takes any time. */
    @Test
    void rulesOfTheFormulasHaveTheirPlaceToo() throws IOException {
        Path file = write("rifle.yaml", """
                fireIntervalSeconds: 0.1
                potential: { maxSeconds: 1, gain: 0.1 }
                recoil:
                  punching:
                    peakDegrees: 1
                    settleSeconds: 0.02
                """);
        FileException exception = catchThrowableOfType(
                FileException.class, () -> DocumentFile.weapon(file, Formulas.PUBLISHED, STANDARD));
        assertThat(exception).hasMessageStartingWith(file + ":6:5: /recoil/punching/settleSeconds ");
        assertThat(DocumentFile.weapon(file, Formulas.CORRECTED, STANDARD).recoil())
                .isNotNull();
    }

    @Test
    void aPathThatStaysInsideMayGoUpAndDown() throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        Path file = write("balance.yaml", BALANCE.replace("weapons/rifle", "other/../weapons/./rifle"));
        Files.createDirectories(folder.resolve("other"));
        assertThat(DocumentFile.balance(file, STANDARD).request().weapons()).hasSize(2);
    }

    @Test
    void aWeaponFileNamesNoFurtherFile() throws IOException {
        write("weapons/rifle.yaml", "other.yaml");
        assertThat(complaints(write("balance.yaml", BALANCE)))
                .anySatisfy(complaint -> assertThat(complaint)
                        .contains("rifle.yaml:1:1: /weapons/0 must be an object (it is other.yaml)"));
    }

    @Test
    void theKeyOfEditorsIsLeftAside() throws IOException {
        write("weapons/rifle.yaml", "$schema: ../weapon.schema.json\n" + RIFLE);
        Path file = write("balance.yaml", "$schema: balance.schema.json\n" + BALANCE);
        assertThat(DocumentFile.balance(file, STANDARD).request().weapons()).hasSize(2);
        Path deeper = write("balance.yaml", BALANCE + "firing: { $schema: x, shots: 3 }\n");
        assertThat(complaints(deeper)).singleElement().asString().contains("/firing/$schema is not known here");
    }

    @Test
    void otherEndingsAreRefused() throws IOException {
        Path file = write("balance.toml", "a = 1");
        assertThat(complaints(file))
                .containsExactly(file + ": must be a file that ends in .yaml, .yml or .json (it is " + file + ")");
        assertThat(complaints(folder.resolve("missing/balance.yaml")))
                .singleElement()
                .asString()
                .contains("there is no file", "its folder is not there either");
        assertThat(complaints(folder.resolve("balance.yaml")))
                .singleElement()
                .asString()
                .contains("did you mean balance.toml?");
        assertThat(complaints(Files.createDirectories(folder.resolve("folder.yaml"))))
                .singleElement()
                .asString()
                .contains("is a folder");
    }

    @Test
    void aBaselineStandsInAFileThatNeedNotBeThereWhileItIsRecorded() throws IOException {
        write("weapons/rifle.yaml", RIFLE);
        Path file = write("balance.yaml", BALANCE + "baseline: recorded/baseline.json\n");
        assertThat(complaints(file)).singleElement().asString().contains(":8:1: /baseline there is no file");
        DocumentFile.Balance recording = DocumentFile.recording(file, STANDARD);
        assertThat(recording.baseline()).isEqualTo(folder.resolve("recorded/baseline.json"));
        assertThat(recording.request().baseline()).isSameAs(Baseline.UNRECORDED);
        FileException exception = catchThrowableOfType(
                FileException.class, () -> DocumentFile.recording(write("other.yaml", BALANCE), STANDARD));
        assertThat(exception).hasMessageContaining("baseline: baseline.json");
    }

    /** What rounds to a whole number is none, and no exponent costs time or memory. */
    @ParameterizedTest
    @CsvSource({
        "1e-400, must be a whole number",
        "-1e-400, must be a whole number",
        "1e-99999999999, must be a whole number",
        "30.00000000000000000000001, must be a whole number",
        "0.99999999999999999999999, must be a whole number",
        "4503599627370497.00000001, must be a whole number",
        "1e999999999, is too large",
        "1e99999999999, is too large",
        "-1e999999999, is too large",
    })
    void wholeNumbersAreJudgedAsTheyAreWritten(String number, String complaint) throws IOException {
        for (String name : List.of("balance.yaml", "balance.json")) {
            Path file = write(name, "{ \"simulations\": " + number + " }");
            assertThat(complaints(file)).anySatisfy(found -> assertThat(found).contains("/simulations " + complaint));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3e1, 30",
        "300e-1, 30",
        "30.000000000000000000000000000, 30",
        "0e99999999999, 0",
        "-0.0, 0",
        "0.00000000000000000000003e24, 30",
        "9007199254740993, 9007199254740993",
        "9007199254740993.0, 9007199254740993",
        "-9223372036854775808, -9223372036854775808",
    })
    void wholeNumbersMayBeWrittenInManyWays(String number, long value) throws IOException {
        Weapon weapon = DocumentFile.weapon(
                write("rifle.json", "{ \"fireIntervalSeconds\": 1, \"seeds\": { \"spread\": " + number + " } }"),
                Formulas.PUBLISHED,
                STANDARD);
        assertThat(weapon.seeds().spread()).isEqualTo(value);
    }

    @Test
    void aNumberTooSmallForADoubleIsZero() throws IOException {
        Weapon weapon = DocumentFile.weapon(
                write("rifle.yaml", RIFLE.replace("magnitude: 0.5", "magnitude: 1e-400")),
                Formulas.PUBLISHED,
                STANDARD);
        assertThat(Objects.requireNonNull(
                                Objects.requireNonNull(weapon.spread()).lift())
                        .magnitude())
                .isZero();
    }

    @Test
    void numbersOfAbsurdLengthAreRefused() throws IOException {
        Path file = write("balance.yaml", "simulations: 9007199254740993" + "0".repeat(100_000) + "\n");
        assertThat(complaints(file))
                .anySatisfy(complaint -> assertThat(complaint)
                        .contains("/simulations has more than 1000 digits")
                        .hasSizeLessThan(1_000));
    }
}
