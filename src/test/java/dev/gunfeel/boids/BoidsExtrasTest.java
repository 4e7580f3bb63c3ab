package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes beyond the article, each off unless asked for. */
class BoidsExtrasTest {
    private static Vector3 velocity(BoidsRules rules, BoidsAgent... agents) {
        return Boids.step(Flocks.step(List.of(agents), rules)).agents().get(0).velocity();
    }

    private static BoidsAgent flying(double x, double y, double z, double vx, double vy, double vz) {
        return Flocks.agent(new Vector3(x, y, z), new Vector3(vx, vy, vz));
    }

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
                new RulesOf().flee(new BoidsFlee(new Vector3(0, 900, 0), 3.0, 9.0)),
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
        Vector3 after = velocity(rules, flying(0, 0, 0, 0, 0, 1), flying(3, 0, 3 * forward, 0, 0, 1));
        assertThat(after.x() > 0).isEqualTo(seen);
    }

    @Test
    void whoRestsSeesAllRound() {
        assertThat(velocity(new RulesOf().viewAngle(1).rules(), Flocks.at(0, 0, 0), Flocks.at(3, 0, 0))
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
        Vector3 two = velocity(new RulesOf().maxNeighbors(2).rules(), agents);
        assertThat(two.minus(new Vector3(half, 0, -half)).length()).isLessThan(1e-12);
        // The third cancels the second.
        Vector3 three = velocity(new RulesOf().maxNeighbors(3).rules(), agents);
        assertThat(three.minus(new Vector3(0, 0, -0.1)).length()).isLessThan(1e-12);
        assertThat(velocity(new RulesOf().maxNeighbors(4).rules(), agents)).isEqualTo(Vector3.ZERO);
    }

    @Test
    void theNearestNeighboursCount() {
        BoidsAgent[] agents = {
            Flocks.at(0, 0, 0), Flocks.at(4, 0, 0), Flocks.at(0, 4.1, 0), Flocks.at(0, 0, 2.5), Flocks.at(0, 0, -4.9)
        };
        Vector3 one = velocity(new RulesOf().maxNeighbors(1).rules(), agents);
        assertThat(one.minus(new Vector3(0, 0, 0.1)).length()).isLessThan(1e-12);
    }

    /**
     * Obstacle of radius 3 and clearance 2, 10 m ahead: entered after 5 m, seen 5 + 5 (1 + 5/5) = 15 m ahead, so its
     * urgency is 2/3. The way leads past its middle 1 m to the left, so left (-x) it goes.
     */
    @Test
    void anObstacleAheadPushesSideways() {
        BoidsRules rules = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 10), 3.0))
                .rules();
        // Entered where the line x = -1 meets the sphere: 10 - sqrt(25 - 1).
        double urgency = 1 - (10 - Math.sqrt(24)) / 15;
        Vector3 after = velocity(rules, flying(-1, 0, 0, 0, 0, 5));
        Vector3 force = new Vector3(-5, 0, -5).times(5 / Math.sqrt(50));
        assertThat(after.minus(new Vector3(0, 0, 5).plus(force.times(0.02))).length())
                .isLessThan(1e-12);

        // With a target straight ahead both count, by urgency.
        BoidsRules both = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 10), 3.0))
                .target(-1, 0, 500)
                .rules();
        Vector3 steer = new Vector3(-urgency, 0, 1 - urgency);
        Vector3 wanted = steer.times(5 / steer.length()).minus(new Vector3(0, 0, 5));
        Vector3 expected = new Vector3(0, 0, 5).plus(wanted.times(Math.min(1, 5 / wanted.length()) * 0.02));
        double cut = Math.min(1, 5 / expected.length());
        assertThat(velocity(both, flying(-1, 0, 0, 0, 0, 5))
                        .minus(expected.times(cut))
                        .length())
                .isLessThan(1e-12);
    }

    @Test
    void anObstacleDeadAheadIsPassedOnTheRight() {
        BoidsRules rules = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 10), 3.0))
                .rules();
        assertThat(velocity(rules, flying(0, 0, 0, 0, 0, 5)).x()).isPositive();
        BoidsRules back = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, -10), 3.0))
                .rules();
        assertThat(velocity(back, flying(0, 0, 0, 0, 0, -5)).x()).isNegative();
        BoidsRules above = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 10, 0), 3.0))
                .rules();
        assertThat(velocity(above, flying(0, 0, 0, 0, 5, 0)).x()).isPositive();
    }

    @Test
    void whatIsBesideOrBehindOrTooFarIsNoObstacle() {
        for (Vector3 center : List.of(new Vector3(5.01, 0, 10), new Vector3(0, 0, -5.01), new Vector3(0, 0, 20.01))) {
            BoidsRules rules =
                    new RulesOf().obstacles(new BoidsObstacle(center, 3.0)).rules();
            assertThat(velocity(rules, flying(0, 0, 0, 0, 0, 5))).isEqualTo(new Vector3(0, 0, 5));
        }
    }

    @Test
    void whoIsInAnObstacleLeavesIt() {
        BoidsRules rules = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 1), 3.0))
                .target(0, 0, 100)
                .rules();
        assertThat(velocity(rules, Flocks.at(0, 0, 0))
                        .minus(new Vector3(0, 0, -0.1))
                        .length())
                .isLessThan(1e-12);
        // From its very middle agents leave each in a direction of its own: the first to the right.
        assertThat(velocity(rules, Flocks.at(0, 0, 1))
                        .minus(new Vector3(0.1, 0, 0))
                        .length())
                .isLessThan(1e-12);
    }

    /** A flock whose target lies behind a row of spheres flows around them; nobody ever is in one. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void nobodyFliesThroughAnObstacle(long seed) {
        List<BoidsObstacle> obstacles = List.of(
                new BoidsObstacle(new Vector3(0, 0, 25), 4.0),
                new BoidsObstacle(new Vector3(9, 0, 30), 3.0),
                new BoidsObstacle(new Vector3(-9, 2, 30), 3.0),
                new BoidsObstacle(new Vector3(0, -9, 28), 4.0));
        BoidsRules rules = new RulesOf()
                .obstacles(obstacles.toArray(BoidsObstacle[]::new))
                .target(0, 0, 70)
                .rules();
        BoidsFrames frames = Boids.frames(Flocks.sequence(Flocks.spawn(40, seed, 8), rules, 1000, 1), Limits.NONE);
        double passed = 0;
        while (frames.hasNext()) {
            BoidsFrame frame = frames.next();
            for (BoidsAgent agent : frame.agents()) {
                passed = Math.max(passed, agent.position().z());
                for (BoidsObstacle obstacle : obstacles) {
                    assertThat(agent.position().minus(obstacle.center()).length())
                            .as("step %s", frame.index())
                            .isGreaterThan(obstacle.radius());
                }
            }
        }
        assertThat(passed).isGreaterThan(60);
    }

    /** Within 5 m everyone runs straight away; the weight of 2 stands against the target's 0.8. */
    @Test
    void whoIsNearRuns() {
        BoidsRules rules = new RulesOf()
                .flee(new BoidsFlee(new Vector3(3, 0, 0), 5.0, 2.0))
                .target(100, 0, 0)
                .rules();
        assertThat(velocity(rules, Flocks.at(-2, 0, 0)).x()).isCloseTo(-0.1, within(1e-12));
        assertThat(velocity(rules, Flocks.at(-2.001, 0, 0)).x()).isCloseTo(0.1, within(1e-12));
        // At the point itself each runs in a direction of its own.
        assertThat(velocity(
                                new RulesOf()
                                        .flee(new BoidsFlee(Vector3.ZERO, 5.0, 2.0))
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
        List<BoidsAgent> agents = List.of(flying(0, 0, 0, 0, 0, 5));
        return Boids.sequence(new BoidsSequenceRequest(
                        Formulas.PUBLISHED, Axes.UNITY, agents, null, rules, 0.004, 10_000, 1, null))
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
        assertThat(velocity(rules, flying(0, 0, 0, 0, 0, 4)).z()).isCloseTo(4 + (2.5 - 4) * 0.02, within(1e-12));
    }
}
