package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** A weapon from a game's repository, pasted into the page. */
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

    private void paste(String text) {
        browser.click("#paste-open");
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
