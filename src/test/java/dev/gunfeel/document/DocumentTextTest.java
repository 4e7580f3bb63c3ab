package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Names;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.target.Target;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands in a file as text: YAML and JSON, their scalars, numbers and aliases, and what is too much of them. */
class DocumentTextTest extends InFolder {

    private static List<String> complaints(Path file, int values) {
        Limits limits = Limits.of(
                variable -> variable.equals(Limit.YAML_VALUES.environmentVariable()) ? Integer.toString(values) : null);
        FileException exception = catchThrowableOfType(FileException.class, () -> DocumentFile.balance(file, limits));
        return exception.complaints().stream().map(LocatedComplaint::toString).toList();
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
                "checks: []\\n---\\nchecks: [] | :2:1: can't be read: a second document begins here; keep each in a file of its own",
                "5 | :1:1: must be an object",
                "# nothing | is empty; it needs weapons and checks",
                "<<: {a: 1} | :1:1: /<< is not known here: YAML 1.2 has no merge keys",
                "simulations: .inf | :1:1: /simulations must be a whole number",
                "tolerance: .nan | :1:1: /tolerance must be a finite number",
                "tolerance: '.5' | :1:1: /tolerance must be a number, written like 0.5 or 30, without quotes",
                "tolerance: !half 1 | :1:12: can't be read: the tag !half has no meaning here",
                "checks: !!set {a, b} | can't be read: the tag tag:yaml.org,2002:set has no meaning here",
                "? [a] \\n: 1 | can't be read: a name must be a word",
                "a: &a 1\\n*a : 2 | can't be read: the alias *a can't be a name",
                "a: \"\\z\" | :1:6: can't be read: while scanning a double-quoted scalar",
                "weapons: []\\nseed 3\\nchecks: [] | :2:1: can't be read: the line has no ':' behind its name; write seed: 3",
                "player:\\n  view: 1\\n   pattern: 0 | :3:4: can't be read: line 3 is indented by 3, its neighbours by 2",
                "weapons:\\n  - a.yaml\\n - b.yaml | :3:2: can't be read: line 3 is indented by 1, its neighbours by 2",
                "player:\\n\\tview: 1 | :2:1: can't be read: the line is indented by a tab; indent it by spaces",
                "tolerance: 0,05 | :1:1: /tolerance must be a number, written like 0.05, with a point (it is 0,05)",
                "simulations: '40' | :1:1: /simulations must be a whole number, written like 30, without quotes (it is \"40\")",
                "weapons:\\n  rifle: a.yaml | :1:1: /weapons must be a list; begin each of its elements with a dash (it is {…})",
                "presets: pistol | :1:1: /presets must be a list; write [pistol] (it is pistol)",
                "presets: [pistol]\\nchecks: [{metric: hitProbability, target: humanoid, distanceMeters: 5, min: 0}]"
                        + " | /checks/0/target must be an object, such as { shape: humanoid } (it is humanoid)",
                "weapons: [a\\\\b.yaml] | write its folders with /, not with \\",
                "weapons: [{fireRate: 600}] | /weapons/0/fireRate is not known here; did you mean roundsPerMinute?",
                "simulations: 1e3 | /checks needs at least one check",
            })
    void textThatIsNotWhatItShouldBe(String text, String complaint) throws IOException {
        Path file = write("balance.yaml", text.replace("\\n", "\n").replace("\\t", "\t"));
        assertThat(complaints(file)).anySatisfy(found -> assertThat(found).contains(complaint));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"seed\": 1, // the first | JSON has no comments; leave them out, or write the file as .yaml",
                "{\"seed\": 1,} | a comma with nothing behind it; leave it out, or write the file as .yaml",
                "{\"presets\": [\"pistol\",]} | a comma with nothing behind it; leave it out, or write the file as .yaml",
            })
    void jsonIsToldFromWhatLooksLikeIt(String text, String complaint) throws IOException {
        assertThat(complaints(write("balance.json", text)))
                .singleElement()
                .asString()
                .endsWith(complaint);
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
        assertThat(request.checks().get(0).weapon()).isEqualTo(Names.of("rifle"));
        assertThat(request.checks())
                .extracting(CheckRequest::metric)
                .containsExactly(new HitProbability(Target.humanoid(), 10), new HitProbability(Target.humanoid(), 20));
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
        assertThat(weapon.damage()).isEqualTo(Damage.of(10.0).withHeadMultiplier(2.0));
        assertThat(weapon.seeds())
                .isEqualTo(
                        Seeds.NONE.withSpread(15L).withRecoil(9007199254740993L).withRunning(Long.MIN_VALUE));
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

    /** Nine lines that unfold into ten to the ninth values, which no memory would hold. */
    @Test
    void aliasesThatExplodeAreStopped() throws IOException {
        StringBuilder bomb = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x, x]\n");
        for (char c = 'b'; c < 'j'; c++) {
            String before = "*" + (char) (c - 1);
            bomb.append(c).append(": &").append(c).append(" [");
            bomb.append((before + ", ").repeat(9)).append(before).append("]\n");
        }
        Path file = write("balance.yaml", bomb.toString());
        assertThat(complaints(file))
                .singleElement()
                .asString()
                .startsWith(file + ":")
                .contains("is over a limit: more than 200000 values", Limit.YAML_VALUES.environmentVariable());
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
