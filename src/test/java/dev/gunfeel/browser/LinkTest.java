package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The state of the page in the fragment of its address. */
class LinkTest extends RangeTest {
    @Test
    void aLinkRestoresTheWeaponAndHowItIsFired() {
        openWeapon("#weapon");
        browser.type("[data-pointer='/spread/lift/magnitude'] .number", "0.33");
        browser.type("[data-pointer='/distanceMeters'] .number", "22");
        browser.type("[data-pointer='/shots'] .number", "17");
        browser.click("#bench-weapon .choice:has(input[value=corrected])");
        waitForPicture();
        waitForFigures();
        String figures = browser.text("#bench-weapon .figures");
        String curve = browser.pixels("#chart-pitchDegrees");
        browser.waitUntil("the address follows", () -> browser.address().contains("#weapon."));
        String address = browser.settledAddress();

        openWeapon("#weapon");
        assertThat(browser.text("#bench-weapon .figures")).isNotEqualTo(figures);
        openWeapon("#" + Objects.requireNonNull(URI.create(address).getFragment()));
        waitForFigures();
        assertThat(browser.text("#bench-weapon .figures")).isEqualTo(figures);
        assertThat(browser.pixels("#chart-pitchDegrees")).isEqualTo(curve);
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
}
