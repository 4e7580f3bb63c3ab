package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Whoever can't see the page, or not its colours, can use it too. The rules are axe-core's, all of them. */
class AccessibilityTest extends RangeTest {
    private static final Path AXE = Path.of("node_modules", "axe-core", "axe.min.js");

    /** What axe finds, as lines that say where and why. */
    private static final String VIOLATIONS = """
            const { violations } = await axe.run(document, { resultTypes: ['violations'] });
            return violations.flatMap(({ id, nodes }) =>
                nodes.map(({ html, any, all, none }) => `${id}: ${html.slice(0, 160)} ${[...any, ...all, ...none][0]?.message ?? ''}`));
            """;

    @ParameterizedTest
    @CsvSource({"1440,900,light", "1440,900,dark", "390,844,light", "390,844,dark"})
    void axeFindsNothing(int width, int height, String scheme) throws IOException {
        browser.look(width, height, scheme);
        for (String tab : List.of("weapon", "arsenal", "homing", "boids", "blending")) {
            browser.open("/#" + tab);
            browser.waitUntil(
                    tab, () -> !browser.all("#bench-" + tab + " .field").isEmpty());
            if (tab.equals("weapon") || tab.equals("arsenal")) {
                browser.waitUntil(
                        "a picture",
                        () -> !browser.all("#bench-" + tab + "[aria-busy=false]")
                                .isEmpty());
            }
            browser.run("document.querySelectorAll('.group.is-closed .group-opener').forEach((each) => each.click())");
            browser.run(axe());
            assertThat((List<?>) browser.await(VIOLATIONS)).as(tab).isEmpty();
            makeWrong(tab);
            assertThat((List<?>) browser.await(VIOLATIONS))
                    .as(tab + " with errors shown")
                    .isEmpty();
        }
        // On the way to -1 stands a minus alone, which is no number.
        browser.assertQuietBut(entry -> entry.contains("422") || entry.contains("400"));
    }

    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void axeFindsNothingWhereAWeaponIsPasted(String scheme) throws IOException {
        browser.look(1440, 900, scheme);
        openWeapon("");
        browser.click("#paste-open");
        browser.run(axe());
        assertThat((List<?>) browser.await(VIOLATIONS)).isEmpty();
    }

    private static String axe() throws IOException {
        assertThat(AXE).as("npm ci brings it").isRegularFile();
        return Files.readString(AXE);
    }

    /** Blending has nothing that a person could make wrong. */
    private void makeWrong(String tab) {
        String field = Map.of(
                        "weapon",
                        "/shots",
                        "arsenal",
                        "/target/health",
                        "homing",
                        "/turnRate",
                        "boids",
                        "/neighborRadius")
                .get(tab);
        if (field != null) {
            String bench = "#bench-" + tab;
            browser.type(bench + " [data-pointer='" + field + "'] .number", "-1");
            browser.waitUntil(
                    "an error is told",
                    () -> !browser.all(bench + " .note-error").isEmpty());
        }
    }

    /** Four sliders are called "Peak", and each "Remove" takes another thing away. */
    @Test
    void noTwoControlsHaveTheSameNameInTheSameGroup() {
        openWeapon("#weapon");
        Object names = browser.run("""
                return [...document.querySelectorAll('#bench-weapon .group')]
                    .filter((group) => group.getAttribute('role') !== 'group' || !group.getAttribute('aria-labelledby'))
                    .map((group) => group.dataset.pointer);
                """);
        assertThat((List<?>) names).as("groups without a name").isEmpty();
        Object vertical = browser.run("""
                const group = document.querySelector('.group[data-pointer="/recoil/knocking/vertical"]');
                return document.getElementById(group.getAttribute('aria-labelledby')).textContent;
                """);
        assertThat(vertical).isEqualTo("Knocking up");
        Object titles = browser.run("""
                return [...document.querySelectorAll('#bench-weapon .group:not([hidden])')]
                    .map((group) => document.getElementById(group.getAttribute('aria-labelledby')).textContent);
                """);
        assertThat((List<?>) titles).doesNotHaveDuplicates();
        browser.assertQuiet();
    }

    @Test
    void theFirstKeyLeadsPastTheBar() {
        openWeapon("");
        browser.press(Keys.TAB);
        assertThat(browser.run("return document.activeElement.id")).isEqualTo("skip");
        assertThat(browser.find("#skip").isDisplayed()).isTrue();
        String address = browser.settledAddress();
        browser.press(Keys.ENTER);
        assertThat(browser.run("return document.activeElement.id")).isEqualTo("bench-weapon");
        assertThat(browser.settledAddress()).as("what the link keeps stays").isEqualTo(address);
        browser.assertQuiet();
    }

    /** WCAG 2.2 asks for 24 by 24 pixels of whatever is pointed at. */
    @ParameterizedTest
    @CsvSource({"1440,900", "390,844"})
    void whatIsPointedAtIsLargeEnough(int width, int height) {
        browser.look(width, height, "light");
        openWeapon("#weapon");
        browser.run("document.querySelectorAll('.group.is-closed .group-opener').forEach((each) => each.click())");
        Object small = browser.run("""
                return [...document.querySelectorAll('#bench-weapon :is(button, input, select, .choice)')]
                    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
                    .filter((one) => one.getBoundingClientRect().width < 24 || one.getBoundingClientRect().height < 24)
                    .map((one) => one.outerHTML.slice(0, 120));
                """);
        assertThat((List<?>) small).isEmpty();
        browser.assertQuiet();
    }

    /** Where the system's own colours are in force, what is chosen and how far a slider is must be seen all the same. */
    @Test
    void forcedColoursKeepSwitchesAndSlidersVisible() {
        openWeapon("#weapon");
        browser.prefer(Map.of("forced-colors", "active"));
        for (String part : List.of(".switch", ".slider")) {
            assertThat(browser.run(
                            "return getComputedStyle(document.querySelector(arguments[0])).forcedColorAdjust", part))
                    .as(part)
                    .isEqualTo("none");
        }
        assertThat(browser.run(
                        "return getComputedStyle(document.querySelector('.choice input:checked + span')).outlineStyle"))
                .isEqualTo("solid");
        browser.screenshot("weapon-forced-colours");
        browser.assertQuiet();
    }

    /** The name of a chart follows its cursor, so that what is pointed at by key is also heard. */
    @Test
    void aChartSaysTheValueAtItsCursor() {
        openWeapon("#weapon");
        String chart = "#chart-pitchDegrees";
        String before = browser.find(chart).getAttribute("aria-label");
        browser.run("document.querySelector(arguments[0]).focus()", chart);
        browser.press(Keys.ARROW_RIGHT);
        browser.press(Keys.ARROW_RIGHT);
        String pointed = browser.find(chart).getAttribute("aria-label");
        assertThat(pointed).isNotEqualTo(before).startsWith("Pitch at 0.08 s: ");
        browser.run("document.activeElement.blur()");
        assertThat(browser.find(chart).getAttribute("aria-label")).isEqualTo(before);
        browser.assertQuiet();
    }
}
