package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The article's advice on tuning a flock, and the figures of the documentation. */
class BoidsTuningTest {
    private static final int AGENTS = 60;
    private static final int STEPS = 600;
    private static final int SEEDS = 5;

    /** Returns the mean of a number over the frames of the second half of a flight. */
    private static double mean(
            Formulas formulas, long seed, double radius, BoidsRules rules, ToDoubleFunction<BoidsFrame> number) {
        BoidsSpawn spawn = Flocks.spawn(AGENTS, seed, radius);
        return Boids.sequence(Flocks.sequence(formulas, null, spawn, rules, STEPS, 20, null)).frames().stream()
                .filter(frame -> frame.index() >= STEPS / 2)
                .mapToDouble(number)
                .average()
                .orElseThrow();
    }

    /** A number for each value of what is tuned, and for each of five flocks. */
    private static void assertGrows(double[] values, double[] table, double digit, Tuned tuned) {
        double[] means = new double[values.length];
        for (long seed = 1; seed <= SEEDS; seed++) {
            double before = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < values.length; i++) {
                double number = tuned.number(seed, values[i]);
                assertThat(number).as("seed %s, %s", seed, values[i]).isGreaterThan(before);
                before = number;
                means[i] += number / SEEDS;
            }
        }
        // What the documentation says.
        assertThat(means).containsExactly(table, within(digit));
    }

    private interface Tuned {
        double number(long seed, double value);
    }

    @Test
    void moreAlignmentFliesMoreInOneDirection() {
        assertGrows(
                new double[] {0, 0.1, 0.25, 0.5, 1},
                new double[] {0.177, 0.639, 0.898, 0.972, 0.991},
                5e-4,
                (seed, weight) -> mean(
                        Formulas.PUBLISHED,
                        seed,
                        6,
                        new RulesOf().weights(1.5, weight, 1, 0, 1).rules(),
                        frame -> frame.summary().polarization()));
    }

    @Test
    void moreSeparationKeepsFartherApart() {
        double[] weights = {0, 0.5, 1, 1.5, 3};
        ToDoubleFunction<BoidsFrame> nearest =
                frame -> Objects.requireNonNull(frame.summary().meanNearestDistance());
        assertGrows(
                weights,
                new double[] {0.269, 0.643, 1.158, 1.799, 2.076},
                5e-4,
                (seed, weight) -> mean(Formulas.PUBLISHED, seed, 12, apart(weight), nearest));
        assertGrows(
                weights,
                new double[] {0.269, 0.659, 1.176, 1.847, 2.085},
                5e-4,
                (seed, weight) -> mean(Formulas.CORRECTED, seed, 12, apart(weight), nearest));
    }

    @Test
    void moreCohesionMakesATighterSchool() {
        assertGrows(
                new double[] {4, 2, 1, 0.5, 0.3},
                new double[] {0.082, 0.969, 3.199, 4.921, 8.914},
                5e-4,
                (seed, weight) -> mean(
                        Formulas.PUBLISHED,
                        seed,
                        6,
                        new RulesOf().weights(1.5, 1, weight, 0, 1).rules(),
                        BoidsTuningTest::spread));
    }

    /** The root mean square distance of the agents from their middle. */
    private static double spread(BoidsFrame frame) {
        Vector3 middle = frame.agents().stream()
                .map(BoidsAgent::position)
                .reduce(Vector3.ZERO, Vector3::plus)
                .times(1.0 / AGENTS);
        return Math.sqrt(frame.agents().stream()
                .map(agent -> agent.position().minus(middle))
                .mapToDouble(away -> away.dot(away) / AGENTS)
                .sum());
    }

    @Test
    void aWiderSeparationRadiusKeepsFartherApart() {
        assertGrows(
                new double[] {0.5, 1, 2, 3, 4},
                new double[] {0.383, 0.753, 1.532, 2.389, 3.963},
                5e-4,
                (seed, radius) -> mean(
                        Formulas.PUBLISHED,
                        seed,
                        6,
                        new RulesOf().radii(5, radius).rules(),
                        frame -> Objects.requireNonNull(frame.summary().meanNearestDistance())));
    }

    /** The agents that are nearest to each other gain most from the correction. */
    @Test
    void correctedSeparationKeepsTheNearestFartherApart() {
        ToDoubleFunction<BoidsFrame> least =
                frame -> Objects.requireNonNull(frame.summary().leastNearestDistance());
        double published = 0;
        double corrected = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            published += mean(Formulas.PUBLISHED, seed, 12, apart(1.5), least) / SEEDS;
            corrected += mean(Formulas.CORRECTED, seed, 12, apart(1.5), least) / SEEDS;
        }
        assertThat(published).isCloseTo(0.611, within(5e-4));
        assertThat(corrected).isCloseTo(1.028, within(5e-4));
    }

    private static BoidsRules apart(double weight) {
        return new RulesOf().weights(weight, 1, 1, 0, 1).bounds(15).rules();
    }

    /** All flocks are counted with the same yardstick: who is within 5 m belongs together. */
    @Test
    void aSmallerNeighbourRadiusMakesMoreGroups() {
        assertGrows(
                new double[] {8, 5, 3, 2},
                new double[] {1, 8.39, 24.91, 53.3},
                5e-3,
                (seed, radius) -> mean(
                        Formulas.PUBLISHED,
                        seed,
                        12,
                        new RulesOf().radii(radius, 2).rules(),
                        BoidsTuningTest::groupsWithin5Meters));
    }

    private static double groupsWithin5Meters(BoidsFrame frame) {
        return Boids.sequence(Flocks.sequence(frame.agents(), BoidsRules.standard(), 0, 1))
                .frames()
                .get(0)
                .summary()
                .groups();
    }

    @Test
    void aHeavierTargetMakesAStraighterWay() {
        assertGrows(
                new double[] {3, 1.5, 0.8, 0.4, 0.1},
                new double[] {1.023, 1.034, 1.054, 1.097, 1.169},
                5e-4,
                BoidsTuningTest::detour);
    }

    /** How much longer than the straight way the agents fly until they are half way to a target 100 m away. */
    private static double detour(long seed, double weight) {
        BoidsRules rules =
                new RulesOf().weights(1.5, 1, 1, weight, 1).target(0, 0, 100).rules();
        BoidsFrames frames = Boids.frames(Flocks.sequence(Flocks.spawn(AGENTS, seed, 12), rules, 3000, 1), Limits.NONE);
        List<BoidsAgent> start = frames.next().agents();
        List<BoidsAgent> last = start;
        double flown = 0;
        for (double nearer = 0; nearer <= 50; ) {
            List<BoidsAgent> agents = frames.next().agents();
            nearer = 0;
            for (int i = 0; i < agents.size(); i++) {
                Vector3 position = agents.get(i).position();
                flown += position.minus(last.get(i).position()).length();
                nearer += (position.z() - start.get(i).position().z()) / AGENTS;
            }
            last = agents;
        }
        double straight = 0;
        for (int i = 0; i < last.size(); i++) {
            straight += last.get(i).position().minus(start.get(i).position()).length();
        }
        return flown / straight;
    }

    /** Degrees of 90 that are left after 0.2 s of turning towards the heading. */
    @ParameterizedTest
    @CsvSource({"10, 0.00, 12.18", "30, 7.90, 12.18", "60, 10.09, 12.18", "1000, 12.06, 12.18"})
    void turningIsAsFastAsTheTableSays(int framesPerSecond, double published, double corrected) {
        assertThat(leftAfterTurning(Formulas.PUBLISHED, framesPerSecond)).isCloseTo(published, within(5e-3));
        assertThat(leftAfterTurning(Formulas.CORRECTED, framesPerSecond)).isCloseTo(corrected, within(5e-3));
    }

    private static double leftAfterTurning(Formulas formulas, int framesPerSecond) {
        List<BoidsAgent> agents = List.of(new BoidsAgent(Vector3.ZERO, new Vector3(5, 0, 0), Quaternion.IDENTITY));
        for (int frame = 0; frame < framesPerSecond / 5; frame++) {
            agents = Boids.step(Flocks.step(formulas, Axes.UNITY, agents, BoidsRules.standard(), 1.0 / framesPerSecond))
                    .agents();
        }
        Vector3 looks =
                Axes.UNITY.direction(Objects.requireNonNull(agents.get(0).rotation()));
        return 90 - StrictMath.toDegrees(Axes.UNITY.yaw(looks));
    }
}
