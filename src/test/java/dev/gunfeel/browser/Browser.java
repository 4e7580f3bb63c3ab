package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.springframework.util.DigestUtils;
import org.springframework.util.FileSystemUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Chromium without a window. It remembers what the pages complained about and whom they asked. */
final class Browser implements AutoCloseable {
    static final Path SCREENSHOTS = Path.of("target", "screenshots");

    /** Generous: a machine that builds may be slow, and a test that waits in vain fails anyway. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path profile;
    private final ChromeDriver driver;
    private final String host;
    private final List<String> complaints = new ArrayList<>();
    private final List<String> strangers = new ArrayList<>();
    private int requests;

    Browser(int port) {
        host = "127.0.0.1:" + port;
        try {
            profile = Files.createTempDirectory("gunfeel-chromium");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(installed("CHROMIUM", "/usr/bin/chromium"));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--user-data-dir=" + profile);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(installed("CHROMEDRIVER", "/usr/bin/chromedriver"))
                .usingAnyFreePort()
                .build();
        driver = new ChromeDriver(service, options);
        look(1440, 900, "light");
        // The page that a new window opens with asks the browser itself for this and that.
        driver.get("about:blank");
        forget();
    }

    /** Forgets what pages complained about and whom they asked. */
    void forget() {
        readLogs();
        complaints.clear();
        strangers.clear();
        requests = 0;
    }

    private static File installed(String variable, String standard) {
        String path = Objects.requireNonNullElse(System.getenv(variable), standard);
        assertThat(Path.of(path))
                .as("install chromium and chromium-driver, or set " + variable)
                .isExecutable();
        return new File(path);
    }

    /** Sets the size of the window in CSS pixels, and whether the system prefers light or dark. */
    void look(int width, int height, String scheme) {
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        prefer(Map.of("prefers-color-scheme", scheme));
    }

    /** Sets what the system prefers. */
    void prefer(Map<String, String> features) {
        List<Map<String, String>> list = features.entrySet().stream()
                .map(feature -> Map.of("name", feature.getKey(), "value", feature.getValue()))
                .toList();
        command("Emulation.setEmulatedMedia", Map.of("features", list));
    }

    /** Sends a command of the DevTools protocol. */
    Map<String, Object> command(String name, Map<String, Object> parameters) {
        return driver.executeCdpCommand(name, parameters);
    }

    /** Opens a path of the service, as if for the first time. */
    void open(String path) {
        driver.get("about:blank");
        driver.get("http://" + host + path);
    }

    String address() {
        return driver.getCurrentUrl();
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return find(selector).getText();
    }

    void click(String selector) {
        WebElement element = find(selector);
        driver.executeScript("arguments[0].scrollIntoView({block: 'center'})", element);
        element.click();
    }

    /** Types a text into an input, in place of the one that is there. */
    void type(String selector, CharSequence text) {
        click(selector);
        find(selector).sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    }

    /** Presses keys wherever the focus is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    Actions actions() {
        return new Actions(driver);
    }

    /** Runs a script in the page and returns what it returns. */
    @Nullable
    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Runs a script that returns a promise, and returns what comes of it. */
    @Nullable
    Object await(String promise, Object... arguments) {
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        return driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; (async () => {" + promise + "})().then(done)",
                arguments);
    }

    /** Returns a fingerprint of a canvas's pixels, to compare. */
    String pixels(String canvas) {
        String png =
                (String) Objects.requireNonNull(run("return document.querySelector(arguments[0]).toDataURL()", canvas));
        return DigestUtils.md5DigestAsHex(png.getBytes(StandardCharsets.UTF_8));
    }

    void waitUntil(String what, BooleanSupplier isSo) {
        new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50))
                .withMessage(what)
                .until(any -> isSo.getAsBoolean());
    }

    /** Returns the address once it stops changing: it follows the controls a moment later. */
    String settledAddress() {
        String[] last = {""};
        waitUntil("the address rests", () -> {
            await("await new Promise((done) => setTimeout(done, 700))");
            boolean rests = address().equals(last[0]);
            last[0] = address();
            return rests;
        });
        return last[0];
    }

    /** Saves what is to be seen under {@code target/screenshots}. */
    void screenshot(String name) {
        Map<String, Object> shot = command("Page.captureScreenshot", Map.of("format", "png"));
        try {
            Files.createDirectories(SCREENSHOTS);
            Files.write(SCREENSHOTS.resolve(name + ".png"), Base64.getDecoder().decode((String) shot.get("data")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails if a page complained in the console, or asked anybody but the service. */
    void assertQuiet() {
        assertQuietBut(complaint -> false);
    }

    /**
     * The same where a complaint is expected: the browser itself notes every answer with a status of an error.
     *
     * @param expected which complaints are
     */
    void assertQuietBut(Predicate<String> expected) {
        readLogs();
        assertThat(complaints.stream().filter(expected.negate()))
                .as("complaints in the console")
                .isEmpty();
        assertThat(strangers).as("requests to others").isEmpty();
        assertThat(requests).as("requests to the service").isPositive();
        complaints.clear();
    }

    private void readLogs() {
        for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
            if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
                complaints.add(entry.getLevel() + " " + entry.getMessage());
            }
        }
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            JsonNode message = JsonMapper.shared().readTree(entry.getMessage()).path("message");
            if (message.path("method").asString("").equals("Network.requestWillBeSent")) {
                asked(message.path("params").path("request").path("url").asString());
            }
        }
    }

    private void asked(String url) {
        if (url.startsWith("http://" + host + "/")) {
            requests++;
        } else if (!url.startsWith("data:")
                && !url.startsWith("blob:http://" + host + "/")
                && !url.startsWith("about:")) {
            strangers.add(url);
        }
    }

    @Override
    public void close() {
        driver.quit();
        try {
            FileSystemUtils.deleteRecursively(profile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
