package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spheres that agents steer around, alone and overlapping. */
class BoidsObstaclesTest {
    /** Two spheres whose clearances, and they themselves, overlap: a dumb-bell along x, 12 m long. */
    private static final BoidsObstacle[] OVERLAPPING = {
        new BoidsObstacle(new Vector3(-2, 0, 0), 3.0), new BoidsObstacle(new Vector3(2, 0, 0), 3.0)
    };

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
        Vector3 after = Flocks.velocity(rules, Flocks.flying(-1, 0, 0, 0, 0, 5));
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
        assertThat(Flocks.velocity(both, Flocks.flying(-1, 0, 0, 0, 0, 5))
                        .minus(expected.times(cut))
                        .length())
                .isLessThan(1e-12);
    }

    @Test
    void anObstacleDeadAheadIsPassedOnTheRight() {
        BoidsRules rules = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 10), 3.0))
                .rules();
        assertThat(Flocks.velocity(rules, Flocks.flying(0, 0, 0, 0, 0, 5)).x()).isPositive();
        BoidsRules back = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, -10), 3.0))
                .rules();
        assertThat(Flocks.velocity(back, Flocks.flying(0, 0, 0, 0, 0, -5)).x()).isNegative();
        BoidsRules above = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 10, 0), 3.0))
                .rules();
        assertThat(Flocks.velocity(above, Flocks.flying(0, 0, 0, 0, 5, 0)).x()).isPositive();
    }

    @Test
    void whatIsBesideOrBehindOrTooFarIsNoObstacle() {
        for (Vector3 center : List.of(new Vector3(5.01, 0, 10), new Vector3(0, 0, -5.01), new Vector3(0, 0, 20.01))) {
            BoidsRules rules =
                    new RulesOf().obstacles(new BoidsObstacle(center, 3.0)).rules();
            assertThat(Flocks.velocity(rules, Flocks.flying(0, 0, 0, 0, 0, 5))).isEqualTo(new Vector3(0, 0, 5));
        }
    }

    @Test
    void whoIsInAnObstacleLeavesIt() {
        BoidsRules rules = new RulesOf()
                .obstacles(new BoidsObstacle(new Vector3(0, 0, 1), 3.0))
                .target(0, 0, 100)
                .rules();
        assertThat(Flocks.velocity(rules, Flocks.at(0, 0, 0))
                        .minus(new Vector3(0, 0, -0.1))
                        .length())
                .isLessThan(1e-12);
        // From its very middle agents leave each in a direction of its own: the first to the right.
        assertThat(Flocks.velocity(rules, Flocks.at(0, 0, 1))
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

    /** The formula in full, against a second reading of it that meets the spheres by the quadratic equation. */
    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"EVEN", "CLUSTERED", "ONE_SPOT", "LEVEL"})
    void overlappingObstaclesAreSteeredAroundByTheFormula(Kind kind) {
        Random random = new Random(12);
        int inTwo = 0;
        for (int trial = 0; trial < 40; trial++) {
            List<BoidsAgent> agents = Flocks.random(kind, 60, trial);
            BoidsObstacle[] obstacles = new BoidsObstacle[2 + random.nextInt(5)];
            Arrays.setAll(obstacles, i -> {
                Vector3 center = agents.get(random.nextInt(agents.size())).position();
                return new BoidsObstacle(
                        center.plus(new Vector3(random.nextDouble(), random.nextDouble(), random.nextDouble())),
                        1 + 3 * random.nextDouble());
            });
            BoidsStepRequest request = Flocks.step(
                    agents,
                    new RulesOf().obstacles(obstacles).target(20, -10, 30).rules());
            List<BoidsAgent> expected = new PlainLoop(request, PlainLoop.Cohesion.MEAN_OF_WAYS).step();
            List<BoidsAgent> actual = Boids.step(request).agents();
            for (int i = 0; i < agents.size(); i++) {
                Vector3 off = actual.get(i).velocity().minus(expected.get(i).velocity());
                assertThat(off.length()).as("trial %s, agent %s", trial, i).isLessThan(1e-11);
                Vector3 position = agents.get(i).position();
                if (Arrays.stream(obstacles)
                                .filter(obstacle ->
                                        obstacle.center().minus(position).length() < obstacle.radius() + 2)
                                .count()
                        > 1) {
                    inTwo++;
                }
            }
        }
        assertThat(inTwo).isGreaterThan(50);
    }

    /** Whoever starts in one of two overlapping spheres, or in both, is out of both in a few seconds. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whoIsInOverlappingObstaclesLeavesThemAll(long seed) {
        BoidsRules rules =
                new RulesOf().radii(1e-3, 1e-4).obstacles(OVERLAPPING).force(20).rules();
        List<BoidsAgent> agents = new ArrayList<>();
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            agents.add(
                    Flocks.at(6 * random.nextDouble() - 3, 4 * random.nextDouble() - 2, 4 * random.nextDouble() - 2));
        }
        // On the line through the middles, the way out of the one leads into the other.
        for (double x : new double[] {-2, -0.5, 0, 1e-9, 0.5, 2}) {
            agents.add(Flocks.at(x, 0, 0));
        }
        List<BoidsFrame> frames =
                Boids.sequence(Flocks.sequence(agents, rules, 400, 400)).frames();
        for (BoidsAgent agent : frames.get(1).agents()) {
            for (BoidsObstacle obstacle : OVERLAPPING) {
                assertThat(agent.position().minus(obstacle.center()).length()).isGreaterThan(3);
            }
        }
    }

    /** Agents that fly at the waist of the dumb-bell, where both spheres are as near, pass it. */
    @ParameterizedTest
    @ValueSource(doubles = {-1.5, -0.4, 0, 1e-9, 0.4, 1.5})
    void whoFliesAtOverlappingObstaclesGoesAround(double x) {
        BoidsRules rules = new RulesOf().obstacles(OVERLAPPING).target(0, 0, 60).rules();
        List<BoidsAgent> start = List.of(Flocks.flying(x, 0, -25, 0, 0, 5));
        double passed = -25;
        for (BoidsFrame frame :
                Boids.sequence(Flocks.sequence(start, rules, 2000, 1)).frames()) {
            Vector3 position = frame.agents().get(0).position();
            passed = Math.max(passed, position.z());
            for (BoidsObstacle obstacle : OVERLAPPING) {
                assertThat(position.minus(obstacle.center()).length())
                        .as("step %s", frame.index())
                        .isGreaterThan(obstacle.radius());
            }
        }
        assertThat(passed).isGreaterThan(30);
    }

    /** As long as every obstacle at one place is the same, how many there are changes nothing. */
    @Test
    void theSameObstacleTwiceIsOne() {
        BoidsObstacle obstacle = new BoidsObstacle(new Vector3(1, 0, 2), 4.0);
        List<BoidsAgent> agents = Flocks.random(Kind.EVEN, 100, 7);
        assertThat(Boids.step(Flocks.step(
                                agents,
                                new RulesOf().obstacles(obstacle, obstacle).rules()))
                        .agents())
                .isEqualTo(Boids.step(Flocks.step(
                                agents, new RulesOf().obstacles(obstacle).rules()))
                        .agents());
    }
}
