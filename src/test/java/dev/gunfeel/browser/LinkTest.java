package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The state of the page in the fragment of its address. */
class LinkTest extends RangeTest {
    @Test
    void aLinkRestoresTheWeaponAndHowItIsFired() {
        openWeapon("#weapon");
        type("[data-pointer='/spread/lift/magnitude'] .number", "0.33");
        type("[data-pointer='/distanceMeters'] .number", "22");
        type("[data-pointer='/shots'] .number", "17");
        browser.actions()
                .moveToElement(browser.find("#bench-weapon .choice input[value=corrected]"))
                .click()
                .perform();
        waitForPicture();
        String picture = browser.pixels("#target");
        browser.waitUntil("the address follows", () -> browser.address().contains("#weapon."));
        String address = settledAddress();

        openWeapon("#weapon");
        assertThat(browser.pixels("#target")).isNotEqualTo(picture);
        openWeapon("#" + Objects.requireNonNull(URI.create(address).getFragment()));
        assertThat(browser.pixels("#target")).isEqualTo(picture);
        assertThat(browser.find("[data-pointer='/spread/lift/magnitude'] .number")
                        .getAttribute("value"))
                .isEqualTo("0.33");
        assertThat(browser.find("[data-pointer='/distanceMeters'] .number").getAttribute("value"))
                .isEqualTo("22");
        browser.assertQuiet();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#weapon.", "#weapon.%%%", "#weapon.AAAA", "#nothing", "#weapon.q1YqSS0uAQA", "#constructor.x"})
    void aBrokenLinkStillShowsAWeapon(String fragment) {
        openWeapon(fragment);
        assertThat(browser.text("#weapon-name")).isEqualTo("Assault rifle");
        browser.assertQuiet();
    }

    /** The address once it stops changing: it follows the controls a moment later. */
    private String settledAddress() {
        String[] last = {""};
        browser.waitUntil("the address rests", () -> {
            browser.await("await new Promise((done) => setTimeout(done, 700))");
            boolean rests = browser.address().equals(last[0]);
            last[0] = browser.address();
            return rests;
        });
        return last[0];
    }

    private void type(String input, String text) {
        browser.click(input);
        browser.press(Keys.chord(Keys.CONTROL, "a"), text);
    }
}
