package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.arsenal.ArsenalSimulation;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.document.DocumentFile;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.picture.Pictures;
import dev.gunfeel.picture.Png;
import dev.gunfeel.picture.Theme;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilCurve;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.text.Csv;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README shows is what a reader gets. */
class ReadmeTest {
    private static final Pattern POSTED = Pattern.compile("-d '(\\{.*?})'");

    private final String readme = read(Path.of("README.md"));

    @Test
    void theShownLinesAreThoseOfTheAnswer() {
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        Csv.write(answer().table(), csv);
        List<String> shown = readme.lines()
                .dropWhile(line -> !line.startsWith("index,timeSeconds"))
                .takeWhile(line -> !line.startsWith("```"))
                .toList();
        List<String> cut = csv.toString(StandardCharsets.UTF_8)
                .lines()
                .limit(shown.size())
                .map(line -> line.split(",", -1))
                .map(this::cut)
                .toList();
        assertThat(shown).hasSize(4).isEqualTo(cut);
    }

    /** Does what the shown cut does. */
    private String cut(String[] cells) {
        Matcher fields = Pattern.compile("cut -d, -f([0-9,]+)").matcher(readme);
        assertThat(fields.find()).isTrue();
        return Stream.of(fields.group(1).split(","))
                .map(field -> cells[Integer.parseInt(field) - 1])
                .collect(Collectors.joining(","));
    }

    /** The rifle stands still, so its running seed doesn't matter. */
    @Test
    void theShownPatternIsTheRifles() throws IOException {
        Path shown = Path.of("docs/pattern.png");
        byte[] drawn = Png.write(Pictures.of(answer()).orElseThrow(), new PictureOptions(800, 460, Theme.LIGHT));
        if (Boolean.getBoolean("gunfeel.update")) {
            Files.write(shown, drawn);
        }
        assertThat(Files.readAllBytes(shown))
                .as("docs/pattern.png differs; draw it with ./mvnw test -Dtest=ReadmeTest -Dgunfeel.update=true")
                .isEqualTo(drawn);
    }

    @Test
    void theShownArsenalIsThatOfTheExample() throws IOException {
        Path shown = Path.of("docs/arsenal.png");
        Arsenal arsenal = ArsenalSimulation.run(
                DocumentFile.request(Path.of("examples/arsenal/arsenal.yaml"), ArsenalRequest.class, Limits.NONE)
                        .request());
        byte[] drawn = Png.write(Pictures.of(arsenal).orElseThrow(), PictureOptions.STANDARD);
        if (Boolean.getBoolean("gunfeel.update")) {
            Files.write(shown, drawn);
        }
        assertThat(Files.readAllBytes(shown))
                .as("docs/arsenal.png differs; draw it with ./mvnw test -Dtest=ReadmeTest -Dgunfeel.update=true")
                .isEqualTo(drawn);
    }

    @Test
    void everyPostedBodyIsTheRiflesMagazine() {
        Matcher posted = POSTED.matcher(readme);
        int count = 0;
        while (posted.find()) {
            WeaponSequence answer = WeaponBurst.sequence(Documents.read(
                    posted.group(1).getBytes(StandardCharsets.UTF_8), WeaponSequenceRequest.class, Limits.NONE));
            assertThat(answer.shots()).isEqualTo(answer().shots());
            count++;
        }
        assertThat(count).isEqualTo(2);
    }

    /** It shows every member of a weapon but a few whose default nearly everybody keeps. */
    @Test
    void theShownWeaponIsOne(@TempDir Path folder) throws IOException {
        String shown = DocumentationRun.block(Path.of("README.md"), "weapon");
        Weapon weapon = DocumentFile.weapon(
                Files.writeString(folder.resolve("weapon.yaml"), shown), Formulas.PUBLISHED, Limits.NONE);
        Matcher member =
                Pattern.compile("\"(\\w+)\" :").matcher(new String(JsonText.readable(weapon), StandardCharsets.UTF_8));
        Set<String> left = new TreeSet<>();
        while (member.find()) {
            if (!shown.contains(member.group(1) + ":")) {
                left.add(member.group(1));
            }
        }
        assertThat(left)
                .containsExactly(
                        "coneDegrees",
                        "firstSign",
                        "heatFactor",
                        "range",
                        "runningFactor",
                        "share",
                        "torso",
                        "verticalScale");
    }

    @Test
    void theTableNamesEveryVariable() throws IOException {
        for (Limit limit : Limit.values()) {
            String standard = switch (limit) {
                case COMPUTATIONS -> "number of cores";
                case MEMORY -> "half of the heap but 32 MiB";
                default -> Long.toString(limit.standard());
            };
            assertThat(readme).contains("| `" + limit.environmentVariable() + "` | " + standard + " |");
        }
        Matcher used = Pattern.compile("\\$\\{(GUNFEEL_[A-Z_]+):([^}]*)}")
                .matcher(Files.readString(Path.of("src/main/resources/application.properties")));
        while (used.find()) {
            assertThat(readme).contains("| `" + used.group(1) + "` | " + used.group(2) + " |");
        }
    }

    @Test
    void theShownDependencyIsThisVersion() {
        assertThat(readme)
                .contains("    <version>" + Pom.read().version() + "</version>\n    <classifier>plain</classifier>");
    }

    /** Corrected formulas put the peak where it was asked for; what is shown is what is compiled here. */
    @Test
    void theShownKickPeaksAtWhatItWasAskedFor() throws IOException {
        RecoilCurve kick = Recoil.curve(
                RecoilCurveRequest.of(RecoilChannel.of(2.0, 0.3), 0.6).withFormulas(Formulas.CORRECTED));
        double peak = kick.curve().peak().degrees();
        assertThat(peak).isCloseTo(2, within(1e-9));
        List<String> shown = readme.lines()
                .dropWhile(line -> !line.startsWith("RecoilCurve kick"))
                .takeWhile(line -> !line.startsWith("```"))
                .map(String::strip)
                .toList();
        assertThat(shown).hasSize(3);
        assertThat(Files.readAllLines(Path.of("src/test/java/dev/gunfeel/ReadmeTest.java")).stream()
                        .map(String::strip))
                .containsSubsequence(shown);
    }

    /** The libraries that the plain jar reads files by are named in the versions that it was tested with. */
    @ParameterizedTest
    @ValueSource(strings = {"jackson-core", "snakeyaml-engine"})
    void theNamedVersionsAreThoseInUse(String library) {
        Matcher named = Pattern.compile("<artifactId>" + library + "</artifactId>\\s*<version>([^<]+)</version>")
                .matcher(readme);
        assertThat(named.find()).isTrue();
        assertThat(System.getProperty("java.class.path")).contains("/" + library + "-" + named.group(1) + ".jar");
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<Path> documents;
        try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
            documents = Stream.concat(
                            Stream.of(
                                    Path.of("README.md"),
                                    Path.of("CONTRIBUTING.md"),
                                    Path.of("SECURITY.md"),
                                    Path.of("RELEASING.md")),
                            docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .toList();
        }
        for (Path document : documents) {
            Matcher link = Pattern.compile("\\]\\(([^)#]+?)(#[^)]*)?\\)").matcher(read(document));
            while (link.find()) {
                String target = link.group(1);
                if (!target.startsWith("http") && !target.startsWith("/")) {
                    assertThat(document.resolveSibling(target))
                            .as(document + " links to " + target)
                            .exists();
                }
            }
        }
    }

    private static WeaponSequence answer() {
        String body = "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 30}, \"distanceMeters\": 10,"
                + " \"seeds\": {\"running\": 0}}";
        return WeaponBurst.sequence(
                Documents.read(body.getBytes(StandardCharsets.UTF_8), WeaponSequenceRequest.class, Limits.NONE));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
