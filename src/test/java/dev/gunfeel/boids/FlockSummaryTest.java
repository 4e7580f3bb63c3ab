package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.math.Vector3;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The flock in numbers. */
class FlockSummaryTest {
    private static BoidsSummary summary(List<BoidsAgent> agents, BoidsRules rules) {
        return Boids.sequence(Flocks.sequence(agents, rules, 0, 1))
                .frames()
                .get(0)
                .summary();
    }

    private static BoidsAgent flying(double x, Vector3 velocity) {
        return Flocks.agent(new Vector3(x, 0, 0), velocity);
    }

    @Test
    void oneAgentHasNoNearest() {
        BoidsSummary one = summary(List.of(flying(3, new Vector3(0, 3, 4))), BoidsRules.standard());
        assertThat(one).isEqualTo(new BoidsSummary(1.0, 5.0, 5.0, 5.0, null, null, 1));
    }

    /** Two fly along x, one along -x, one stands: the mean of the units is 1/4. Groups are {0, 3} and {7} and {20}. */
    @Test
    void countsByHand() {
        Vector3 along = new Vector3(2, 0, 0);
        BoidsSummary four = summary(
                List.of(
                        flying(0, along),
                        flying(3, along.times(2)),
                        flying(8.5, along.times(-1)),
                        flying(20, Vector3.ZERO)),
                BoidsRules.standard());
        assertThat(four).isEqualTo(new BoidsSummary(0.25, 2.0, 0.0, 4.0, (3 + 3 + 5.5 + 11.5) / 4, 3.0, 3));
    }

    /** A chain holds together though its ends are far apart; the radius itself still belongs to it. */
    @Test
    void groupsAreChains() {
        List<BoidsAgent> chain = List.of(
                flying(10, Vector3.ZERO),
                flying(0, Vector3.ZERO),
                flying(15, Vector3.ZERO),
                flying(5, Vector3.ZERO),
                flying(20.001, Vector3.ZERO));
        assertThat(summary(chain, BoidsRules.standard()).groups()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void agreesWithLookingAtEveryone(Kind kind) {
        for (int seed = 0; seed < 4; seed++) {
            for (double radius : new double[] {0.5, 3, 5, 40}) {
                List<BoidsAgent> agents = Flocks.random(kind, 150, seed);
                BoidsSummary summary =
                        summary(agents, new RulesOf().radii(radius, radius / 2).rules());
                double sum = 0;
                double least = Double.POSITIVE_INFINITY;
                Vector3 units = Vector3.ZERO;
                for (int i = 0; i < agents.size(); i++) {
                    double nearest = Double.POSITIVE_INFINITY;
                    for (int j = 0; j < agents.size(); j++) {
                        Vector3 way =
                                agents.get(j).position().minus(agents.get(i).position());
                        nearest = j == i ? nearest : Math.min(nearest, way.length());
                    }
                    sum += nearest;
                    least = Math.min(least, nearest);
                    units = units.plus(agents.get(i).velocity().normalized());
                }
                assertThat(summary.meanNearestDistance()).isBetween(sum / 150 * (1 - 1e-12), sum / 150 * (1 + 1e-12));
                assertThat(summary.leastNearestDistance()).isBetween(least * (1 - 1e-15), least * (1 + 1e-15));
                assertThat(summary.polarization()).isCloseTo(units.length() / 150, within(1e-13));
                assertThat(summary.groups()).isEqualTo(groups(agents, radius));
            }
        }
    }

    private static int groups(List<BoidsAgent> agents, double radius) {
        Set<Integer> left = new HashSet<>();
        for (int i = 0; i < agents.size(); i++) {
            left.add(i);
        }
        int groups = 0;
        while (!left.isEmpty()) {
            groups++;
            Deque<Integer> reached = new ArrayDeque<>(List.of(left.iterator().next()));
            while (!reached.isEmpty()) {
                int from = reached.pop();
                left.remove(from);
                left.stream()
                        .filter(to -> agents.get(to)
                                        .position()
                                        .minus(agents.get(from).position())
                                        .length()
                                <= radius)
                        .forEach(reached::push);
                left.removeAll(reached);
            }
        }
        return groups;
    }

    /** The view and the nearest few are about steering, not about where the flock is. */
    @Test
    void extrasDontChangeIt() {
        List<BoidsAgent> agents = Flocks.random(Kind.EVEN, 100, 1);
        assertThat(summary(agents, new RulesOf().viewAngle(30).maxNeighbors(1).rules()))
                .isEqualTo(summary(agents, BoidsRules.standard()));
    }
}
