package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.math.Vector3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What goes beyond the article, each off unless asked for. */
class BoidsExtrasTest {
    @Test
    void whatTakesNothingAwayChangesNoBit() {
        List<BoidsAgent> agents = Flocks.random(Kind.EVEN, 120, 8);
        List<BoidsAgent> base = Boids.step(
                        Flocks.step(agents, new RulesOf().target(1, 2, 3).rules()))
                .agents();
        for (RulesOf rules : List.of(
                new RulesOf().viewAngle(360),
                new RulesOf().maxNeighbors(119),
                new RulesOf().maxNeighbors(Integer.MAX_VALUE),
                new RulesOf().obstacles(new BoidsObstacle(new Vector3(0, 900, 0), 1.0)),
                new RulesOf().flee(BoidsFlee.of(new Vector3(0, 900, 0), 3.0).withWeight(9.0)),
                new RulesOf().arrival(0.0001))) {
            assertThat(Boids.step(Flocks.step(agents, rules.target(1, 2, 3).rules()))
                            .agents())
                    .isEqualTo(base);
        }
    }

    /** A neighbour 45 degrees to the side is seen in an angle above 90, one behind only in a full circle. */
    @ParameterizedTest
    @CsvSource({"91, 1, true", "89, 1, false", "359, -1, true", "269, -1, false", "271, -1, true"})
    void whoIsOutsideOfTheViewIsIgnored(double angle, double forward, boolean seen) {
        BoidsRules rules = new RulesOf().viewAngle(angle).rules();
        Vector3 after =
                Flocks.velocity(rules, Flocks.flying(0, 0, 0, 0, 0, 1), Flocks.flying(3, 0, 3 * forward, 0, 0, 1));
        assertThat(after.x() > 0).isEqualTo(seen);
    }

    @Test
    void whoRestsSeesAllRound() {
        assertThat(Flocks.velocity(new RulesOf().viewAngle(1).rules(), Flocks.at(0, 0, 0), Flocks.at(3, 0, 0))
                        .x())
                .isCloseTo(0.1, within(1e-12));
    }

    /** In four neighbours as far as each other, all on different sides, those with the lower index count. */
    @Test
    void ofEquallyNearNeighboursTheFirstCount() {
        BoidsAgent[] agents = {
            Flocks.at(0, 0, 0), Flocks.at(0, 0, -3), Flocks.at(3, 0, 0), Flocks.at(-3, 0, 0), Flocks.at(0, 0, 3)
        };
        double half = 0.1 * Math.sqrt(0.5);
        Vector3 two = Flocks.velocity(new RulesOf().maxNeighbors(2).rules(), agents);
        assertThat(two.minus(new Vector3(half, 0, -half)).length()).isLessThan(1e-12);
        // The third cancels the second.
        Vector3 three = Flocks.velocity(new RulesOf().maxNeighbors(3).rules(), agents);
        assertThat(three.minus(new Vector3(0, 0, -0.1)).length()).isLessThan(1e-12);
        assertThat(Flocks.velocity(new RulesOf().maxNeighbors(4).rules(), agents))
                .isEqualTo(Vector3.ZERO);
    }

    @Test
    void theNearestNeighboursCount() {
        BoidsAgent[] agents = {
            Flocks.at(0, 0, 0), Flocks.at(4, 0, 0), Flocks.at(0, 4.1, 0), Flocks.at(0, 0, 2.5), Flocks.at(0, 0, -4.9)
        };
        Vector3 one = Flocks.velocity(new RulesOf().maxNeighbors(1).rules(), agents);
        assertThat(one.minus(new Vector3(0, 0, 0.1)).length()).isLessThan(1e-12);
    }

    /** Within 5 m everyone runs straight away; the weight of 2 stands against the target's 0.8. */
    @Test
    void whoIsNearRuns() {
        BoidsRules rules = new RulesOf()
                .flee(BoidsFlee.of(new Vector3(3, 0, 0), 5.0).withWeight(2.0))
                .target(100, 0, 0)
                .rules();
        assertThat(Flocks.velocity(rules, Flocks.at(-2, 0, 0)).x()).isCloseTo(-0.1, within(1e-12));
        assertThat(Flocks.velocity(rules, Flocks.at(-2.001, 0, 0)).x()).isCloseTo(0.1, within(1e-12));
        // At the point itself each runs in a direction of its own.
        assertThat(Flocks.velocity(
                                new RulesOf()
                                        .flee(BoidsFlee.of(Vector3.ZERO, 5.0).withWeight(2.0))
                                        .rules(),
                                Flocks.at(0, 0, 0))
                        .x())
                .isCloseTo(0.1, within(1e-12));
    }

    /**
     * Without it an agent rushes through and turns round. Within the radius r it is a spring with friction, x'' = -x' -
     * (maxSpeed/r) x, entered at maxSpeed: with r = 10 that is x = -10 e^(-t/2) cos(t/2), which reaches the target at
     * 5 e^(-pi/2) m/s and overshoots it by 10 e^(-3 pi/4) / sqrt(2); from r = 4 maxSpeed on it doesn't overshoot.
     */
    @Test
    void whoArrivesSlowsDown() {
        RulesOf rules = new RulesOf().target(0, 0, 30);
        List<BoidsAgent> rushing = flight(rules.rules());
        assertThat(speedAtTarget(rushing)).isGreaterThan(4.9);
        assertThat(overshoot(rushing)).isGreaterThan(2);

        List<BoidsAgent> arriving = flight(rules.arrival(10).rules());
        assertThat(speedAtTarget(arriving)).isCloseTo(5 * Math.exp(-Math.PI / 2), within(0.01));
        assertThat(overshoot(arriving)).isCloseTo(10 * Math.exp(-0.75 * Math.PI) * Math.sqrt(0.5), within(0.01));
        BoidsAgent last = arriving.get(arriving.size() - 1);
        assertThat(last.position().minus(new Vector3(0, 0, 30)).length()).isLessThan(1e-4);
        assertThat(last.velocity().length()).isLessThan(1e-4);

        // Within 1e-5 m of the target there is no direction to it, and what is left of the speed leads past it.
        assertThat(overshoot(flight(rules.arrival(20).rules()))).isLessThan(2e-5);
    }

    /** Steps of 4 ms, so that they come near the solution in closed form. */
    private static List<BoidsAgent> flight(BoidsRules rules) {
        List<BoidsAgent> agents = List.of(Flocks.flying(0, 0, 0, 0, 0, 5));
        return Boids.sequence(BoidsSequenceRequest.of(10_000)
                        .withAgents(agents)
                        .withRules(rules)
                        .withDeltaSeconds(0.004)
                        .withEvery(1))
                .frames()
                .stream()
                .map(frame -> frame.agents().get(0))
                .toList();
    }

    private static double overshoot(List<BoidsAgent> flight) {
        return flight.stream()
                .mapToDouble(agent -> agent.position().z() - 30)
                .max()
                .orElseThrow();
    }

    private static double speedAtTarget(List<BoidsAgent> flight) {
        return flight.stream()
                .filter(agent -> agent.position().z() >= 30)
                .findFirst()
                .map(agent -> agent.velocity().z())
                .orElse(0.0);
    }

    /** Half way into the radius the speed to steer for is half of the highest. */
    @Test
    void theSpeedToSteerForFallsWithTheDistance() {
        BoidsRules rules = new RulesOf().target(0, 0, 3).arrival(6).force(100).rules();
        assertThat(Flocks.velocity(rules, Flocks.flying(0, 0, 0, 0, 0, 4)).z())
                .isCloseTo(4 + (2.5 - 4) * 0.02, within(1e-12));
    }

    /** Who doesn't go to the target has no reason to slow down on the way. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void withoutATargetsWeightArrivalChangesNoBit(Kind kind) {
        List<BoidsAgent> agents = Flocks.random(kind, 80, 5);
        RulesOf rules = new RulesOf().weights(1.5, 1, 1, 0, 1).bounds(8).target(1, 2, 3);
        List<BoidsAgent> without =
                Boids.step(Flocks.step(agents, rules.rules())).agents();
        for (double radius : new double[] {0.1, 10, 1e6}) {
            assertThat(Boids.step(Flocks.step(agents, rules.arrival(radius).rules()))
                            .agents())
                    .isEqualTo(without);
        }
        assertThat(Boids.step(Flocks.step(
                                agents, rules.weights(1.5, 1, 1, 1e-3, 1).rules()))
                        .agents())
                .isNotEqualTo(without);
    }
}
