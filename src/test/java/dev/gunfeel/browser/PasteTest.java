package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.json.JsonMapper;

/** A weapon from a game's repository, JSON or YAML, pasted into the page. */
class PasteTest extends RangeTest {
    private static final String BROKEN = """
            {
              "name": "Broken",
              "fireIntervalSeconds": "fast",
              "potential": { "maxSeconds": 0.6, "gain": 1.5 },
              "spread": { "lift": { "magnitude": -1 }, "randon": { "horizontal": 1 } },
              "recoil": {
                "rolling": { "model": "underdamped", "peakDegrees": 1, "settleSeconds": 0.1, "peakSeconds": 0.4 }
              }
            }""";

    @Test
    void aBrokenWeaponIsComplainedAboutAtItsFields() {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        paste(BROKEN);
        browser.waitUntil("complaints", () -> browser.find("#broken").isDisplayed());

        assertComplaint("[data-pointer='/fireIntervalSeconds'].field", "must be a number");
        assertComplaint("[data-pointer='/potential/gain'].field", "1");
        assertComplaint("[data-pointer='/spread/lift/magnitude'].field", "0");
        assertComplaint("[data-pointer='/recoil/rolling/peakSeconds'].field", "settleSeconds");
        assertThat(browser.text("section[data-pointer='/spread'] > .notes"))
                .contains("randon")
                .contains("random");
        assertThat(browser.text("#broken")).contains("5 things are wrong");
        assertThat(browser.find("[data-pointer='/potential/gain'] .number").getAttribute("value"))
                .isEqualTo("1.5");
        assertThat(browser.find("[data-pointer='/potential/gain'] .number").getAttribute("aria-invalid"))
                .isEqualTo("true");
        assertThat(browser.pixels("#target")).as("the last sound weapon").isEqualTo(before);

        browser.click("#back");
        waitForPicture();
        assertThat(browser.find("#broken").isDisplayed()).isFalse();
        assertThat(browser.all(".note-error")).isEmpty();
        browser.assertQuietBut(PasteTest::isRefusal);
    }

    @Test
    void aComplaintGoesWhenItsCauseIsRepaired() {
        openWeapon("#weapon");
        paste(
                "{\"fireIntervalSeconds\": 0.1, \"potential\": {\"maxSeconds\": 0.6, \"gain\": 3}, \"spread\": {\"lift\": {\"magnitude\": 0.5}}}");
        browser.waitUntil("complaints", () -> browser.find("#broken").isDisplayed());
        browser.type("[data-pointer='/potential/gain'] .number", "0.2");
        browser.waitUntil("it is sound", () -> !browser.find("#broken").isDisplayed());
        waitForPicture();
        assertThat(browser.all(".note-error")).isEmpty();
        browser.assertQuietBut(PasteTest::isRefusal);
    }

    @Test
    void whatIsNoJsonStaysInTheDialogWithTheReason() {
        openWeapon("#weapon");
        paste("{\n  \"fireIntervalSeconds\": 0.1,\n  oops\n}");
        browser.waitUntil("the reason", () -> !browser.all("#paste .note-error").isEmpty());
        assertThat(browser.find("#paste").isDisplayed()).isTrue();
        assertThat(browser.text("#paste .note-error")).contains("line 3");
        browser.press(Keys.ESCAPE);
        browser.assertQuietBut(PasteTest::isRefusal);
    }

    /** A weapon that was shaped with corrected formulas is fired by them, also after somebody looked at the others. */
    @Test
    void aWeaponIsFiredByTheFormulasThatItSays() {
        openWeapon("#weapon");
        paste("""
                {"name": "Shaped", "formulas": "corrected", "fireIntervalSeconds": 0.1,
                 "potential": {"maxSeconds": 1, "gain": 0.1}, "spread": {"random": {"horizontal": 1, "vertical": 1}}}""");
        browser.waitUntil("the weapon", () -> browser.text("#weapon-name").equals("Shaped"));
        waitForPicture();
        assertThat(chosenFormulas()).isEqualTo("corrected");
        String corrected = browser.pixels("#target");
        browser.click("[aria-label='Formulas'] .choice:first-child");
        waitForPicture();
        assertThat(chosenFormulas()).isEqualTo("published");
        assertThat(browser.pixels("#target")).isNotEqualTo(corrected);
        browser.assertQuiet();
    }

    private String chosenFormulas() {
        return String.valueOf(
                browser.find("[aria-label='Formulas'] input:checked").getAttribute("value"));
    }

    @Test
    void aSoundWeaponIsShown() {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        paste("""
                {"name": "Laser", "fireIntervalSeconds": 0.05, "seeds": {"spread": 9007199254740993},
                 "potential": {"maxSeconds": 1, "gain": 0.1}, "spread": {"lift": {"magnitude": 0.2}}}""");
        browser.waitUntil("the weapon", () -> browser.text("#weapon-name").equals("Laser"));
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(before);
        assertThat(browser.find("[data-pointer='/seeds/spread'] .text").getAttribute("value"))
                .as("every digit of a seed past 2^53")
                .isEqualTo("9007199254740993");
        browser.assertQuiet();
    }

    /** The README's weapon looks as it does where another library has made JSON of it. */
    @Test
    void aWeaponOfYamlIsShownAsTheSameOfJson() throws IOException {
        Matcher block = Pattern.compile("(?s)```yaml weapon\n(.*?)```").matcher(Files.readString(Path.of("README.md")));
        assertThat(block.find()).isTrue();
        String yaml = block.group(1);
        String json = JsonMapper.shared()
                .writeValueAsString(new Load(LoadSettings.builder().build()).loadFromString(yaml));

        openWeapon("#weapon");
        String before = browser.pixels("#target");
        paste(json);
        browser.waitUntil("the weapon", () -> browser.text("#weapon-name").equals("AR-1"));
        waitForPicture();
        String expected = browser.pixels("#target");
        assertThat(expected).isNotEqualTo(before);
        assertThat(browser.run(LIBRARIES)).as("JSON needs no library").isEqualTo(0L);

        openWeapon("#weapon");
        assertThat(browser.pixels("#target")).isEqualTo(before);
        paste(yaml);
        browser.waitUntil("the weapon", () -> browser.text("#weapon-name").equals("AR-1"));
        waitForPicture();
        assertThat(browser.pixels("#target")).isEqualTo(expected);
        assertThat(browser.all(".note-error")).isEmpty();
        assertThat(browser.run(LIBRARIES)).isEqualTo(1L);
        browser.assertQuiet();
    }

    private static final String LIBRARIES =
            "return performance.getEntriesByType('resource').filter((entry) => entry.name.includes('/webjars/')).length";

    @Test
    void brokenYamlStaysInTheDialogWithThePlace() {
        openWeapon("#weapon");
        paste("name: AR-1\nfireIntervalSeconds: 0.1\n  gain: 2\n");
        browser.waitUntil("the reason", () -> !browser.all("#paste .note-error").isEmpty());
        assertThat(browser.find("#paste").isDisplayed()).isTrue();
        assertThat(browser.text("#paste .note-error"))
                .startsWith("Line 3, column ")
                .contains("indentation");
        assertThat(browser.run("""
                        const text = document.querySelector('#paste textarea');
                        return document.activeElement === text && text.value.slice(0, text.selectionStart).split('\\n').length;
                        """)).as("the cursor is in that line").isEqualTo(3L);
        paste("fireIntervalSeconds: 0.1\nfireIntervalSeconds: 0.2\n");
        browser.waitUntil(
                "another reason", () -> browser.text("#paste .note-error").contains("duplicated"));
        browser.press(Keys.ESCAPE);
        browser.assertQuiet();
    }

    /** What the core schema of YAML 1.2 takes for a word is one, and the API says what it thinks of it. */
    @Test
    void aWeaponOfYamlIsComplainedAboutAtItsFields() {
        openWeapon("#weapon");
        paste("""
                # yes is a word, so are 1_0 and what JSON has no number for
                name: yes
                fireIntervalSeconds: 1_0
                potential: &rest { maxSeconds: .inf, gain: 0.1 }
                spread: { lift: { magnitude: -1 }, forwardDistance: 1e999 }
                seeds: { spread: 9007199254740993 }
                """);
        browser.waitUntil("complaints", () -> browser.find("#broken").isDisplayed());
        assertThat(browser.text("#weapon-name")).isEqualTo("yes");
        assertComplaint("[data-pointer='/fireIntervalSeconds'].field", "must be a number");
        assertComplaint("[data-pointer='/potential/maxSeconds'].field", "must be a number");
        assertComplaint("[data-pointer='/spread/forwardDistance'].field", "must be a number");
        assertComplaint("[data-pointer='/spread/lift/magnitude'].field", "0");
        assertValue("/seeds/spread", ".text", "9007199254740993");
        browser.assertQuietBut(PasteTest::isRefusal);
    }

    /** Aliases of aliases, an alias within what it repeats, and a text of no end: each is refused, and nothing hangs. */
    @Test
    void yamlThatUnfoldsIntoTooMuchIsRefused() {
        openWeapon("#weapon");
        StringBuilder laughs = new StringBuilder("a0: &a0 [ha, ha]\n");
        for (int i = 1; i < 60; i++) {
            laughs.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        }
        paste(laughs.toString());
        browser.waitUntil("a refusal", () -> !browser.all("#paste .note-error").isEmpty());
        assertThat(browser.text("#paste .note-error")).contains("more than 20000 values");
        paste("spread: &spread\n  lift: *spread\n");
        browser.waitUntil("a refusal", () -> !browser.all("#paste .note-error").isEmpty());
        assertThat(browser.text("#paste .note-error")).contains("more than 20000 values");
        paste("name: " + "ha".repeat(40_000));
        browser.waitUntil("a refusal", () -> browser.text("#paste .note-error").contains("80006 characters"));
        browser.press(Keys.ESCAPE);
        browser.assertQuiet();
    }

    /** The defaults of the contract, for members that a document leaves out. */
    @Test
    void whatIsLeftOutIsShownAsTheApiTakesIt() {
        openWeapon("#weapon");
        paste("""
                {"fireIntervalSeconds": 0.1, "potential": {"maxSeconds": 1, "gain": 0.1},
                 "spread": {"lift": {"magnitude": 0.2}, "random": {"horizontal": 0.2, "vertical": 0.1}, "running": {"magnitude": 1, "maxSpeed": 5}},
                 "recoil": {"rolling": {"peakDegrees": 1, "settleSeconds": 0.3}, "punching": {"peakDegrees": 1, "settleSeconds": 0.3},
                            "knocking": {"vertical": {"peakDegrees": 1, "settleSeconds": 0.3}, "horizontal": {"peakDegrees": 1, "settleSeconds": 0.3}}}}""");
        browser.waitUntil("the weapon", () -> browser.text("#weapon-name").equals("Weapon"));
        waitForPicture();
        assertValue("/spread/forwardDistance", ".number", "10");
        assertValue("/spread/carryExponent", ".number", "1");
        assertValue("/spread/lift/exponent", ".number", "1");
        assertValue("/spread/random/exponent", ".number", "1");
        assertValue("/spread/random/horizontalRange", ".text", "0.5, 1");
        assertValue("/spread/random/verticalRange", ".text", "-1, 1");
        assertValue("/spread/random/signRuns", ".text", "2, 4, 4, 8, 8");
        assertValue("/spread/random/signPattern", "input:checked", "runs");
        assertValue("/spread/random/firstSign", "input:checked", "1");
        assertValue("/spread/running/exponent", ".number", "1");
        assertValue("/spread/running/range", ".text", "0, 1");
        assertValue("/spread/running/verticalScale", ".number", "1");
        assertValue("/recoil/rolling/model", "input:checked", "critical");
        assertValue("/recoil/rolling/sign", "input:checked", "random");
        assertValue("/recoil/rolling/variation", ".number", "0");
        assertValue("/recoil/punching/sign", "input:checked", "positive");
        assertValue("/recoil/knocking/vertical/sign", "input:checked", "positive");
        assertValue("/recoil/knocking/stacking", "input:checked", "restart");
        assertValue("/seeds/spread", ".text", "1");
        assertValue("/seeds/recoil", ".text", "500009");
        browser.assertQuiet();
    }

    private void assertValue(String pointer, String input, String value) {
        String selector = ".field[data-pointer='" + pointer + "'] " + input;
        assertThat(browser.find(selector).getAttribute("value")).as(pointer).isEqualTo(value);
    }

    private void paste(String text) {
        if (browser.all("#paste[open]").isEmpty()) {
            browser.click("#paste-open");
        }
        browser.run("document.querySelector('#paste textarea').value = arguments[0]", text);
        browser.click("#paste-use");
    }

    private void assertComplaint(String field, String words) {
        assertThat(browser.all(field + " .note-error"))
                .as(field)
                .singleElement()
                .satisfies(note -> {
                    assertThat(note.isDisplayed()).isTrue();
                    assertThat(note.getText()).contains(words);
                });
    }

    /** The browser itself notes that the service has refused the weapon. */
    private static boolean isRefusal(String complaint) {
        return complaint.contains("/v1/") && complaint.matches("(?s).*status of (400|422).*");
    }
}
