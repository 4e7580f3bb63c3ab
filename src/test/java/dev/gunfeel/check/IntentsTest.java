package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.document.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a designer wants of four guns, sentence by sentence, in examples/balance/intents.yaml: each is true of the guns as they are,
 * and stops being true of one that was spoiled in the one place that the sentence is about.
 */
class IntentsTest {
    private static final Path EXAMPLE = Path.of("examples/balance");

    @TempDir
    private Path folder;

    private static ChecksRequest intents(Path folder) {
        return DocumentFile.checks(folder.resolve("intents.yaml"));
    }

    private static List<String> names() {
        return intents(EXAMPLE).checks().stream()
                .map(check -> Objects.requireNonNull(check.name()))
                .toList();
    }

    @Test
    void everyIntentHoldsOfTheGunsAsTheyAre() {
        ChecksReport report = Checks.run(intents(EXAMPLE));
        assertThat(report.results())
                .allSatisfy(result ->
                        assertThat(result.outcome()).as(result.message()).isEqualTo(Outcome.PASSED));
        assertThat(names()).hasSize(39).doesNotHaveDuplicates();
    }

    static Stream<Arguments> spoiled() {
        return Stream.of(
                arguments(
                        "automatic weapons fire 600 to 950 rounds a minute",
                        "carbine",
                        "fireIntervalSeconds: 0.09",
                        "fireIntervalSeconds: 0.11"),
                arguments(
                        "everything is reloaded within four seconds",
                        "longshot",
                        "reloadSeconds: 3.4",
                        "reloadSeconds: 4.2"),
                arguments("no magazine holds more than 30", "scout", "magazineSize: 25", "magazineSize: 32"),
                arguments(
                        "a headshot of an automatic never doubles",
                        "carbine",
                        "headMultiplier: 2",
                        "headMultiplier: 2.1"),
                arguments(
                        "running with the carbine is slower than with the scout",
                        "carbine",
                        "maxSpeed: 5",
                        "maxSpeed: 6"),
                arguments(
                        "the first ten shots climb, but not past the helmet",
                        "carbine",
                        "vertical: { peakDegrees: 0.45",
                        "vertical: { peakDegrees: 0.55"),
                arguments(
                        "no gun sways wider than its target",
                        "scout",
                        "horizontal: { peakDegrees: 0.15",
                        "horizontal: { peakDegrees: 1.5"),
                arguments("the camera never rolls two degrees", "breaker", "peakDegrees: 1.8", "peakDegrees: 2.2"),
                arguments(
                        "the field of view stays within three degrees",
                        "longshot",
                        "punching: { peakDegrees: 2.5",
                        "punching: { peakDegrees: 3.5"),
                arguments("the view is back within 0.3 s", "scout", "settleSeconds: 0.25", "settleSeconds: 0.4"),
                arguments("ready again in a second", "carbine", "maxSeconds: 0.7", "maxSeconds: 1.1"),
                arguments("the longshot is ready when its bolt is", "longshot", "maxSeconds: 1.3", "maxSeconds: 1.5"),
                arguments(
                        "kneeling makes the carbine kick less", "carbine", "recoilFactor: 0.85", "recoilFactor: 0.95"),
                arguments(
                        "the first shot goes where it is aimed",
                        "scout",
                        "spread:\n",
                        "spread:\n  cone: { degrees: 1 }\n"),
                arguments("a scoped longshot never strays", "longshot", "coneFactor: 0", "coneFactor: 0.1"),
                arguments(
                        "shots 0 to 4 stay within 10 cm at 20 m",
                        "carbine",
                        "spread:\n",
                        "spread:\n  cone: { degrees: 0.5 }\n"),
                arguments(
                        "a burst of ten goes through a door at 10 m",
                        "scout",
                        "lift: { magnitude: 0.45 }",
                        "lift: { magnitude: 3 }"),
                arguments("nine of nine pellets within 0.3 m at 5 m", "breaker", "degrees: 2.6", "degrees: 4"),
                arguments("half of the pellets find a soldier at 15 m", "breaker", "degrees: 2.6", "degrees: 4"),
                arguments(
                        "the scout scatters less than the carbine on the run",
                        "scout",
                        "running: { magnitude: 0.5",
                        "running: { magnitude: 0.9"),
                arguments(
                        "both automatics have a pattern of their own",
                        "carbine",
                        "lift: { magnitude: 0.4,",
                        "lift: { magnitude: 0.3,"),
                arguments(
                        "strafing hits three in ten at 15 m",
                        "carbine",
                        "running: { magnitude: 0.6, exponent: 1.5",
                        "running: { magnitude: 1.6, exponent: 1"),
                arguments(
                        "running costs at most 30 % of the hits",
                        "carbine",
                        "running: { magnitude: 0.6, exponent: 1.5",
                        "running: { magnitude: 0.6, exponent: 1"),
                arguments(
                        "taps beat the spray at 30 m",
                        "carbine",
                        "vertical: { peakDegrees: 0.45",
                        "vertical: { peakDegrees: 0.05"),
                arguments("nine fights in ten end within 1.2 s at 12 m", "carbine", "perHit: 28", "perHit: 11"),
                arguments("a magazine kills nine in ten at 15 m", "scout", "perHit: 22", "perHit: 9"),
                arguments("half a second is enough in a room", "scout", "perHit: 22", "perHit: 9"),
                arguments(
                        "the scout wins inside 10 m",
                        "scout",
                        "fireIntervalSeconds: 0.065",
                        "fireIntervalSeconds: 0.075"),
                arguments("the carbine wins beyond 25 m", "carbine", "perHit: 28", "perHit: 12"),
                arguments("nobody but the sniper kills under 200 ms", "breaker", "perHit: 10", "perHit: 15"),
                arguments(
                        "a novice needs at most twice as long as a perfect player",
                        "carbine",
                        "vertical: { peakDegrees: 0.45",
                        "vertical: { peakDegrees: 1.8"),
                arguments("damage at 40 m is still five hits", "carbine", "factor: 0.7", "factor: 0.5"),
                arguments("a leg shot of the longshot doesn't kill", "longshot", "legs: 0.75", "legs: 0.95"),
                arguments("a hit on the body by the longshot does", "longshot", "perHit: 110", "perHit: 95"),
                arguments("armor makes it eight shots at most", "carbine", "perHit: 28", "perHit: 15"),
                arguments("the carbine deals 200 damage a second at 10 m", "carbine", "perHit: 28", "perHit: 20"),
                arguments(
                        "reloads included, the carbine outlasts the scout at 20 m",
                        "carbine",
                        "reloadSeconds: 2.3",
                        "reloadSeconds: 6"),
                arguments("a shell of the breaker counts only up close", "breaker", "perHit: 10", "perHit: 25"),
                arguments(
                        "at 30 frames a second the carbine loses an eighth at most",
                        "carbine",
                        "fireIntervalSeconds: 0.09",
                        "fireIntervalSeconds: 0.085"));
    }

    @Test
    void eachIntentIsSpoiledOnce() {
        assertThat(spoiled().map(arguments -> arguments.get()[0])).containsExactlyElementsOf(names());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("spoiled")
    void aSpoiledGunIsFound(String intent, String gun, String was, String is) throws IOException {
        copy();
        Path file = folder.resolve("weapons").resolve(gun + ".yaml");
        String text = Files.readString(file);
        assertThat(text).containsOnlyOnce(was);
        Files.writeString(file, text.replace(was, is));
        ChecksRequest all = intents(folder);
        List<CheckRequest> one = all.checks().stream()
                .filter(check -> intent.equals(check.name()))
                .toList();
        assertThat(Checks.run(all.withChecks(one)).outcome()).isEqualTo(Outcome.FAILED);
    }

    private void copy() throws IOException {
        Files.createDirectories(folder.resolve("weapons"));
        try (Stream<Path> files = Files.walk(EXAMPLE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, folder.resolve(EXAMPLE.relativize(file)));
            }
        }
    }
}
