package dev.gunfeel.spread;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Table;
import dev.gunfeel.text.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpreadTest {
    private static final Offset<Double> SAME = within(1e-12);

    private static SpreadSequence fire(String spread, String rest) {
        return Spread.sequence(read(
                SpreadSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.25}, 'spread': "
                        + spread + "}, " + rest + "}"));
    }

    private static SpreadSequence fire(String spread, int shots) {
        return fire(spread, "'firing': {'shots': " + shots + "}");
    }

    /** 0.8 times the ratios 0, 1/4, 1/2, 3/4, 1, squared; the angle is that of 0.8 at 10. */
    @Test
    void liftClimbsWithThePowerOfTheRatio() {
        SpreadSequence sequence = fire("{'lift': {'magnitude': 0.8, 'exponent': 2}}", 6);
        double[] lift = {0, 0.05, 0.2, 0.45, 0.8, 0.8};
        for (int k = 0; k < lift.length; k++) {
            SpreadShot shot = sequence.shots().get(k);
            assertThat(shot.spread().lift()).isCloseTo(lift[k], SAME);
            assertThat(shot.spread().pqr().get(0)).isEqualTo(10);
            assertThat(shot.spread().pqr().get(1)).isZero();
            assertThat(shot.spread().pqr().get(2)).isCloseTo(lift[k], SAME);
            assertThat(shot.spread().yawDegrees()).isZero();
        }
        assertThat(sequence.shots().get(4).spread().pitchDegrees()).isCloseTo(4.573921259900861, within(1e-9));
        assertThat(sequence.summary().extent().upDegrees()).isCloseTo(4.573921259900861, within(1e-9));
        assertThat(sequence.summary().extent().largestDegrees()).isCloseTo(4.573921259900861, within(1e-9));
        assertThat(sequence.summary().extent().downDegrees()).isZero();
        assertThat(sequence.summary().recoverySeconds()).isCloseTo(1.1, SAME);
    }

    /** With a range of one point nothing is left to chance: steps of 0.1, 0.2, 0.3, 0.4 and so on to the right. */
    @Test
    void theSidewaysPlaceIsCarried() {
        SpreadSequence sequence = fire(
                "{'carryExponent': 2, 'random': {'horizontal': 0.4, 'vertical': 0, 'horizontalRange': [1, 1], 'signRuns': [9]}}",
                5);
        double[] steps = {0, 0.1, 0.2, 0.3, 0.4};
        double[] ratios = {0, 0.25, 0.5, 0.75, 1};
        double before = 0;
        for (int k = 0; k < steps.length; k++) {
            SpreadShot shot = sequence.shots().get(k);
            assertThat(shot.spread().carried()).isCloseTo(before * ratios[k] * ratios[k], SAME);
            assertThat(shot.spread().random().get(0)).isCloseTo(steps[k], SAME);
            before = before * ratios[k] * ratios[k] + steps[k];
            assertThat(shot.spread().pqr().get(1)).isCloseTo(before, SAME);
        }
        assertThat(sequence.state().q())
                .isEqualTo(sequence.shots().get(4).spread().pqr().get(1));
        assertThat(sequence.summary().extent().rightDegrees())
                .isCloseTo(Math.toDegrees(Math.atan(before / 10)), within(1e-9));
    }

    /** The JDK's generator is splitmix64; shot k takes its first two numbers from seed 77 + k. */
    @Test
    void randomSpreadDrawsFromSeedPlusOffset() {
        SpreadSequence sequence = fire(
                "{'random': {'horizontal': 0.5, 'vertical': 0.2, 'horizontalRange': [-0.5, 1], 'verticalRange': [-1, 0.5]}}",
                "'seeds': {'spread': 77}, 'firing': {'shots': 5}");
        for (int k = 0; k < 5; k++) {
            SplittableRandom numbers = new SplittableRandom(77 + k);
            double width = 0.5 * k / 4;
            double dq = -0.5 * width + 1.5 * width * numbers.nextDouble();
            double root = Math.sqrt(1 - Math.pow(dq / 0.5, 2));
            double dr = 0.2 * root * (-1 + 1.5 * numbers.nextDouble());
            int sign = k < 2 ? 1 : -1;
            assertThat(sequence.shots().get(k).spread().random().get(0)).isCloseTo(sign * dq, SAME);
            assertThat(sequence.shots().get(k).spread().random().get(1)).isCloseTo(dr, SAME);
        }
        assertThat(sequence.seeds().spread()).isEqualTo(77);
    }

    @Test
    void correctedTheRestedFirstShotIsTrue() {
        String random = "{'random': {'horizontal': 0.5, 'vertical': 0.2, 'verticalRange': [1, 1]}}";
        SpreadShot published = fire(random, "'firing': {'shots': 1}").shots().get(0);
        SpreadShot corrected = fire(random, "'formulas': 'corrected', 'firing': {'shots': 1}")
                .shots()
                .get(0);
        assertThat(published.spread().random().get(1)).isCloseTo(0.2, SAME);
        assertThat(corrected.spread().pqr()).containsExactly(10.0, 0.0, 0.0);
        assertThat(corrected.direction()).isEqualTo(new Vector3(0, 0, 1));
    }

    /** The corrected ellipse at ratio P is the whole ellipse scaled by P^b, so every bullet lies within it. */
    @Test
    void correctedTheEllipseShrinksAsAWhole() {
        SpreadSequence sequence = fire(
                "{'random': {'horizontal': 0.5, 'vertical': 0.3, 'exponent': 2, 'horizontalRange': [-1, 1]}}",
                "'formulas': 'corrected', 'firing': {'shots': 200}, 'seeds': {'spread': 5}");
        double largest = 0;
        for (SpreadShot shot : sequence.shots()) {
            double scale = Math.pow(shot.spread().potentialRatio(), 2);
            double inside = Math.pow(shot.spread().random().get(0) / 0.5, 2)
                    + Math.pow(shot.spread().random().get(1) / 0.3, 2);
            assertThat(inside).isLessThanOrEqualTo(scale * scale + 1e-12);
            largest = Math.max(largest, inside);
        }
        assertThat(largest).as("the ellipse is filled").isGreaterThan(0.9);
    }

    @Test
    void aRandomSignIsTheThirdDraw() {
        SpreadSequence sequence = fire(
                "{'random': {'horizontal': 0.5, 'vertical': 0.2, 'signPattern': 'random'}}",
                "'seeds': {'spread': 9}, 'firing': {'shots': 40}");
        int left = 0;
        for (int k = 1; k < 40; k++) {
            SplittableRandom numbers = new SplittableRandom(9 + k);
            numbers.nextDouble();
            numbers.nextDouble();
            boolean isLeft = numbers.nextDouble() < 0.5;
            assertThat(sequence.shots().get(k).spread().random().get(0) < 0).isEqualTo(isLeft);
            left += isLeft ? 1 : 0;
        }
        assertThat(left).isBetween(10, 30);
    }

    /** At speed 2 of 4 with exponent 2 a quarter of 1.2 is left: 0.3 at most. */
    @Test
    void runningSpreadDrawsFromSeedPlusShotNumber() {
        SpreadSequence sequence = fire(
                "{'running': {'magnitude': 1.2, 'exponent': 2, 'maxSpeed': 4, 'range': [0.5, 1], 'verticalScale': 0.5}}",
                "'seeds': {'running': 1000}, 'firing': {'bursts': [{'shots': 2, 'speed': 2}, {'pauseSeconds': 9, 'shots': 2, 'speed': 9}]}");
        for (int k = 0; k < 4; k++) {
            SplittableRandom numbers = new SplittableRandom(1000 + k);
            double angle = -Math.PI + 2 * Math.PI * numbers.nextDouble();
            double length = (k < 2 ? 0.3 : 1.2) * (0.5 + 0.5 * numbers.nextDouble());
            SpreadShot shot = sequence.shots().get(k);
            assertThat(shot.spread().running().get(0)).isCloseTo(length * Math.cos(angle), SAME);
            assertThat(shot.spread().running().get(1)).isCloseTo(0.5 * length * Math.sin(angle), SAME);
        }
        assertThat(sequence.shots().get(2).spread().seedOffset()).isZero();
    }

    @Test
    void spreadGrowsWithSpeed() {
        double before = -1;
        for (double speed : new double[] {0, 0.5, 1, 2, 3, 4, 5}) {
            SpreadShot shot = fire(
                            "{'running': {'magnitude': 1.2, 'maxSpeed': 5}}",
                            "'seeds': {'running': 3}, 'firing': {'shots': 1, 'speed': " + speed + "}")
                    .shots()
                    .get(0);
            double length = Math.hypot(
                    shot.spread().running().get(0), shot.spread().running().get(1));
            assertThat(length).isGreaterThan(before);
            before = length;
        }
    }

    @Test
    void spreadShrinksWithTheTimeSinceTheLastShot() {
        double lift = Double.POSITIVE_INFINITY;
        double sideways = Double.POSITIVE_INFINITY;
        double carried = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= 20; i++) {
            SpreadShot shot = fire(
                            "{'lift': {'magnitude': 1}, 'random': {'horizontal': 0.5, 'vertical': 0, 'signRuns': [99]}}",
                            "'firing': {'bursts': [{'shots': 5}, {'pauseSeconds': " + (0.1 + 0.05 * i)
                                    + ", 'shots': 1}]}")
                    .shots()
                    .get(5);
            assertThat(shot.spread().lift()).isLessThan(lift);
            assertThat(shot.spread().random().get(0)).isLessThan(sideways);
            assertThat(shot.spread().carried()).isLessThan(carried);
            lift = shot.spread().lift();
            sideways = shot.spread().random().get(0);
            carried = shot.spread().carried();
        }
        assertThat(lift).as("rested in the end").isZero();
    }

    @Test
    void aFullRestRepeatsThePattern() {
        SpreadSequence sequence = fire(
                "{'carryExponent': 2, 'lift': {'magnitude': 1}, 'random': {'horizontal': 0.5, 'vertical': 0.1}}",
                "'firing': {'bursts': [{'shots': 12}, {'pauseSeconds': 1.1, 'shots': 12}, {'pauseSeconds': 1.0, 'shots': 12}]}");
        boolean differs = false;
        for (int k = 0; k < 12; k++) {
            assertThat(sequence.shots().get(12 + k).spread().pqr())
                    .isEqualTo(sequence.shots().get(k).spread().pqr());
            differs |= !sequence.shots()
                    .get(24 + k)
                    .spread()
                    .pqr()
                    .equals(sequence.shots().get(k).spread().pqr());
        }
        assertThat(differs).as("0.1 s short of rest it goes on instead").isTrue();
    }

    @Test
    void parametersDoNotTouchWhatIsNotTheirs() {
        String base = "{'lift': {'magnitude': 1}, 'random': {'horizontal': 0.5, 'vertical': 0.1%s}%s}";
        List<List<Double>> plain = randoms(base.formatted("", ""));
        List<List<Double>> sides = randoms(base.formatted(", 'signPattern': 'random'", ""));
        assertThat(randoms(base.formatted("", ", 'carryExponent': 7"))).isEqualTo(plain);
        assertThat(randoms(base.formatted("", ", 'running': {'magnitude': 3, 'maxSpeed': 1}")))
                .isEqualTo(plain);
        List<List<Double>> flat = randoms("{'random': {'horizontal': 0.5, 'vertical': 0}}");
        List<List<Double>> wide = randoms("{'random': {'horizontal': 1, 'vertical': 0.1}}");
        List<List<Double>> still = randoms("{'random': {'horizontal': 0, 'vertical': 0.1}}");
        for (int k = 0; k < plain.size(); k++) {
            assertThat(Math.abs(sides.get(k).get(0)))
                    .isEqualTo(Math.abs(plain.get(k).get(0)));
            assertThat(sides.get(k).get(1)).isEqualTo(plain.get(k).get(1));
            assertThat(flat.get(k).get(0)).isEqualTo(plain.get(k).get(0));
            assertThat(wide.get(k).get(0)).isCloseTo(2 * plain.get(k).get(0), SAME);
            assertThat(wide.get(k).get(1)).isCloseTo(plain.get(k).get(1), SAME);
            assertThat(Math.signum(still.get(k).get(1)))
                    .isEqualTo(Math.signum(plain.get(k).get(1)));
        }
    }

    private static List<List<Double>> randoms(String spread) {
        List<List<Double>> randoms = new ArrayList<>();
        fire(spread, "'seeds': {'running': 3}, 'firing': {'shots': 20, 'speed': 1}")
                .shots()
                .forEach(shot -> randoms.add(shot.spread().random()));
        return randoms;
    }

    /** A bullet 1 right and 2 up at 10, seen by each engine. */
    @Test
    void directionsFollowTheAxes() {
        String spread =
                "{'lift': {'magnitude': 2}, 'random': {'horizontal': 1, 'vertical': 0, 'horizontalRange': [1, 1]},"
                        + " 'carryExponent': 1000}";
        double length = Math.sqrt(105);
        assertDirection(spread, "unity", new Vector3(1 / length, 2 / length, 10 / length));
        assertDirection(spread, "unreal", new Vector3(10 / length, 1 / length, 2 / length));
        assertDirection(spread, "godot", new Vector3(1 / length, 2 / length, -10 / length));
        assertDirection(spread, "gltf", new Vector3(-1 / length, 2 / length, 10 / length));
    }

    private static void assertDirection(String spread, String axes, Vector3 expected) {
        String weapon = "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 1}, 'spread': "
                + spread + "}, 'axes': '" + axes + "', 'distanceMeters': 30, 'firing': {'shots': 2}}";
        SpreadShot shot = Spread.sequence(read(SpreadSequenceRequest.class, weapon))
                .shots()
                .get(1);
        assertThat(shot.direction().minus(expected).length()).isLessThan(1e-12);
        assertThat(Objects.requireNonNull(shot.impact()).get(0)).isCloseTo(3, SAME);
        assertThat(Objects.requireNonNull(shot.impact()).get(1)).isCloseTo(6, SAME);
    }

    /** Looking 90 degrees to the right, a bullet to the right flies backwards; the wall turns along. */
    @Test
    void directionsFollowTheView() {
        String spread =
                "{'lift': {'magnitude': 0}, 'random': {'horizontal': 10, 'vertical': 0, 'horizontalRange': [1, 1]},"
                        + " 'carryExponent': 1000}";
        SpreadShot shot = Spread.sequence(read(
                        SpreadSequenceRequest.class,
                        "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 1}, 'spread': "
                                + spread
                                + "}, 'view': {'yawDegrees': 90}, 'distanceMeters': 2, 'firing': {'shots': 2}}"))
                .shots()
                .get(1);
        double half = Math.sqrt(0.5);
        assertThat(shot.direction().minus(new Vector3(half, 0, -half)).length()).isLessThan(1e-12);
        assertThat(shot.spread().yawDegrees()).isCloseTo(45, within(1e-12));
        assertThat(shot.impact()).containsExactly(2.0, 0.0);
    }

    @Test
    void withoutDistanceThereIsNoImpact() {
        assertThat(fire("{'lift': {'magnitude': 1}}", 1).shots().get(0).impact())
                .isNull();
    }

    @Test
    void theRunningSeedIsDrawnAndEchoedWhereItMatters() {
        String running = "{'running': {'magnitude': 1, 'maxSpeed': 4}}";
        Long drawn = fire(running, "'firing': {'shots': 2, 'speed': 3}").seeds().running();
        assertThat(Objects.requireNonNull(drawn)).isBetween(0L, (1L << 31) - 1);
        SpreadSequence first = fire(running, "'firing': {'shots': 2, 'speed': 3}");
        SpreadSequence again = fire(
                running,
                "'firing': {'shots': 2, 'speed': 3}, 'seeds': {'running': "
                        + first.seeds().running() + "}");
        assertThat(again).isEqualTo(first);
        assertThat(fire("{'lift': {'magnitude': 1}}", 1).seeds().running()).isNull();
    }

    @Test
    void seedsOfTheRequestGoOverTheWeapons() {
        SpreadSequence sequence = Spread.sequence(
                read(
                        SpreadSequenceRequest.class,
                        "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 1}, 'spread': {},"
                                + " 'seeds': {'spread': 5, 'recoil': 6000}}, 'seeds': {'recoil': 7000}, 'firing': {'shots': 1}}"));
        assertThat(sequence.seeds().spread()).isEqualTo(5);
        assertThat(sequence.seeds().recoil()).isEqualTo(7000);
        assertThat(fire("{}", 1).seeds().spread()).isEqualTo(1);
        assertThat(fire("{}", 1).seeds().recoil()).isEqualTo(500_009);
    }

    @Test
    void warnsOfARestedShotThatMisses() {
        String random = "{'random': {'horizontal': 0.5, 'vertical': 0.2, 'verticalRange': [-0.5, 0.25]}}";
        Warning warning = warning(fire(random, 3).warnings(), "restedShotMisses");
        assertThat(warning.value()).isCloseTo(Math.toDegrees(Math.atan(0.01)), within(1e-9));
        assertThat(warning.message()).contains("0.1 up or down at 10 (0.573 degrees)");
        assertThat(warning.pointer()).isEqualTo("/weapon/spread/random/vertical");
        assertThat(fire(random, "'formulas': 'corrected', 'firing': {'shots': 3}")
                        .warnings())
                .isEmpty();
        assertThat(fire("{'random': {'horizontal': 0.5, 'vertical': 0}}", 3).warnings())
                .isEmpty();
    }

    /** Four shots leave 0.1 + 1 s at most 0.75 + 0.1 + 0.25 = 1.1 s; 0.6 s later 0.5 s are left. */
    @Test
    void warnsOfABurstBeforeRest() {
        SpreadSequence sequence = fire(
                "{'lift': {'magnitude': 1}}",
                "'firing': {'bursts': [{'shots': 4}, {'pauseSeconds': 0.6, 'shots': 1}, {'pauseSeconds': 5, 'shots': 1}]}");
        Warning warning = warning(sequence.warnings(), "burstBeforeRest");
        assertThat(warning.value()).isCloseTo(0.5, within(1e-12));
        assertThat(warning.pointer()).isEqualTo("/firing/bursts/1");
    }

    /** Full at 1 s after every shot but the first, and 0.3 s of pause: a ratio of (1.1 - 0.3) / 1. */
    @Test
    void sumsManyBurstsBeforeRestUp() {
        List<Warning> warnings = fire(
                        "{'lift': {'magnitude': 1}}",
                        "'firing': {'bursts': [{'shots': 5}" + ", {'shots': 5, 'pauseSeconds': 0.3}".repeat(50) + "]}")
                .warnings();
        assertThat(warnings).hasSize(21).extracting(Warning::code).containsOnly("burstBeforeRest");
        assertThat(warnings.get(19).pointer()).isEqualTo("/firing/bursts/20");
        assertThat(warnings.get(20).pointer()).isEqualTo("/firing/bursts");
        assertThat(warnings.get(20).message()).startsWith("30 more bursts");
        assertThat(warnings.get(20).value()).isCloseTo(0.8, within(1e-12));
    }

    @Test
    void isATableWithARowAShot() {
        SpreadSequence sequence = fire(
                "{'lift': {'magnitude': 1}, 'random': {'horizontal': 0.5, 'vertical': 0.2}}",
                "'distanceMeters': 10, 'firing': {'shots': 3}");
        Table table = sequence.table();
        assertThat(table.rows()).hasSize(3).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.header()));
        SpreadShot shot = sequence.shots().get(2);
        assertThat(cell(table, 2, "index")).isEqualTo(2);
        assertThat(cell(table, 2, "seedOffset")).isEqualTo(2);
        assertThat(cell(table, 2, "lift")).isEqualTo(shot.spread().lift());
        assertThat(cell(table, 2, "randomR")).isEqualTo(shot.spread().random().get(1));
        assertThat(cell(table, 2, "q")).isEqualTo(shot.spread().pqr().get(1));
        assertThat(cell(table, 2, "directionZ")).isEqualTo(shot.direction().z());
        assertThat(cell(table, 2, "impactUp"))
                .isEqualTo(Objects.requireNonNull(shot.impact()).get(1));
        Table bare = fire("{'lift': {'magnitude': 1}}", 1).table();
        assertThat(cell(bare, 0, "impactUp")).isNull();
    }

    private static @Nullable Object cell(Table table, int row, String column) {
        return table.rows().get(row)[table.header().indexOf(column)];
    }

    /** Nothing in no direction is 0 and never -0, which some parsers of JSON keep. */
    @ParameterizedTest
    @CsvSource({"ellipse, published", "ellipse, corrected", "rectangle, published", "polar, published"})
    void noPlaceIsANegativeZero(String shape, String formulas) {
        String request = "{'formulas': '%s', 'seeds': {'running': 3}, 'weapon': {'fireIntervalSeconds': 0.1,"
                + " 'potential': {'maxSeconds': 1, 'gain': 0.5}, 'spread': {'random': {'shape': '%s', 'horizontal': 0,"
                + " 'vertical': 0}, 'running': {'magnitude': 1, 'maxSpeed': 5, 'verticalScale': 0}, 'cone': {'degrees': 0}}},"
                + " 'firing': {'bursts': [{'shots': 20, 'speed': 5}, {'shots': 20, 'pauseSeconds': 3}]}}";
        SpreadSequence sequence =
                Spread.sequence(read(SpreadSequenceRequest.class, request.formatted(formulas, shape)));
        assertThat(JsonText.writer().writeValueAsString(sequence.shots())).doesNotContainPattern("-0\\.0[,\\]}]");
    }

    @Test
    void stopsWhenInterrupted() {
        SpreadSequenceRequest request =
                read(SpreadSequenceRequest.class, "{'preset': 'pistol', 'firing': {'shots': 2}}");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Spread.sequence(request)).isInstanceOf(StoppedException.class);
    }
}
