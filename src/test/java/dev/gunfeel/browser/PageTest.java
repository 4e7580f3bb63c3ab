package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The page as a whole: tabs, themes, sizes, trouble, and the Swagger UI beside it. */
class PageTest extends RangeTest {
    private static final List<String> TABS = List.of("weapon", "arsenal", "homing", "boids", "blending");

    @Test
    void tabsAreSwitchedByMouseAndKeyboard() {
        openWeapon("");
        for (String tab : List.of("boids", "blending", "homing", "weapon")) {
            browser.click("#tab-" + tab);
            assertShown(tab);
        }
        browser.press(Keys.ARROW_RIGHT);
        assertShown("arsenal");
        browser.press(Keys.ARROW_LEFT);
        assertShown("weapon");
        browser.press(Keys.ARROW_LEFT);
        assertShown("blending");
        browser.assertQuiet();
    }

    private void assertShown(String tab) {
        browser.waitUntil(
                tab,
                () -> browser.find("#bench-" + tab).isDisplayed()
                        && !browser.all("#bench-" + tab + " .controls").isEmpty());
        for (String other : TABS) {
            assertThat(browser.find("#bench-" + other).isDisplayed()).isEqualTo(other.equals(tab));
            assertThat(browser.find("#tab-" + other).getAttribute("aria-selected"))
                    .isEqualTo(String.valueOf(other.equals(tab)));
        }
    }

    /** The weapon's tab waits for the presets, and the others for their modules, while somebody clicks on. */
    @Test
    void exactlyOneTabIsOpenHoweverFastTheyAreSwitched() {
        Map<String, Object> script = browser.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", """
                const real = window.fetch;
                const held = new Promise((release) => (window.release = release));
                window.fetch = async (address, ...rest) => {
                    if (String(address).endsWith('/v1/weapons')) {
                        window.isHeld = true;
                        await held;
                    }
                    return real(address, ...rest);
                };
                """));
        try {
            browser.open("/");
            browser.waitUntil("the presets are waited for", () -> browser.run("return window.isHeld") != null);
            assertThat(browser.await(SWITCHED, List.of("boids", "homing"))).isEqualTo(true);
            assertShown("homing");
            assertThat(browser.await(SWITCHED, List.of("blending", "boids", "weapon", "blending", "homing", "boids")))
                    .isEqualTo(true);
            assertShown("boids");
            assertThat(browser.await("release();" + SWITCHED, List.of("weapon", "boids", "homing")))
                    .isEqualTo(true);
            assertShown("homing");
            browser.click("#tab-weapon");
            waitForPicture();
            assertShown("weapon");
        } finally {
            browser.command("Page.removeScriptToEvaluateOnNewDocument", script);
        }
        browser.assertQuiet();
    }

    /** Clicks tabs one right after the other, and says whether only the last of them was open at any moment since. */
    private static final String SWITCHED = """
            const benches = [...document.querySelectorAll('[id^=bench-]')];
            const open = () => benches.filter((bench) => bench.checkVisibility()).map((bench) => bench.id).join();
            let isGood = true;
            for (const name of arguments[0]) {
                document.getElementById(`tab-${name}`).click();
                isGood &&= open() === `bench-${name}`;
            }
            const last = open();
            for (let i = 0; i < 30; i++) {
                await new Promise((done) => setTimeout(done, 20));
                isGood &&= open() === last;
            }
            return isGood;
            """;

    /** What a tab does by itself it does only while it is open, also where others were visited meanwhile. */
    @Test
    void aFlockRestsWhileOtherTabsAreOpen() {
        openWeapon("");
        browser.click("#tab-boids");
        String time = "#bench-boids [data-figure=time] .figure-value";
        browser.waitUntil("it flies", () -> flown(time) > 0.2);
        browser.click("#tab-homing");
        double left = flown(time);
        browser.click("#tab-weapon");
        browser.await("await new Promise((done) => setTimeout(done, 400))");
        assertThat(flown(time)).isEqualTo(left);
        browser.click("#tab-boids");
        browser.waitUntil("it flies on", () -> flown(time) > left);
        browser.assertQuiet();
    }

    private double flown(String time) {
        Object text = browser.run("return document.querySelector(arguments[0])?.textContent ?? ''", time);
        String figure = String.valueOf(text);
        return figure.matches("[0-9.]+") ? Double.parseDouble(figure) : 0;
    }

    @Test
    void theThemeFollowsTheSystemUntilOneIsChosen() {
        openWeapon("");
        String light = browser.pixels("#target");
        browser.prefer(Map.of("prefers-color-scheme", "dark"));
        browser.waitUntil("dark", () -> !browser.pixels("#target").equals(light));
        String dark = browser.pixels("#target");
        browser.click("#theme");
        browser.waitUntil("light by choice", () -> browser.pixels("#target").equals(light));
        openWeapon("");
        assertThat(browser.pixels("#target")).as("it is remembered").isEqualTo(light);
        browser.click("#theme");
        browser.waitUntil("dark by choice", () -> browser.pixels("#target").equals(dark));
        browser.run("localStorage.clear()");
        browser.assertQuiet();
    }

    /** Nothing is wider than the window, at any width that people have. */
    @ParameterizedTest
    @CsvSource({"320,640", "360,740", "390,844", "600,900", "768,1024", "1024,768", "1280,720", "1440,900", "1920,1080"
    })
    void everyTabFitsItsWindow(int width, int height) {
        browser.look(width, height, "light");
        openWeapon("");
        for (String tab : TABS) {
            browser.click("#tab-" + tab);
            assertShown(tab);
            assertThat((Long) browser.run("return document.documentElement.scrollWidth"))
                    .as(tab)
                    .isLessThanOrEqualTo(width);
            assertThat((List<?>) browser.run(TOO_WIDE, "#bench-" + tab)).as(tab).isEmpty();
        }
        browser.assertQuiet();
    }

    /** Texts that are cut off, or stick out of what they stand in. */
    private static final String TOO_WIDE = """
            const root = document.querySelector(arguments[0]);
            const cut = (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
            return [...root.querySelectorAll('.button, .chip, .choice, .figure, .group-title, .section-title, .lanes, .stage-bar, .actions, .unit')]
                .filter((element) => element.checkVisibility() && cut(element))
                .map((element) => element.className + ': ' + element.textContent);
            """;

    @Test
    void nothingJumpsWhileThePageLoads() {
        browser.open("/");
        waitForPicture();
        Object shift = browser.await("""
                const shifts = await new Promise((done) => {
                    new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
                    setTimeout(() => done([]), 500);
                });
                return shifts.reduce((sum, entry) => sum + entry.value, 0);
                """);
        assertThat(((Number) Objects.requireNonNull(shift)).doubleValue()).isLessThan(0.05);
        browser.assertQuiet();
    }

    @Test
    void everyControlHasAName() {
        openWeapon("");
        for (String tab : TABS) {
            browser.click("#tab-" + tab);
            assertShown(tab);
        }
        Object nameless = browser.run("""
                return [...document.querySelectorAll('button, input, select, textarea, canvas, [role=radiogroup]')]
                    .filter((element) => !(element.labels?.length || element.ariaLabel || element.getAttribute('aria-labelledby')
                        || element.textContent.trim()))
                    .map((element) => element.outerHTML.slice(0, 120));
                """);
        assertThat((List<?>) nameless).isEmpty();
        browser.assertQuiet();
    }

    @Test
    void aServiceThatIsGoneIsSaidCalmlyAndFoundAgain() {
        openWeapon("");
        String picture = browser.pixels("#target");
        network(true);
        browser.type("[data-pointer='/spread/lift/magnitude'] .number", "0.3");
        browser.waitUntil("it says so", () -> browser.text("#status").contains("can’t be reached"));
        assertThat(browser.pixels("#target")).isEqualTo(picture);
        network(false);
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(picture);
        assertThat(browser.find("#status").isDisplayed()).isFalse();
        browser.assertQuietBut(entry -> entry.contains("ERR_INTERNET_DISCONNECTED"));
    }

    private void network(boolean offline) {
        browser.command("Network.enable", Map.of());
        browser.command(
                "Network.emulateNetworkConditions",
                Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    @Test
    void aSaturatedServiceIsAskedAgain() {
        browser.open("/");
        waitForPicture();
        browser.run("""
                const real = window.fetch;
                let left = 4;
                window.fetch = async (...request) => left-- > 0
                    ? new Response(JSON.stringify({ title: 'Saturated', status: 503, detail: 'Many are waiting.' }),
                        { status: 503, headers: { 'Retry-After': '1', 'Content-Type': 'application/problem+json' } })
                    : real(...request);
                """);
        browser.click("#roll");
        browser.waitUntil(
                "it says so", () -> browser.text("#status").contains("Many are waiting. Trying again in 1 s"));
        waitForPicture();
        browser.assertQuiet();
    }

    @Test
    void theSwaggerUiWorksUnderItsPolicy() {
        openWeapon("");
        browser.click(".links a[href='swagger-ui.html']");
        browser.waitUntil("the operations", () -> !browser.all(".opblock").isEmpty());
        browser.click("#operations-weapon-weaponSequence .opblock-summary-control");
        browser.waitUntil(
                "its button",
                () -> !browser.all("#operations-weapon-weaponSequence .execute").isEmpty());
        browser.click("#operations-weapon-weaponSequence .execute");
        browser.waitUntil(
                "an answer",
                () -> !browser.all("#operations-weapon-weaponSequence .live-responses-table")
                        .isEmpty());
        assertThat(browser.text("#operations-weapon-weaponSequence .live-responses-table tbody .response-col_status"))
                .contains("200");
        browser.assertQuiet();
    }

    /** Pictures are answers like others: whoever asks for one there sees it. */
    @ParameterizedTest
    @ValueSource(strings = {"png", "svg"})
    void theSwaggerUiShowsPictures(String format) {
        String operation = "#operations-weapon-weaponSequence ";
        browser.open("/swagger-ui.html");
        browser.waitUntil("the operations", () -> !browser.all(operation).isEmpty());
        browser.click(operation + ".opblock-summary-control");
        String select = operation + "tr[data-param-name=format] select";
        browser.waitUntil("its parameters", () -> !browser.all(select).isEmpty());
        browser.find(select).sendKeys(format);
        browser.click(operation + ".execute");
        browser.waitUntil(
                "the picture",
                () -> Boolean.TRUE.equals(browser.run(
                        "return document.querySelector(arguments[0])?.naturalWidth > 100",
                        operation + ".live-responses-table .highlight-code img, " + operation
                                + ".live-responses-table img")));
        browser.assertQuiet();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/problems", "/problems/invalid-input"})
    void thePagesOfProblemsWorkUnderTheirPolicy(String path) {
        browser.open(path);
        assertThat(browser.text("h1")).isNotEmpty();
        assertThat((String) browser.run("return getComputedStyle(document.body).maxWidth"))
                .as("its styles are in force")
                .isNotEqualTo("none");
        browser.assertQuietBut(entry -> entry.contains("favicon.ico"));
    }
}
