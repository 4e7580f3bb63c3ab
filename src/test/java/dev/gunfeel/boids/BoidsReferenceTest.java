package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.boids.PlainLoop.Cohesion;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A step over the grid against the plain double loop. */
class BoidsReferenceTest {
    private static final int SEEDS = 6;
    private static final int AGENTS = 150;
    private static final List<Axes> AXES = List.of(Axes.values());

    private static final RulesOf everything() {
        return new RulesOf()
                .target(3, -40, 11)
                .bounds(9)
                .viewAngle(250)
                .maxNeighbors(6)
                .flee(
                        BoidsFlee.of(new Vector3(1, 1, 1), 8.0).withWeight(2.0),
                        BoidsFlee.of(new Vector3(605, -604, 503), 12.0).withWeight(0.7))
                .arrival(45);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void agreesWithThePlainLoopTo1e12(Kind kind) {
        for (Formulas formulas : Formulas.values()) {
            for (int seed = 0; seed < SEEDS; seed++) {
                assertAgrees(kind, seed, formulas, new RulesOf().rules());
                assertAgrees(
                        kind,
                        seed,
                        formulas,
                        new RulesOf().target(3, -40, 11).bounds(9).rules());
                assertAgrees(kind, seed, formulas, new RulesOf().viewAngle(120).rules());
                assertAgrees(kind, seed, formulas, new RulesOf().maxNeighbors(3).rules());
                assertAgrees(kind, seed, formulas, everything().rules());
            }
        }
    }

    private static void assertAgrees(Kind kind, int seed, Formulas formulas, BoidsRules rules) {
        Axes axes = AXES.get(seed % AXES.size());
        BoidsStepRequest request = Flocks.step(formulas, axes, Flocks.random(kind, AGENTS, seed), rules, 0.02);
        // Beyond a kilometre the mean of positions is itself off by more than 1e-12, unless its sum is exact.
        boolean far = kind == Kind.FARTHER || kind == Kind.OUTLIERS;
        List<BoidsAgent> expected =
                new PlainLoop(request, far ? Cohesion.EXACT_MEAN_OF_POSITIONS : Cohesion.MEAN_OF_POSITIONS).step();
        List<BoidsAgent> actual = Boids.step(request).agents();
        for (int i = 0; i < AGENTS; i++) {
            String what = kind + ", " + formulas + ", seed " + seed + ", agent " + i;
            assertNear(what, actual.get(i).velocity(), expected.get(i).velocity());
            assertNear(what, actual.get(i).position(), expected.get(i).position());
        }
    }

    private static void assertNear(String what, Vector3 actual, Vector3 expected) {
        assertThat(actual.minus(expected).length())
                .as("%s: %s against %s", what, actual, expected)
                .isLessThanOrEqualTo(1e-12 * expected.length());
    }

    /** The documented order of sums: cells by x, then z, then y, and within a cell by index. */
    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"EVEN", "CLUSTERED", "FAR", "ONE_SPOT", "LATTICE", "LEVEL"})
    void sumsInTheDocumentedOrderToTheLastBit(Kind kind) {
        double perMeter = 1 / (5 * (1 + 0x1.0p-20));
        for (Formulas formulas : Formulas.values()) {
            List<BoidsAgent> agents = Flocks.random(kind, AGENTS, 99);
            BoidsStepRequest request = Flocks.step(
                    formulas,
                    Axes.UNITY,
                    agents,
                    new RulesOf().target(3, -40, 11).bounds(9).rules(),
                    0.02);
            Comparator<Integer> byCell = Comparator.comparingDouble(
                            (Integer i) -> Math.floor(agents.get(i).position().x() * perMeter))
                    .thenComparingDouble(
                            i -> Math.floor(agents.get(i).position().z() * perMeter))
                    .thenComparingDouble(
                            i -> Math.floor(agents.get(i).position().y() * perMeter))
                    .thenComparing(i -> i);
            List<BoidsAgent> expected = new PlainLoop(request, Cohesion.MEAN_OF_WAYS)
                    .inOrder(byCell)
                    .step();
            assertThat(Boids.step(request).agents()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"EVEN, 2", "EVEN, 60", "CLUSTERED, 1.5", "SPREAD_OUT, 1000", "FARTHER, 3.3", "ONE_SPOT, 0.25"})
    void agreesAtOtherRadii(Kind kind, double radius) {
        BoidsRules rules = new RulesOf().radii(radius, radius / 2).rules();
        for (Formulas formulas : Formulas.values()) {
            assertAgrees(kind, 1, formulas, rules);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 600})
    void agreesInFlocksOfAnySize(int count) {
        for (Kind kind : Kind.values()) {
            BoidsStepRequest request =
                    Flocks.step(Flocks.random(kind, count, 5), everything().rules());
            List<BoidsAgent> expected = new PlainLoop(request, Cohesion.EXACT_MEAN_OF_POSITIONS).step();
            List<BoidsAgent> actual = Boids.step(request).agents();
            for (int i = 0; i < count; i++) {
                assertNear(
                        kind + " " + i,
                        actual.get(i).velocity(),
                        expected.get(i).velocity());
            }
        }
    }
}
