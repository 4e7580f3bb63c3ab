package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** The parts of weapons of shipped games, with the service's own answers. */
@NullUnmarked // attributes that are there
class WeaponPartsTest extends RangeTest {
    private void preset(String name) {
        openWeapon("#weapon");
        browser.click(".chip[data-preset='" + name + "']");
        waitForPicture();
    }

    private String figure(String name) {
        return browser.text("[data-figure=" + name + "] .figure-value");
    }

    private String target() {
        return browser.find("#target").getAttribute("aria-label");
    }

    private void press(String control, String word) {
        List<WebElement> buttons = browser.find(control).findElements(By.cssSelector("button, label"));
        buttons.stream()
                .filter(button -> button.getText().equals(word))
                .findFirst()
                .orElseThrow()
                .click();
        waitForPicture();
    }

    @ParameterizedTest
    @CsvSource({
        "shotgun, false, true",
        "boltActionRifle, false, true",
        "firstShotSubmachineGun, true, true",
        "bloomRifle, true, true",
        "patternRifle, false, true"
    })
    void everyWeaponIsShown(String name, boolean hasHeat, boolean kicks) {
        for (int width : new int[] {1440, 390}) {
            browser.look(width, 900, width == 390 ? "dark" : "light");
            preset(name);
            browser.screenshot("weapon-" + name + "-" + width);
            assertThat(browser.find("#broken").isDisplayed()).isFalse();
            assertThat(browser.find("#chart-heat").isDisplayed()).isEqualTo(hasHeat);
            assertThat(browser.find("#chart-coneDegrees").isDisplayed()).isTrue();
            assertThat(browser.find("#chart-pitchDegrees").isDisplayed()).isEqualTo(kicks);
        }
        browser.assertQuiet();
    }

    @Test
    void pelletsAreCounted() {
        preset("shotgun");
        assertThat(target()).startsWith("8 shots of 72 pellets at 10 metres");
        browser.type("[data-pointer='/pellets/count'] .number", "12");
        waitForPicture();
        assertThat(target()).startsWith("8 shots of 96 pellets at 10 metres");
        browser.assertQuiet();
    }

    @Test
    void aStanceChangesWhereTheyGo() {
        preset("boltActionRifle");
        String hip = figure("largest");
        press("[data-pointer='/stances']", "scoped");
        assertThat(Double.parseDouble(figure("largest"))).isLessThan(Double.parseDouble(hip) / 2);
        press("[data-pointer='/stances']", "scoped");
        assertThat(figure("largest")).isEqualTo(hip);
        browser.assertQuiet();
    }

    /** 450 rounds a minute are a shot every 133 ms: at 20 frames a second three frames, 400. */
    @Test
    void theGamesClockSlowsFireDown() {
        preset("bloomRifle");
        assertThat(figure("rate")).isEqualTo("450");
        press("[data-pointer='/clock']", "with frames");
        browser.type("[data-pointer='/hz'] .number", "20");
        waitForPicture();
        assertThat(figure("rate")).isEqualTo("400");
        press("[data-pointer='/clock']", "carried");
        assertThat(Double.parseDouble(figure("rate"))).isBetween(440.0, 455.0);
        browser.type("[data-pointer='/hz'] .number", "0");
        browser.waitUntil(
                "the fault is told",
                () -> !browser.all("[data-pointer='/hz'] .number[aria-invalid=true]")
                        .isEmpty());
        press("[data-pointer='/clock']", "when due");
        assertThat(figure("rate")).isEqualTo("450");
        browser.assertQuietBut(entry -> entry.contains("422"));
    }

    /** Each part that the pistol lacks is added with one click, and drawn. */
    @ParameterizedTest
    @ValueSource(strings = {"a cone", "pellets", "a drawn pattern", "drawn kicks", "a stance", "a projectile"})
    void aPartIsAddedWithOneClick(String part) {
        preset("pistol");
        browser.click("[aria-label='Add " + part + "']");
        waitForPicture();
        assertThat(browser.find("#broken").isDisplayed()).isFalse();
        assertThat(browser.text("#weapon-name")).contains("changed");
        browser.assertQuiet();
    }

    /** A slider never reaches beyond what the service takes, however large the weapon's own value is. */
    @Test
    void aSliderEndsAtTheLimit() {
        openWeapon("#weapon");
        for (WebElement slider : browser.all(".slider")) {
            assertThat(slider.getAttribute("max"))
                    .as(slider.getAttribute("aria-label"))
                    .isNotEmpty();
        }
        browser.type("[data-pointer='/potential/gain'] .number", "0.9");
        waitForPicture();
        assertThat(Double.parseDouble(
                        browser.find("[data-pointer='/potential/gain'] .slider").getAttribute("max")))
                .isLessThanOrEqualTo(1);
        browser.assertQuiet();
    }
}
