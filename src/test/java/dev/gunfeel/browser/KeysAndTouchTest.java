package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The space bar, the arrow keys, and a finger. */
class KeysAndTouchTest extends RangeTest {
    private static final String LIFT = "[data-pointer='/spread/lift/magnitude'] ";
    private static final String LIFT_SLIDER = LIFT + ".slider";

    @AfterEach
    void putTheFingerAway() {
        browser.command("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
    }

    /** Whoever clicks a button means to fire with the next press of the space bar, not to click it again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#roll",
                "#eye",
                "#ghost",
                ".chip[data-preset='pistol']",
                "#bench-weapon .group-opener",
                "[data-pointer='/spread/lift'] .switch",
                "[data-pointer='/aim'] .choice"
            })
    void theSpaceBarFiresAfterAClickOn(String control) {
        openWeapon("#weapon");
        browser.click(control);
        waitForPicture();
        String settled = state();
        browser.press(" ");
        browser.waitUntil("it fires", () -> browser.text("#fire").contains("Stop"));
        assertThat(state()).as("nothing else happens").isEqualTo(settled);
        browser.press(" ");
        browser.waitUntil("it stops", () -> browser.text("#fire").contains("Fire"));
        browser.assertQuiet();
    }

    /** What is pressed, switched on, open or chosen on the page. */
    private String state() {
        return String.valueOf(browser.run("""
                return [...document.querySelectorAll('#bench-weapon :is([aria-pressed], [aria-expanded], :checked), .number, .text')]
                    .map((one) => [one.ariaPressed, one.ariaExpanded, one.value]).join(' ');
                """));
    }

    @Test
    void theSpaceBarDoesWhatAControlMeansByItThatWasReachedByKeyboard() {
        openWeapon("#weapon");
        browser.click("#fire");
        browser.click("#fire");
        browser.waitUntil("it stops", () -> browser.text("#fire").contains("Fire"));
        browser.press(Keys.TAB);
        browser.press(" ");
        assertThat(browser.run("return document.activeElement.getAttribute('aria-pressed')"))
                .as("repeat")
                .isEqualTo("true");
        assertThat(browser.text("#fire")).contains("Fire");
        browser.click(LIFT + ".number");
        browser.press(" ");
        assertThat(browser.text("#fire")).contains("Fire");
        browser.assertQuietBut(entry -> entry.contains("422"));
    }

    @Test
    void theSpaceBarIsADialogsOwn() {
        openWeapon("#weapon");
        browser.click("#paste-open");
        browser.run("document.activeElement.blur()");
        browser.press(" ");
        assertThat(browser.text("#fire")).contains("Fire");
        browser.assertQuiet();
    }

    /** Values that are no whole multiple of the step, too, come back to what they were. */
    @Test
    void arrowKeysOnASliderGoAStepAndBack() {
        openWeapon("#weapon");
        browser.type(LIFT + ".number", "0.456");
        browser.run("document.querySelector(arguments[0]).focus()", LIFT_SLIDER);
        browser.press(Keys.ARROW_RIGHT);
        assertThat(lift()).isEqualTo("0.466");
        browser.press(Keys.ARROW_UP);
        assertThat(lift()).isEqualTo("0.476");
        browser.press(Keys.ARROW_LEFT);
        browser.press(Keys.ARROW_DOWN);
        assertThat(lift()).isEqualTo("0.456");
        browser.press(Keys.PAGE_UP);
        assertThat(lift()).isEqualTo("0.556");
        browser.press(Keys.PAGE_DOWN);
        assertThat(lift()).isEqualTo("0.456");
        browser.press(Keys.HOME);
        assertThat(lift()).isEqualTo("0");
        browser.press(Keys.ARROW_LEFT);
        assertThat(lift()).isEqualTo("0");
        browser.assertQuiet();
    }

    private String lift() {
        return Objects.requireNonNull(browser.find(LIFT + ".number").getAttribute("value"));
    }

    @Test
    void aVerticalSwipeThatBeginsOnASliderScrollsAndChangesNothing() {
        touchAPhone();
        String before = lift();
        double[] at = middleOfLift(0.85);
        double top = scrolled();
        swipe(at[0], at[1], at[0] + 3, at[1] - 160);
        browser.waitUntil("it scrolls", () -> scrolled() > top + 60);
        assertThat(lift()).isEqualTo(before);
        assertThat(Double.parseDouble(
                        Objects.requireNonNull(browser.find(LIFT_SLIDER).getAttribute("value"))))
                .isEqualTo(Double.parseDouble(before));
        browser.assertQuiet();
    }

    @Test
    void aFingerDragsASliderAndTapsIt() {
        touchAPhone();
        String before = lift();
        double[] at = middleOfLift(0.5);
        swipe(at[0], at[1], at[0] + 50, at[1] + 2);
        browser.waitUntil("it is dragged", () -> !lift().equals(before));
        String dragged = lift();
        double[] place = middleOfLift(0.1);
        touch("touchStart", place[0], place[1]);
        touch("touchEnd", 0, 0);
        browser.waitUntil("it is tapped", () -> Double.parseDouble(lift()) < Double.parseDouble(dragged) / 2);
        browser.assertQuiet();
    }

    private void touchAPhone() {
        browser.look(390, 844, "light");
        browser.command("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        openWeapon("#weapon");
        browser.run(
                "document.querySelector(arguments[0]).scrollIntoView({block: 'end'}); scrollBy(0, 40)", LIFT_SLIDER);
    }

    private double[] middleOfLift(double share) {
        List<?> place = (List<?>) Objects.requireNonNull(browser.run("""
                const box = document.querySelector(arguments[0]).getBoundingClientRect();
                return [box.left + arguments[1] * box.width, box.top + box.height / 2];
                """, LIFT_SLIDER, share));
        return place.stream().mapToDouble(one -> ((Number) one).doubleValue()).toArray();
    }

    private double scrolled() {
        return ((Number) Objects.requireNonNull(browser.run("return scrollY"))).doubleValue();
    }

    private void swipe(double x, double y, double toX, double toY) {
        touch("touchStart", x, y);
        for (int i = 1; i <= 12; i++) {
            touch("touchMove", x + (toX - x) * i / 12, y + (toY - y) * i / 12);
            browser.await("await new Promise((done) => requestAnimationFrame(done))");
        }
        touch("touchEnd", 0, 0);
    }

    private void touch(String type, double x, double y) {
        List<Map<String, Object>> points = type.equals("touchEnd") ? List.of() : List.of(Map.of("x", x, "y", y));
        browser.command("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }
}
