package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Many weapons at once. */
class ArsenalTabTest extends RangeTest {
    private static final String BENCH = "#bench-arsenal ";

    private void openArsenal(String fragment) {
        browser.open("/#" + fragment);
        waitForArsenal();
    }

    private void waitForArsenal() {
        browser.waitUntil(
                "an answer",
                () -> !browser.all("#bench-arsenal[aria-busy=false] .arsenal-table")
                        .isEmpty());
    }

    /** What the tables say at a distance is what the service answers for the body that is copied. */
    @Test
    void figuresAndDuelsAreThoseOfTheService() {
        openArsenal("arsenal");
        browser.command(
                "Browser.grantPermissions",
                Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        browser.click("#arsenal-json");
        browser.waitUntil("it says so", () -> browser.text("#status").contains("copied"));
        JsonNode answer = JsonMapper.shared().readTree((String) Objects.requireNonNull(browser.await("""
                const body = await navigator.clipboard.readText();
                return (await fetch('/v1/arsenal', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).text();
                """)));
        for (double meters : List.of(5.0, 40.0)) {
            browser.run("""
                    const select = document.querySelector('#arsenal-meters');
                    select.value = arguments[0];
                    select.dispatchEvent(new Event('change'));
                    """, String.valueOf((int) meters));
            List<String> shown = browser.all(BENCH + ".arsenal-table tbody td:nth-child(2)").stream()
                    .map(cell -> cell.getText().lines().findFirst().orElse(""))
                    .toList();
            assertThat(shown).isEqualTo(medians(answer, "a perfect player", meters));
        }
        assertThat(browser.all(BENCH + ".duels tbody tr")).hasSize(4);
        browser.assertQuiet();
    }

    private static List<String> medians(JsonNode answer, String player, double meters) {
        return answer.path("results")
                .valueStream()
                .filter(row -> row.path("player").asString().equals(player))
                .filter(row -> row.path("distanceMeters").asDouble() == meters)
                .map(row -> row.at("/timeToKillSeconds/p50/value"))
                .map(value ->
                        value.isMissingNode() ? "–" : String.format(java.util.Locale.ROOT, "%.2f", value.asDouble()))
                .toList();
    }

    @Test
    void weaponsAreChosenAndPastedAndDropped() {
        openArsenal("arsenal");
        browser.click(BENCH + "[data-preset=pistol]");
        waitForArsenal();
        assertThat(names()).hasSize(3).doesNotContain("Pistol");

        browser.click("#arsenal-paste-open");
        browser.type(
                "#arsenal-paste .code", "name: Own\nroundsPerMinute: 600\nmagazineSize: 30\ndamage: { perHit: 50 }\n");
        browser.click("#arsenal-paste-use");
        browser.waitUntil(
                "it is listed", () -> browser.all(BENCH + ".documents li").size() == 1);
        waitForArsenal();
        assertThat(names()).contains("Own");

        browser.run("""
                const data = new DataTransfer();
                data.items.add(new File(['{"name": "Own", "fireIntervalSeconds": 0.2, "magazineSize": 9, "damage": {"perHit": 100}}'], 'own.json'));
                data.items.add(new File(['{"name": '], 'broken.json'));
                document.querySelector('#arsenal-plot').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
                """);
        browser.waitUntil("it is told apart", () -> names().contains("Own 2"));
        assertThat(browser.text("#status")).contains("broken.json can’t be read");
        browser.click(BENCH + ".documents .button");
        browser.waitUntil("it is gone", () -> !names().contains("Own"));
        browser.assertQuiet();
    }

    private List<String> names() {
        String names = (String) browser.run(
                "return [...document.querySelectorAll(arguments[0])].map((name) => name.textContent.trim()).join('\\n')",
                BENCH + ".arsenal-table tbody th");
        return List.of(Objects.requireNonNull(names).split("\n"));
    }

    @Test
    void theWeaponThatIsShapedCanBeAdded() {
        openWeapon("#weapon");
        browser.type("[data-pointer='/fireIntervalSeconds'] .number", "0.2");
        waitForPicture();
        browser.click("#tab-arsenal");
        waitForArsenal();
        browser.click("#arsenal-add");
        browser.waitUntil(
                "it is listed",
                () -> names().stream().filter("Assault rifle"::equals).count() == 2);
        browser.assertQuiet();
    }

    @Test
    void theLinkKeepsWeaponsPlayersAndDistance() {
        openArsenal("arsenal");
        browser.click(BENCH + "[data-preset=shotgun]");
        browser.type(BENCH + "[data-pointer='/distances'] .text", "2, 4, 8");
        browser.waitUntil(
                "three distances", () -> browser.all("#arsenal-meters option").size() == 3);
        waitForArsenal();
        browser.click("#arsenal-plot");
        browser.press(Keys.ARROW_RIGHT);
        browser.press(Keys.ARROW_RIGHT);
        browser.click(BENCH + ".stage-bar .choice:nth-child(2)");
        String table = browser.text(BENCH + ".arsenal-table");
        assertThat(browser.find("#arsenal-meters").getAttribute("value")).isEqualTo("8");
        String address = browser.settledAddress();
        openArsenal(address.substring(address.indexOf('#') + 1));
        assertThat(browser.text(BENCH + ".arsenal-table")).isEqualTo(table);
        browser.assertQuiet();
    }

    /** Each complaint stands where it can be mended: at a control, or under the weapons, by the weapon's name. */
    @Test
    void whatIsWrongStandsWhereItIs() {
        openArsenal("arsenal");
        browser.type(BENCH + "[data-pointer='/target/health'] .number", "0");
        browser.waitUntil(
                "at its control",
                () -> !browser.all("[data-pointer='/target/health'] .note-error")
                        .isEmpty());
        browser.type(BENCH + "[data-pointer='/target/health'] .number", "100");
        waitForArsenal();
        browser.waitUntil("it is well", () -> browser.all(BENCH + ".note-error").isEmpty());
        browser.click("#arsenal-paste-open");
        browser.type("#arsenal-paste .code", "name: Harmless\nroundsPerMinute: 600\n");
        browser.click("#arsenal-paste-use");
        browser.waitUntil(
                "under the weapons",
                () -> browser.all(BENCH + ".presets .note-error").stream()
                        .anyMatch(note -> note.getText().contains("Harmless")
                                && note.getText().contains("damage")));
        browser.assertQuietBut(entry -> entry.contains("422"));
    }
}
