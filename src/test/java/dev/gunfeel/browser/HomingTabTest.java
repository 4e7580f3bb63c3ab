package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Four methods on their way to a target that is dragged. */
class HomingTabTest extends RangeTest {
    @Test
    void fourMethodsRaceAndTheirDetoursAreShown() {
        openHoming();
        assertThat(detours().keySet())
                .containsExactlyInAnyOrder("Vector", "Vector, as printed", "Quaternion lerp", "Slerp");
        assertThat(detours().get("Vector")).isEqualTo("1.000×");
        assertThat(browser.all(".lanes .is-long")).hasSize(2);

        String still = browser.pixels("#globe");
        browser.click("#race");
        browser.waitUntil("it moves", () -> !browser.pixels("#globe").equals(still));
        browser.waitUntil("all have arrived", () -> browser.text("#race").contains("Race"));
        browser.waitUntil(
                "the end is what was shown before",
                () -> browser.pixels("#globe").equals(still));
        browser.assertQuiet();
    }

    @Test
    void theTargetIsDraggedWithTheMouseAndWithKeys() {
        openHoming();
        Map<String, String> before = detours();
        String yaw = value("[data-pointer='/target/yaw'] .number");
        String[] place = Objects.requireNonNull(browser.find("#globe").getAttribute("data-target"))
                .split(" ");
        WebElement globe = browser.find("#globe");
        // Offsets count from the middle.
        int x = Integer.parseInt(place[0]) - globe.getSize().width / 2;
        int y = Integer.parseInt(place[1]) - globe.getSize().height / 2;
        browser.actions()
                .moveToElement(globe, x, y)
                .clickAndHold()
                .moveByOffset(-40, 60)
                .moveByOffset(-40, 60)
                .release()
                .perform();
        browser.waitUntil("other detours", () -> !detours().equals(before));
        String dragged = value("[data-pointer='/target/yaw'] .number");
        assertThat(dragged).isNotEqualTo(yaw);
        assertThat(detours().get("Vector")).isEqualTo("1.000×");

        globe.sendKeys(Keys.ARROW_RIGHT);
        assertThat(Double.parseDouble(value("[data-pointer='/target/yaw'] .number")))
                .isEqualTo(Double.parseDouble(dragged) + 2);
        browser.assertQuiet();
    }

    @Test
    void aTargetThatMovedWhileItWasDraggedIsFollowed() {
        openHoming();
        browser.click("#record");
        String[] place = Objects.requireNonNull(browser.find("#globe").getAttribute("data-target"))
                .split(" ");
        WebElement globe = browser.find("#globe");
        var drag = browser.actions()
                .moveToElement(
                        globe,
                        Integer.parseInt(place[0]) - globe.getSize().width / 2,
                        Integer.parseInt(place[1]) - globe.getSize().height / 2)
                .clickAndHold();
        for (int i = 0; i < 12; i++) {
            drag = drag.moveByOffset(-12, 8).pause(java.time.Duration.ofMillis(60));
        }
        drag.release().perform();
        browser.waitUntil("the race", () -> browser.text("#race").contains("Stop"));
        browser.waitUntil("its end", () -> browser.text("#race").contains("Race"));
        browser.waitUntil("the address follows", () -> browser.address().contains("#homing."));
        String picture = browser.pixels("#globe");
        String table = browser.text(".lanes");
        String link = browser.settledAddress();

        browser.open("/" + link.substring(link.indexOf('#')));
        browser.waitUntil(
                "the same race",
                () -> !browser.all(".lanes tbody tr").isEmpty()
                        && browser.text(".lanes").equals(table));
        assertThat(picture).isNotEmpty();
        browser.assertQuiet();
    }

    private void openHoming() {
        browser.open("/#homing");
        browser.waitUntil("four lanes", () -> browser.all(".lanes tbody tr").size() == 4);
        browser.waitUntil("the globe", () -> browser.find("#globe").getAttribute("data-target") != null);
    }

    private String value(String input) {
        return Objects.requireNonNull(browser.find(input).getAttribute("value"));
    }

    private Map<String, String> detours() {
        List<WebElement> rows = browser.all(".lanes tbody tr");
        return rows.stream()
                .collect(Collectors.toMap(
                        row -> row.findElement(By.cssSelector("th")).getText(),
                        row -> row.findElement(By.cssSelector("td:nth-of-type(2)"))
                                .getText()));
    }
}
