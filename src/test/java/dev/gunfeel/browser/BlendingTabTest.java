package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.blend.Easing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The sample biped, and the pop of a fade that restarts. */
class BlendingTabTest extends RangeTest {
    @Test
    void restartPopsAndASnapshotDoesNot() {
        openBlending();
        double restart = turn(".figure-value");
        double snapshot = turn(".figure-other");
        assertThat(restart).isGreaterThan(2 * snapshot);
        assertThat(browser.text("[data-figure=turn] .figure-remark")).contains(" at 0.8");
        assertThat(browser.text(".remark")).contains("restart jumps by");

        browser.click("#bench-blending .choice:has(input[value=snapshot])");
        browser.waitUntil("they have changed places", () -> turn(".figure-value") == snapshot);
        assertThat(turn(".figure-other")).isEqualTo(restart);
        assertThat(browser.text(".remark")).isEmpty();
        browser.assertQuiet();
    }

    @Test
    void durationAndEasingChangeTheBlend() {
        openBlending();
        String strip = browser.pixels("#strip");
        double before = turn(".figure-value");
        browser.type("[data-pointer='/durationSeconds'] .number", "0.12");
        browser.waitUntil("another pop", () -> turn(".figure-value") != before);
        double shorter = turn(".figure-value");
        browser.click("[data-pointer='/easing'] .select");
        browser.press("easeOutBack", Keys.ENTER);
        browser.waitUntil("yet another", () -> turn(".figure-value") != shorter);
        assertThat(browser.pixels("#strip")).isNotEqualTo(strip);
        browser.assertQuiet();
    }

    @Test
    void everyEasingCanBeChosen() {
        openBlending();
        List<String> names = new ArrayList<>(Easing.names());
        names.add("cubicBezier");
        assertThat(browser.all("[data-pointer='/easing'] option").stream().map(option -> option.getAttribute("value")))
                .containsExactlyElementsOf(names);
        browser.assertQuiet();
    }

    @Test
    void aCurveThatIsNoneIsComplainedAboutAtItsControl() {
        openBlending();
        browser.click("[data-pointer='/easing'] .select");
        browser.press("cubicBezier", Keys.ENTER);
        browser.type("[data-pointer='/bezier'] .text", "2, 0, 0, 1");
        String complaint = "[data-pointer='/bezier'] .note-error";
        browser.waitUntil("the complaint", () -> !browser.all(complaint).isEmpty());
        assertThat(browser.text(complaint)).contains("x1 and x2 in [0, 1]");
        browser.assertQuietBut(entry -> entry.contains("/v1/blend/sequence") && entry.contains("status of 422"));
    }

    @Test
    void theBipedWalks() {
        openBlending();
        String picture = browser.pixels("#biped");
        browser.waitUntil("it moves", () -> !browser.pixels("#biped").equals(picture));
        browser.press(" ");
        browser.waitUntil("it stands", () -> browser.text("#play").contains("Play"));
        browser.assertQuiet();
    }

    private void openBlending() {
        browser.open("/#blending");
        browser.waitUntil(
                "the biped",
                () -> !browser.all("[data-figure=turn] .figure-value").isEmpty()
                        && !browser.text("[data-figure=turn] .figure-value").equals("–"));
    }

    private double turn(String which) {
        return Double.parseDouble(browser.text("[data-figure=turn] " + which));
    }
}
