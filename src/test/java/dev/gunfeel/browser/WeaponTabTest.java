package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A designer at the weapon's tab. */
class WeaponTabTest extends RangeTest {
    private static final String LIFT = "[data-pointer='/spread/lift/magnitude'] ";

    @Test
    void draggingASliderChangesThePatternAtOnce() throws IOException {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        String climb = browser.pixels("#chart-pitchDegrees");
        drag(LIFT + ".slider", 40);
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(before);
        assertThat(browser.pixels("#chart-pitchDegrees")).isEqualTo(climb);
        assertThat(number(LIFT)).isGreaterThan(0.7);

        reportTimes();
        browser.assertQuiet();
    }

    /** The times themselves depend on the machine and on what else it does; here, only what nobody would bear fails. */
    private void reportTimes() throws IOException {
        String script =
                "return performance.getEntriesByName('gunfeel.picture').slice(1).map((entry) => entry.duration)";
        List<?> entries = (List<?>) Objects.requireNonNull(browser.run(script));
        List<Double> milliseconds = entries.stream()
                .map(entry -> ((Number) entry).doubleValue())
                .sorted()
                .toList();
        assertThat(milliseconds).hasSizeGreaterThan(5);
        double median = milliseconds.get(milliseconds.size() / 2);
        String report = "slider to picture at 30 shots: median " + Math.round(median) + " ms, least "
                + Math.round(milliseconds.get(0)) + " ms, most "
                + Math.round(milliseconds.get(milliseconds.size() - 1)) + " ms, " + milliseconds.size() + " pictures";
        System.out.println(report);
        Files.writeString(Path.of("target", "slider-to-picture.txt"), report + "\n");
        assertThat(median).isLessThan(1000);
    }

    @Test
    void slidersAndFiguresObeyTheKeyboard() {
        openWeapon("#weapon");
        double before = number(LIFT);
        String picture = browser.pixels("#target");
        browser.click(LIFT + ".slider");
        browser.press(Keys.ARROW_RIGHT);
        browser.press(Keys.ARROW_RIGHT);
        waitForPicture();
        double afterSlider = number(LIFT);
        assertThat(afterSlider).isNotEqualTo(before);
        assertThat(browser.pixels("#target")).isNotEqualTo(picture);

        browser.click(LIFT + ".number");
        browser.press(Keys.ARROW_UP);
        assertThat(number(LIFT)).isGreaterThan(afterSlider);
        browser.type(LIFT + ".number", "0.25");
        waitForPicture();
        assertThat(browser.find(LIFT + ".slider").getAttribute("value")).isEqualTo("0.25");
        browser.assertQuiet();
    }

    @Test
    void theSpaceBarFiresABurstInRealTime() {
        openWeapon("#weapon");
        // A burst of 2.9 s, and a second for the view to settle.
        String before = browser.pixels("#target");
        long begun = System.nanoTime();
        browser.press(" ");
        browser.waitUntil("it fires", () -> browser.text("#fire").contains("Stop"));
        String early = browser.pixels("#target");
        browser.waitUntil("the picture moves", () -> !browser.pixels("#target").equals(early));
        assertThat(early).isNotEqualTo(before);
        browser.waitUntil("the burst is over", () -> browser.text("#fire").contains("Fire"));
        assertThat((System.nanoTime() - begun) / 1e9).isGreaterThan(3.5);
        browser.waitUntil(
                "the whole pattern is back", () -> browser.pixels("#target").equals(before));

        browser.click("#fire");
        browser.waitUntil("it fires", () -> browser.text("#fire").contains("Stop"));
        browser.click("#fire");
        browser.waitUntil("it has stopped", () -> browser.text("#fire").contains("Fire"));
        browser.assertQuiet();
    }

    @Test
    void everyPresetHasItsOwnPattern() {
        openWeapon("#weapon");
        List<WebElement> chips = browser.all(".chip");
        assertThat(chips).hasSizeGreaterThanOrEqualTo(5);
        List<String> pictures = chips.stream()
                .map(chip -> {
                    chip.click();
                    waitForPicture();
                    assertThat(chip.getAttribute("aria-pressed")).isEqualTo("true");
                    assertThat(browser.text("#weapon-name")).isEqualTo(chip.getText());
                    return browser.pixels("#target");
                })
                .toList();
        assertThat(pictures).doesNotHaveDuplicates();
        browser.assertQuiet();
    }

    @Test
    void bothFormulasAreShownAndCanBeSwapped() {
        openWeapon("#weapon");
        String withGhost = browser.pixels("#target");
        String value = browser.text("[data-figure=climb] .figure-value");
        String other = browser.text("[data-figure=climb] .figure-other");
        assertThat(other).isNotEmpty().isNotEqualTo(value);
        browser.click("#ghost");
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(withGhost);
        assertThat(browser.text("[data-figure=climb] .figure-other")).isEmpty();
        browser.click("#ghost");
        browser.click("#bench-weapon .choice:has(input[value=corrected])");
        waitForPicture();
        assertThat(browser.text("[data-figure=climb] .figure-value")).isEqualTo(other);
        assertThat(browser.text("[data-figure=climb] .figure-other")).isEqualTo(value);
        browser.assertQuiet();
    }

    /** The first shot of a rested weapon is true by the corrected formulas, so it hits what is aimed at. */
    @Test
    void hitsAreCountedOnTheSilhouette() {
        openWeapon("#weapon");
        browser.click("#bench-weapon .choice:has(input[value=corrected])");
        browser.type("[data-pointer='/shots'] .number", "1");
        waitForPicture();
        assertThat(browser.text("[data-figure=hits] .figure-value")).isEqualTo("1");
        assertThat(browser.text("[data-figure=hits] .figure-remark")).isEqualTo("of 1, 0 in the head");
        browser.click("[data-pointer='/aim'] .choice:has(input[value=head])");
        waitForPicture();
        assertThat(browser.text("[data-figure=hits] .figure-remark")).isEqualTo("of 1, 1 in the head");
        browser.type("[data-pointer='/shots'] .number", "30");
        waitForPicture();
        int climbing = Integer.parseInt(browser.text("[data-figure=hits] .figure-value"));
        assertThat(climbing).as("the rifle climbs over the head").isLessThan(10);
        browser.assertQuiet();
    }

    @Test
    void theDiceChangeThePatternAndTheSeeds() {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        String seed = browser.find("[data-pointer='/seeds/spread'] .text").getAttribute("value");
        browser.click("#roll");
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(before);
        assertThat(browser.find("[data-pointer='/seeds/spread'] .text").getAttribute("value"))
                .isNotEqualTo(seed);
        browser.click("#reset");
        waitForPicture();
        assertThat(browser.pixels("#target")).isEqualTo(before);
        browser.assertQuiet();
    }

    @Test
    void warningsStandWhereTheyBelong() {
        openWeapon("#weapon");
        assertThat(browser.text("#warnings")).contains("warning");
        browser.click("#warnings");
        assertThat(browser.all("[data-pointer='/spread/random/vertical'] .note-warning"))
                .singleElement()
                .satisfies(note -> assertThat(note.getText()).contains("first shot"));
        assertThat(browser.all("[data-pointer='/recoil/knocking/vertical'] > .notes .note-warning"))
                .isNotEmpty();
        browser.assertQuiet();
    }

    @Test
    void aPartCanBeLeftOutAndComesBackAsItWas() {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        String toggle = "section[data-pointer='/spread/lift'] .switch";
        browser.click(toggle);
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(before);
        assertThat(browser.find(LIFT).isDisplayed()).isFalse();
        browser.click(toggle);
        waitForPicture();
        assertThat(browser.pixels("#target")).isEqualTo(before);
        browser.assertQuiet();
    }

    @Test
    void whatIsCopiedCanBeUsed() throws Exception {
        openWeapon("#weapon");
        browser.command(
                "Browser.grantPermissions",
                Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        browser.type(LIFT + ".number", "0.31");
        waitForPicture();

        JsonNode weapon = JsonMapper.shared().readTree(copied("#copy-json"));
        assertThat(weapon.at("/spread/lift/magnitude").asDouble()).isEqualTo(0.31);

        String curl = copied("#copy-curl");
        assertThat(curl).startsWith("curl ").contains("/v1/weapon/sequence");
        String body = curl.substring(curl.indexOf("-d '") + 4, curl.lastIndexOf('\''));
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(curl.split(" ")[2]))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        double climb = JsonMapper.shared()
                .readTree(response.body())
                .at("/summary/largestClimbDegrees")
                .asDouble();
        assertThat(Double.parseDouble(browser.text("[data-figure=climb] .figure-value")))
                .isCloseTo(climb, within(0.006));
        browser.assertQuiet();
    }

    private String copied(String button) {
        browser.click(button);
        browser.waitUntil("it says so", () -> browser.text("#status").contains("copied"));
        return (String) Objects.requireNonNull(browser.await("return navigator.clipboard.readText()"));
    }

    private double number(String field) {
        return Double.parseDouble(
                Objects.requireNonNull(browser.find(field + ".number").getAttribute("value")));
    }

    private void drag(String slider, int steps) {
        WebElement element = browser.find(slider);
        Actions drag = browser.actions().moveToElement(element).clickAndHold();
        for (int i = 0; i < steps; i++) {
            drag.moveByOffset(1, 0).pause(Duration.ofMillis(30));
        }
        drag.release().perform();
    }
}
