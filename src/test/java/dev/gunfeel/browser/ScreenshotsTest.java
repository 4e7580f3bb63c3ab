package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of every tab for people to look at, in {@code target/screenshots}. */
class ScreenshotsTest extends RangeTest {
    @ParameterizedTest
    @CsvSource({"1440,900,light", "1440,900,dark", "390,844,light", "390,844,dark"})
    void everyTab(int width, int height, String scheme) {
        browser.look(width, height, scheme);
        openWeapon("#weapon");
        shoot("weapon", width, scheme);
        browser.open("/#homing");
        browser.waitUntil("four lanes", () -> browser.all(".lanes tbody tr").size() == 4);
        shoot("homing", width, scheme);
        browser.open("/#boids");
        browser.waitUntil(
                "a flight",
                () -> !browser.all("[data-figure=time] .figure-value").isEmpty()
                        && browser.text("[data-figure=time] .figure-value").compareTo("2") > 0);
        shoot("boids", width, scheme);
        browser.open("/#blending");
        browser.waitUntil(
                "the biped",
                () -> !browser.all("[data-figure=turn] .figure-value").isEmpty()
                        && !browser.text("[data-figure=turn] .figure-value").equals("–"));
        shoot("blending", width, scheme);
        browser.assertQuiet();
    }

    private void shoot(String tab, int width, String scheme) {
        String name = tab + "-" + width + "-" + scheme;
        browser.screenshot(name);
        assertThat(Browser.SCREENSHOTS.resolve(name + ".png"))
                .satisfies(file -> assertThat(Files.size(file)).isGreaterThan(10_000));
    }
}
