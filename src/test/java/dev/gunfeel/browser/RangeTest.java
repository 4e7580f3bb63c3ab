package dev.gunfeel.browser;

import dev.gunfeel.http.GunfeelService;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A service on a free loopback port and a browser that looks at it. */
@Tag("browser")
@SpringBootTest(
        classes = GunfeelService.class,
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = "server.address=127.0.0.1")
@TestInstance(Lifecycle.PER_CLASS)
abstract class RangeTest {
    @LocalServerPort
    private int port;

    @SuppressWarnings("NullAway.Init")
    Browser browser;

    @BeforeAll
    void launch() {
        browser = new Browser(port);
    }

    @AfterAll
    void quit() {
        browser.close();
    }

    @BeforeEach
    void look() {
        browser.look(1440, 900, "light");
        browser.forget();
    }

    /** Opens the weapon's tab, with what a fragment says, and waits for its first picture. */
    void openWeapon(String fragment) {
        browser.open("/" + fragment);
        waitForPicture();
    }

    /** Waits until nothing is simulated for the figures any more. */
    void waitForFigures() {
        browser.waitUntil(
                "the figures", () -> browser.all("#bench-weapon .is-simulating").isEmpty());
    }

    /** Waits until the target shows what the controls say. */
    void waitForPicture() {
        browser.waitUntil(
                "a picture of what the controls say",
                () -> !browser.all("#bench-weapon[aria-busy=false]").isEmpty());
    }
}
