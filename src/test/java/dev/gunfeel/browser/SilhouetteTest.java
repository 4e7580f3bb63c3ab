package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.Humanoid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Page and API shoot at the same humanoid. */
class SilhouetteTest extends RangeTest {
    @Test
    void itsMeasuresAreThoseOfACheckThatSaysNone() {
        openWeapon("");
        assertThat(browser.await("return (await import('/range/weapon/silhouette.js')).MEASURES"))
                .isEqualTo(Humanoid.measures());
        browser.assertQuiet();
    }

    /** A grid of a centimetre, and every edge with the numbers next to it. */
    @Test
    void everyPointIsHitAsAChecksPointIs() {
        TreeSet<Double> places = new TreeSet<>();
        for (int centimetre = -130; centimetre <= 70; centimetre++) {
            places.add(centimetre / 100.0);
        }
        double waist = measure("bodyWidthMeters") / 2;
        double shoulders = measure("bodyHeightMeters") / 2;
        DoubleStream.of(
                        waist,
                        waist + measure("armWidthMeters"),
                        waist - measure("legWidthMeters"),
                        shoulders,
                        shoulders - measure("armLengthMeters"),
                        shoulders + 2 * measure("headRadiusMeters"),
                        -shoulders - measure("legLengthMeters"))
                .flatMap(edge -> DoubleStream.of(edge, -edge))
                .flatMap(edge -> DoubleStream.of(Math.nextDown(edge), edge, Math.nextUp(edge)))
                .forEach(places::add);
        List<Double> rights =
                places.stream().filter(right -> Math.abs(right) < 0.5).toList();
        List<String> expected = new ArrayList<>();
        for (double right : rights) {
            for (double up : places) {
                expected.add(String.valueOf(Humanoid.zone(right, up)));
            }
        }
        assertThat(expected).contains("head", "torso", "arm", "leg", "null");

        openWeapon("");
        Object hit = browser.await("""
                const { zone } = await import('/range/weapon/silhouette.js');
                return arguments[0].flatMap((right) => arguments[1].map((up) => String(zone(right, up))));
                """, rights, List.copyOf(places));
        assertThat(hit).isEqualTo(expected);
        browser.assertQuiet();
    }

    private static double measure(String name) {
        return Objects.requireNonNull(Humanoid.measures().get(name));
    }

    /** What is filled is what is hit, to the millimetre: paths are made of curves that are nearly circles. */
    @Test
    void whatIsDrawnIsWhatIsHit() {
        openWeapon("");
        Object wrong = browser.await("""
                const { PARTS, zone } = await import('/range/weapon/silhouette.js');
                const context = document.createElement('canvas').getContext('2d');
                const isHit = (right, up) => zone(right, up) !== null;
                const wrong = [];
                let inside = 0;
                for (let right = -0.4005; right < 0.4; right += 0.01) {
                    for (let up = -1.3005; up < 0.7; up += 0.01) {
                        const around = [[0.001, 0], [-0.001, 0], [0, 0.001], [0, -0.001]].map(([x, y]) => isHit(right + x, up + y));
                        const isEdge = around.some((hit) => hit !== isHit(right, up));
                        const isDrawn = PARTS.some(({ path }) => context.isPointInPath(path, right, up));
                        inside += isDrawn;
                        if (!isEdge && isDrawn !== isHit(right, up)) {
                            wrong.push([right, up]);
                        }
                    }
                }
                return inside > 1000 ? wrong : [inside];
                """);
        assertThat((List<?>) wrong).isEmpty();
        browser.assertQuiet();
    }

    /** Without chance, the hit probability of a check is the share of the hits that the page counts. */
    @ParameterizedTest
    @CsvSource({"head,0.44,10", "chest,0.1,10", "hips,-0.28,10", "chest,0.1,4", "hips,-0.28,25"})
    void thePageCountsTheHitsThatACheckCounts(String aim, double upMeters, double distanceMeters) {
        openWeapon("");
        browser.type("[data-pointer='/distanceMeters'] .number", String.valueOf(distanceMeters));
        browser.click("[data-pointer='/aim'] .choice:has(input[value=" + aim + "])");
        for (String preset : List.of("assaultRifle", "submachineGun", "marksmanRifle")) {
            browser.click(".chip[data-preset=" + preset + "]");
            waitForPicture();
            double shots = Double.parseDouble(Objects.requireNonNull(
                    browser.find("[data-pointer='/shots'] .number").getAttribute("value")));
            double hits = Double.parseDouble(browser.text("[data-figure=hits] .figure-value"));
            Object share = browser.await("""
                            const { post } = await import('/range/api.js');
                            const [preset, shots, distanceMeters, upMeters] = arguments;
                            const check = { metric: 'hitProbability', target: { shape: 'humanoid' }, aim: { upMeters },
                                recoilControl: 0, shots, distanceMeters, min: 0 };
                            const { results } = await post('v1/checks', { presets: [preset], checks: [check] });
                            return results[0].value;
                            """, preset, shots, distanceMeters, upMeters);
            assertThat(((Number) Objects.requireNonNull(share)).doubleValue())
                    .as(preset)
                    .isCloseTo(hits / shots, within(1e-12));
        }
        browser.assertQuiet();
    }
}
