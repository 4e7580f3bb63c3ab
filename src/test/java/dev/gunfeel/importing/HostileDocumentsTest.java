package dev.gunfeel.importing;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.gunfeel.Requests;
import dev.gunfeel.input.InputException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents that nobody meant to write: each is a clear complaint or a weapon, soon. */
class HostileDocumentsTest {
    private static final List<String> FILES = List.of(
            "ak47.txt", "script.txt", "lyra.json", "lyra-table.json", "lyra.csv", "battlefield.json", "titanfall.txt");

    static Stream<Arguments> formatsAndFiles() {
        return Stream.of(ImportFormat.values())
                .flatMap(format -> FILES.stream().map(file -> Arguments.of(format, file)));
    }

    /** Any document as any format, with bytes changed, cut out and repeated: what comes out is finite, or a complaint. */
    @ParameterizedTest
    @MethodSource("formatsAndFiles")
    void brokenDocumentsAreComplainedAbout(ImportFormat format, String file) {
        byte[] whole = Imported.bytes(file);
        Random random = new Random(file.hashCode() * 31L + format.name().hashCode());
        String digits = "0123456789eE-+.\"{}[],:#\n NaInf";
        for (int i = 0; i < 300; i++) {
            byte[] broken = Arrays.copyOf(whole, i % 3 == 0 ? random.nextInt(whole.length + 1) : whole.length);
            for (int changes = random.nextInt(6); changes > 0 && broken.length > 0; changes--) {
                broken[random.nextInt(broken.length)] =
                        i % 2 == 0 ? (byte) random.nextInt(256) : (byte) digits.charAt(random.nextInt(digits.length()));
            }
            try {
                Requests.assertFinite(format.read(broken, Imported.LIMITS));
            } catch (InputException e) {
                assertThat(e.complaints()).isNotEmpty();
                assertThat(e.complaints())
                        .allSatisfy(complaint ->
                                assertThat(complaint.message()).doesNotContain("java", "Exception", "tools.jackson"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsTooLittle(ImportFormat format) {
        complaintsOf(() -> Imported.text(format, "")).isNotNull();
        complaintsOf(() -> format.read(new byte[] {'{', (byte) 0xC3, '}'}, Imported.LIMITS))
                .saying("UTF-8");
    }

    @Test
    void deepNestingIsRefused() {
        complaintsOf(() -> Imported.text(ImportFormat.BATTLEFIELD, "[".repeat(200_000)))
                .saying("nested too deep");
        complaintsOf(() -> Imported.text(ImportFormat.TITANFALL, "a {".repeat(200_000)))
                .saying("more than 64 deep");
    }

    @Test
    void largeDocumentsTakeNoLongerThanTheirSize() {
        StringBuilder places = new StringBuilder("Name");
        StringBuilder values = new StringBuilder("coneDegrees");
        for (int i = 0; i < 100_000; i++) {
            places.append(',').append(i);
            values.append(',').append(i % 7);
        }
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < 200_000; i++) {
            keys.append("\"key").append(i).append("\" \"1\"\n");
        }
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            complaintsOf(() -> Imported.text(
                            ImportFormat.LYRA, places + "\n" + values + "\nheatPerShot,1\ncoolingPerSecond,1\n"))
                    .with("/weapon/spread/cone/degrees", "100");
            assertThat(Imported.text(ImportFormat.TITANFALL, "\"fire_rate\" \"10\"\n" + keys)
                            .unmatched())
                    .hasSize(200_000);
            // The longest spray that there is: 64 shots an hour apart.
            assertThat(Imported.text(
                                    ImportFormat.COUNTER_STRIKE,
                                    "\"cycletime\" \"3600\" \"recoil magnitude\" \"30\" \"primary clip size\" \"64\"")
                            .recoilTable())
                    .hasSize(64);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "1e999", "0x10", "12f", "1,5", ""})
    void whatIsNoNumberIsTold(String number) {
        complaintsOf(() -> Imported.text(
                        ImportFormat.TITANFALL,
                        "w\n{\n\"fire_rate\" \"10\"\n\"spread_stand_hip\" \"" + number
                                + "\"\n\"damage_near_value\" \"x\"\n}"))
                .with("/spread_stand_hip", "finite number at line 4")
                .with("/damage_near_value", "finite number at line 5");
    }

    @Test
    void whatKeyValuesLackIsTold() {
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "a {\n\"b\" \"c"))
                .onlyAt("", "line 2", "quote that does not end");
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "a {\n b 1\n"))
                .onlyAt("", "ends within the block a");
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "}\n")).onlyAt("", "line 1", "none began");
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "{ }\n")).onlyAt("", "has no name");
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "a }\n")).onlyAt("", "gives a no value");
        complaintsOf(() -> Imported.text(ImportFormat.COUNTER_STRIKE, "a { }")).onlyAt("/cycletime", "is required");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "-2147483649", "0.5", "1e12"})
    void aSeedIsAWholeNumberOf32Bits(String seed) {
        complaintsOf(() -> Imported.text(
                        ImportFormat.COUNTER_STRIKE,
                        "a { cycletime 0.1 \"recoil magnitude\" 30 \"recoil seed\" " + seed + " }"))
                .onlyAt("/recoil seed", "whole number of 32 bits");
    }

    @Test
    void jsonThatIsNoneIsTold() {
        complaintsOf(() -> Imported.text(ImportFormat.BATTLEFIELD, "{\"RoF\": 700,\n}"))
                .onlyAt("", "line 2");
        complaintsOf(() -> Imported.text(ImportFormat.BATTLEFIELD, "{\"RoF\": 700} 5"))
                .onlyAt("", "behind its end");
        complaintsOf(() -> Imported.text(ImportFormat.BATTLEFIELD, "{\"RoF\": 1, \"RoF\": 2}"))
                .onlyAt("", "RoF twice");
    }

    /** Rules of the weapon itself are told in the weapon. */
    @Test
    void aWeaponThatBreaksRulesIsTold() {
        complaintsOf(() -> Imported.text(
                        ImportFormat.BATTLEFIELD, "{\"RoF\": 700, \"SpreadMin\": 46, \"ShotsPerShell\": 90}"))
                .with("/weapon/spread/cone/degrees", "45")
                .with("/weapon/pellets/count", "64");
    }

    @ParameterizedTest
    @ValueSource(strings = {"counterstrike", "LYRA", " "})
    void anotherFormatIsToldWithTheNearest(String word) {
        complaintsOf(() -> ImportFormat.read(word, "{}".getBytes(StandardCharsets.UTF_8), Imported.LIMITS))
                .onlyAt("from", "is not known");
        complaintsOf(() -> ImportFormat.read(null, new byte[0], Imported.LIMITS))
                .onlyAt("from", "is required", "counterStrike");
    }
}
