package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The article's advice on tuning a flock, in numbers. */
class BoidsTuningTest {
    private static final int AGENTS = 60;
    private static final int STEPS = 600;

    /** Returns the mean of a number over the frames of the second half of a flight. */
    private static double mean(long seed, BoidsRules rules, ToDoubleFunction<BoidsFrame> number) {
        return Boids.sequence(Flocks.sequence(Flocks.spawn(AGENTS, seed, 12), rules, STEPS, 20)).frames().stream()
                .filter(frame -> frame.index() >= STEPS / 2)
                .mapToDouble(number)
                .average()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void moreAlignmentFliesMoreInOneDirection(long seed) {
        ToDoubleFunction<BoidsFrame> polarization = frame -> frame.summary().polarization();
        double little =
                mean(seed, new RulesOf().weights(1.5, 0, 1, 0, 1).bounds(10).rules(), polarization);
        double more =
                mean(seed, new RulesOf().weights(1.5, 1, 1, 0, 1).bounds(10).rules(), polarization);
        assertThat(more).isGreaterThan(little + 0.1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void moreSeparationKeepsFartherApart(long seed) {
        ToDoubleFunction<BoidsFrame> nearest =
                frame -> java.util.Objects.requireNonNull(frame.summary().meanNearestDistance());
        double little =
                mean(seed, new RulesOf().weights(0.5, 1, 1, 0, 1).bounds(15).rules(), nearest);
        double more = mean(seed, new RulesOf().weights(3, 1, 1, 0, 1).bounds(15).rules(), nearest);
        assertThat(more).isGreaterThan(little * 1.2);
    }

    /** Both flocks are counted with the same yardstick: who is within 5 m belongs together. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aSmallerNeighbourRadiusMakesMoreGroups(long seed) {
        double wide = mean(seed, new RulesOf().radii(12, 2).rules(), BoidsTuningTest::groupsWithin5Meters);
        double narrow = mean(seed, new RulesOf().radii(3, 2).rules(), BoidsTuningTest::groupsWithin5Meters);
        assertThat(narrow).isGreaterThan(wide + 2);
    }

    private static double groupsWithin5Meters(BoidsFrame frame) {
        return Boids.sequence(Flocks.sequence(frame.agents(), BoidsRules.standard(), 0, 1))
                .frames()
                .get(0)
                .summary()
                .groups();
    }

    /** How much longer than the straight way the agents fly until they are half way to a target 100 m away. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aHeavierTargetMakesAStraighterWay(long seed) {
        double light = detour(seed, 0.1);
        double heavy = detour(seed, 3);
        assertThat(heavy).isBetween(1.0, light - 0.05);
    }

    private static double detour(long seed, double weight) {
        BoidsRules rules =
                new RulesOf().weights(1.5, 1, 1, weight, 1).target(0, 0, 100).rules();
        BoidsFrames frames = Boids.frames(Flocks.sequence(Flocks.spawn(AGENTS, seed, 12), rules, 3000, 1), Limits.NONE);
        List<BoidsAgent> start = frames.next().agents();
        List<BoidsAgent> last = start;
        double flown = 0;
        while (frames.hasNext()) {
            List<BoidsAgent> agents = frames.next().agents();
            Vector3 moved = Vector3.ZERO;
            for (int i = 0; i < agents.size(); i++) {
                flown += agents.get(i).position().minus(last.get(i).position()).length();
                moved = moved.plus(agents.get(i).position().minus(start.get(i).position()));
            }
            last = agents;
            if (moved.z() / agents.size() > 50) {
                break;
            }
        }
        double straight = 0;
        for (int i = 0; i < last.size(); i++) {
            straight += last.get(i).position().minus(start.get(i).position()).length();
        }
        return flown / straight;
    }
}
