package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.check.Baseline;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files in YAML and JSON, what they name by path, and where complaints about them stand. */
class DocumentFileTest extends InFolder {

    @Test
    void yamlAndJsonSayTheSame() throws IOException {
        Weapon yaml = DocumentFile.weapon(write("rifle.yaml", RIFLE), Formulas.PUBLISHED, STANDARD);
        Weapon json = DocumentFile.weapon(
                write("rifle.json", JsonText.writer().writeValueAsString(yaml)), Formulas.PUBLISHED, STANDARD);
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
                  - metric: climbDegrees
                    vary: al
                  - metric: hitProbability
                    max: 0.3
                    max: 0.4
                    target: { shape: circle, radiusMeters: 1, widthMeters: 2 }
                  - metric: swayDegrees
                    max: '3'
                extra: [1, { a: 2 }]
                """);
        assertThat(complaints(balance))
                .containsExactlyInAnyOrder(
                        rifle + ":7:5: /weapons/0/spread/lift/magnitud is not known here; did you mean magnitude?",
                        rifle + ":6:3: /weapons/0/spread/lift/magnitude is required",
                        balance + ":4:5: /weapons/1/potential/gain is required",
                        balance + ":3:5: /weapons/1/fireIntervalSeconds is required, or roundsPerMinute in its place",
                        balance + ":3:5: /weapons/1/name is the name of another weapon here; give each its own"
                                + " (it is inline)",
                        other
                                + ":3:3: /weapons/2/fireIntervalSeconds must be at least 0.001 and at most 3600 (it is -1)",
                        balance + ":6:5: /weapons/3 there is no file " + folder.resolve("weapons/rifel.yaml")
                                + "; did you mean rifle.yaml?",
                        balance + ":7:5: /weapons/4 must be an object, or the path of a file (it is 5)",
                        balance + ":10:5: /checks/0/vary must be one of running, all; did you mean all? (it is al)",
                        balance + ":13:5: /checks/1/max stands twice in the same object; keep one",
                        balance + ":14:47: /checks/1/target/widthMeters means nothing to shape circle, which takes"
                                + " radiusMeters, health, armor; leave it out, or change shape to rectangle (it is 2)",
                        balance + ":11:5: /checks/1/distanceMeters is required with metric hitProbability; add it",
                        balance
                                + ":16:5: /checks/2/max must be a number, written like 0.5 or 30, without quotes (it is \"3\")",
                        balance
                                + ":17:1: /extra is not known here; known are formulas, weapons, presets, firing, player, checks,"
                                + " baseline, tolerance, vary, seed, simulations, generator,"
                                + " seedMixing, generatorLifetime");
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

    /** Two dots are only a folder's name where they are all of it. */
    @ParameterizedTest
    @ValueSource(strings = {"..rifle.yaml", "a..b.yaml", "...yaml", "..weapons/rifle.yaml", "weapons../rifle..yaml"})
    void dotsInNamesLeadNowhere(String path) throws IOException {
        write("inside/" + path, RIFLE);
        Path file =
                write("inside/balance.yaml", "weapons: ['" + path + "']\nchecks: [{metric: climbDegrees, max: 1}]\n");
        assertThat(DocumentFile.balance(file, STANDARD).request().weapons()).hasSize(1);
        write("inside/balance.yaml", "weapons: ['../inside/" + path + "']\n");
        assertThat(complaints(file))
                .anySatisfy(complaint -> assertThat(complaint).contains("must be a path within the folder of"));
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
                .contains("there is no file")
                .doesNotContain("did you mean");
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
}
