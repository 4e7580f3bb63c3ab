package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A flock that lives on the page. */
class BoidsTabTest extends RangeTest {
    @Test
    void theFlockFliesOnFromChunkToChunk() {
        openBoids();
        // A chunk holds about half a second.
        browser.waitUntil("three seconds of flight", () -> seconds() > 3);
        String picture = browser.pixels("#flock");
        browser.waitUntil("it moves", () -> !browser.pixels("#flock").equals(picture));
        browser.press(" ");
        browser.waitUntil("it rests", () -> browser.text("#fly").contains("Fly"));
        String resting = browser.pixels("#flock");
        browser.await("await new Promise((done) => setTimeout(done, 400))");
        assertThat(browser.pixels("#flock")).isEqualTo(resting);
        browser.press(" ");
        browser.waitUntil("it flies", () -> !browser.pixels("#flock").equals(resting));
        browser.assertQuiet();
    }

    @Test
    void theTargetIsDraggedAndTheWeightsSteer() {
        openBoids();
        WebElement flock = browser.find("#flock");
        browser.actions()
                .moveToElement(flock, -120, 90)
                .clickAndHold()
                .moveByOffset(-30, 30)
                .release()
                .perform();
        browser.waitUntil("the address follows", () -> browser.address().contains("#boids."));
        browser.type("[data-pointer='/weights/separation'] .number", "4");
        browser.type("[data-pointer='/weights/cohesion'] .number", "0");
        double before = seconds();
        browser.waitUntil("it flies on", () -> seconds() > before + 2);
        flock.sendKeys(Keys.ARROW_UP);
        double later = seconds();
        browser.waitUntil("it still flies", () -> seconds() > later + 1);
        assertThat(browser.all(".note-error")).isEmpty();
        browser.assertQuiet();
    }

    @Test
    void aContradictionIsSaidAtItsControl() {
        openBoids();
        browser.type("[data-pointer='/separationRadius'] .number", "7");
        String complaint = "[data-pointer='/separationRadius'] .note-error";
        browser.waitUntil("the complaint", () -> !browser.all(complaint).isEmpty());
        assertThat(browser.text(complaint)).contains("neighborRadius");
        browser.type("[data-pointer='/separationRadius'] .number", "2");
        browser.waitUntil("it is gone", () -> browser.all(complaint).isEmpty());
        double before = seconds();
        browser.waitUntil("it flies on", () -> seconds() > before + 1);
        browser.assertQuietBut(entry -> entry.contains("/v1/boids/sequence") && entry.contains("status of 422"));
    }

    @Test
    void nothingMovesByItselfForWhoWantsLessMotion() {
        browser.prefer(Map.of("prefers-reduced-motion", "reduce"));
        browser.open("/#boids");
        browser.waitUntil(
                "the flock",
                () -> !browser.all("[data-figure=time] .figure-value").isEmpty()
                        && browser.text("[data-figure=time] .figure-value").equals("0.0"));
        assertThat(browser.text("#fly")).contains("Fly");
        String picture = browser.pixels("#flock");
        browser.await("await new Promise((done) => setTimeout(done, 600))");
        assertThat(browser.pixels("#flock")).isEqualTo(picture);
        browser.assertQuiet();
    }

    private void openBoids() {
        browser.open("/#boids");
        browser.waitUntil("a flock", () -> seconds() > 0.2);
    }

    private double seconds() {
        if (browser.all("[data-figure=time] .figure-value").isEmpty()) {
            return 0;
        }
        String text = Objects.requireNonNull(browser.text("[data-figure=time] .figure-value"));
        return text.equals("–") ? 0 : Double.parseDouble(text);
    }
}
