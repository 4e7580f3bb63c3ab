package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Who shoots on the weapon's tab, what that is good for, and whose random numbers the weapon has. */
class ShooterTest extends RangeTest {
    private static final String OWN = "[data-pointer='/player'] .choice:has(input[value=own])";

    /** The rifle has no chance in it, so that whoever cancels all of it hits one point. */
    @Test
    void aPerfectPlayerHitsWhatTheyAimAt() {
        openWeapon("#weapon");
        assertThat(hits()).isLessThan(10);
        browser.click("[data-pointer='/player'] .choice:has(input[value=perfect])");
        waitForPicture();
        assertThat(hits()).isEqualTo(30);
        waitForFigures();
        assertThat(figure("share")).isEqualTo("100");
        browser.assertQuiet();
    }

    private int hits() {
        return Integer.parseInt(figure("hits"));
    }

    private String figure(String name) {
        return browser.text("[data-figure=" + name + "] .figure-value");
    }

    /** The time to kill is asked of checks; the arsenal simulates the same thing. */
    @Test
    void theTimeToKillIsThatOfTheArsenal() {
        openWeapon("#weapon");
        browser.click(OWN);
        waitForPicture();
        browser.type("[data-pointer='/distanceMeters'] .number", "15");
        browser.type("[data-pointer='/health'] .number", "150");
        waitForPicture();
        JsonNode body = JsonMapper.shared().readTree((String) Objects.requireNonNull(browser.await("""
                const weapons = await (await fetch('/v1/weapons')).json();
                const number = (pointer) => Number(document.querySelector(`[data-pointer='${pointer}'] .number`).value);
                const player = Object.fromEntries(['view', 'pattern', 'reactionSeconds', 'controlError', 'aimErrorDegrees', 'tremorDegrees']
                    .map((name) => [name, number(`/player/${name}`)]));
                const answer = await fetch('/v1/arsenal', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({
                    weapons: [weapons[0].weapon], target: { shape: 'humanoid', health: 150 }, aim: { upMeters: 0.1 }, distances: [15],
                    players: [player], firing: { shots: 30 }, simulations: 4000 }) });
                return answer.text();
                """)));
        double median = body.at("/results/0/timeToKillSeconds/p50/value").asDouble(Double.NaN);
        double share = body.at("/results/0/hitProbability/value").asDouble(Double.NaN);
        assertThat(median).isPositive();
        waitForFigures();
        assertThat(Double.parseDouble(figure("kill"))).isCloseTo(median, within(0.101));
        assertThat(Double.parseDouble(figure("share"))).isCloseTo(100 * share, within(5.0));
        browser.assertQuiet();
    }

    @Test
    void aWeaponWithoutDamageSaysWhyNobodyDies() {
        openWeapon("#weapon");
        browser.click("section[data-pointer='/damage'] .switch");
        waitForPicture();
        waitForFigures();
        assertThat(browser.text("[data-figure=kill] .figure-remark")).isEqualTo("needs damage");
        assertThat(figure("share")).matches("[0-9.]+");
        browser.assertQuiet();
    }

    @ParameterizedTest
    @ValueSource(strings = {"unity", "unreal", "godot", "source"})
    void thePatternIsThatOfTheEngine(String engine) {
        openWeapon("#weapon");
        String before = browser.pixels("#target");
        openRandomNumbers();
        browser.run("""
                const select = document.querySelector("[data-pointer='/generator'] select");
                select.value = arguments[0];
                select.dispatchEvent(new Event('change'));
                """, engine);
        waitForPicture();
        assertThat(browser.pixels("#target")).isNotEqualTo(before);
        String address = browser.settledAddress();
        String after = figure("largest") + figure("sway");
        openWeapon(address.substring(address.indexOf('#')));
        assertThat(figure("largest") + figure("sway")).as("the link keeps it").isEqualTo(after);
        browser.assertQuiet();
    }

    private void openRandomNumbers() {
        browser.run("""
                [...document.querySelectorAll('.group-opener')].find((each) => each.textContent.includes('Random numbers')).click();
                """);
    }

    /** What is wrong with a player is told at the control that makes it so. */
    @Test
    void whatIsWrongWithAPlayerStandsAtTheirControl() {
        openWeapon("#weapon");
        browser.click(OWN);
        browser.type("[data-pointer='/player/reactionSeconds'] .number", "5");
        browser.waitUntil(
                "an error is told",
                () -> !browser.all("[data-pointer='/player/reactionSeconds'] .note-error")
                        .isEmpty());
        assertThat(browser.all(".note-error")).hasSize(1);
        browser.assertQuietBut(entry -> entry.contains("422"));
    }

    /** Names of files, and that a file is what the service answers for the body that is shown. */
    @Test
    void whatIsExportedIsWhatIsShown() {
        openWeapon("#weapon");
        browser.type("[data-pointer='/shots'] .number", "5");
        waitForPicture();
        browser.run("""
                window.saved = [];
                URL.createObjectURL = (blob) => (window.saved.push(blob), 'blob:kept');
                HTMLAnchorElement.prototype.click = function () { window.saved.at(-1).called = this.download; };
                """);
        browser.click("#take-away");
        browser.waitUntil("the dialog", () -> !browser.all("#take[open]").isEmpty());
        for (List<String> one : List.of(
                List.of("unity-anim", "assault-rifle-burst.anim", "%YAML"),
                List.of("godot-tres", "assault-rifle-burst.tres", "[gd_resource"),
                List.of("unreal-curvetable", "assault-rifle-burst.csv", "Name,0,"),
                List.of("csv", "assault-rifle-burst.csv", "index,timeSeconds"),
                List.of("svg", "assault-rifle-burst.svg", "<svg"),
                List.of("gltf", "assault-rifle-burst.glb", "glTF"))) {
            browser.run("""
                    window.before = window.saved.length;
                    const select = document.querySelector('#take-format');
                    select.value = arguments[0];
                    select.dispatchEvent(new Event('change'));
                    """, one.get(0));
            browser.click("#take-save");
            browser.waitUntil(
                    one.get(0),
                    () -> Boolean.TRUE.equals(browser.run(
                            "return window.saved.length > window.before && Boolean(window.saved.at(-1).called)")));
            assertThat(browser.run("return window.saved.at(-1).called")).isEqualTo(one.get(1));
            assertThat(String.valueOf(browser.await("return (await window.saved.at(-1).text()).slice(0, 200)")))
                    .contains(one.get(2));
        }
        assertThat(browser.text("#take .notes")).contains("keys, nowhere more than");
        browser.assertQuiet();
    }
}
