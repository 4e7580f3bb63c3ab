package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Steps worked out by hand, and what must hold for every flock. */
class BoidsTest {
    private static final RulesOf ONLY_SEPARATION = new RulesOf().weights(1, 0, 0, 0, 0);

    private static List<BoidsAgent> step(BoidsRules rules, BoidsAgent... agents) {
        return Boids.step(Flocks.step(List.of(agents), rules)).agents();
    }

    private static List<BoidsAgent> corrected(BoidsRules rules, BoidsAgent... agents) {
        return Boids.step(Flocks.step(Formulas.CORRECTED, Axes.UNITY, List.of(agents), rules, 0.02))
                .agents();
    }

    private static void assertVector(Vector3 actual, double x, double y, double z) {
        assertThat(actual.x()).as("x of %s", actual).isCloseTo(x, within(1e-12));
        assertThat(actual.y()).as("y of %s", actual).isCloseTo(y, within(1e-12));
        assertThat(actual.z()).as("z of %s", actual).isCloseTo(z, within(1e-12));
    }

    @Test
    void whoIsAloneFliesStraightOn() {
        BoidsAgent after = step(BoidsRules.standard(), Flocks.agent(new Vector3(1, 1, 1), new Vector3(1, 2, -2)))
                .get(0);
        assertVector(after.velocity(), 1, 2, -2);
        assertVector(after.position(), 1.02, 1.04, 0.96);
    }

    @Test
    void whoIsTooFastIsCutToTheMaximum() {
        BoidsAgent after = step(BoidsRules.standard(), Flocks.agent(Vector3.ZERO, new Vector3(0, 60, 80)))
                .get(0);
        assertVector(after.velocity(), 0, 3, 4);
        assertVector(after.position(), 0, 0.06, 0.08);
    }

    /** At 1 m separation (1.5 away) beats cohesion (1 towards); at 3 m cohesion is alone; at 6 m there is nothing. */
    @ParameterizedTest
    @CsvSource({"1, -0.1", "2, -0.1", "2.0000001, 0.1", "3, 0.1", "5, 0.1", "5.0000001, 0", "6, 0"})
    void twoAtRestPartOrMeet(double distance, double speedTowards) {
        List<BoidsAgent> after = step(BoidsRules.standard(), Flocks.at(0, 0, 0), Flocks.at(distance, 0, 0));
        assertVector(after.get(0).velocity(), speedTowards, 0, 0);
        assertVector(after.get(0).position(), speedTowards * 0.02, 0, 0);
        assertVector(after.get(1).velocity(), -speedTowards, 0, 0);
        assertVector(after.get(1).position(), distance - speedTowards * 0.02, 0, 0);
    }

    @Test
    void theSeparationRadiusBelongsToIt() {
        Random random = new Random(5);
        for (int i = 0; i < 500; i++) {
            BoidsAgent here = Flocks.at(random.nextDouble(), random.nextDouble(), random.nextDouble());
            BoidsAgent there = Flocks.at(-random.nextDouble(), -random.nextDouble(), -random.nextDouble());
            Vector3 way = there.position().minus(here.position());
            Vector3 within = step(new RulesOf().radii(5, way.length()).rules(), here, there)
                    .get(0)
                    .velocity();
            assertThat(within.dot(way)).isNegative();
            Vector3 beyond = step(
                            new RulesOf().radii(5, Math.nextDown(way.length())).rules(), here, there)
                    .get(0)
                    .velocity();
            assertThat(beyond.dot(way)).isPositive();
        }
    }

    /** Alignment pulls along y, cohesion along x, both by 1: the force is 5 m/s^2 between the two. */
    @Test
    void alignmentTakesTheNeighboursHeading() {
        BoidsAgent after = step(
                        BoidsRules.standard(),
                        Flocks.at(0, 0, 0),
                        Flocks.agent(new Vector3(3, 0, 0), new Vector3(0, 4, 0)))
                .get(0);
        double half = 5 * Math.sqrt(0.5) * 0.02;
        assertVector(after.velocity(), half, half, 0);
    }

    /** The force would be 10 m/s^2 to turn round; it is cut to 5. */
    @Test
    void theForceIsCut() {
        RulesOf rules = new RulesOf().target(100, 0, 0);
        BoidsAgent flying = Flocks.agent(Vector3.ZERO, new Vector3(-5, 0, 0));
        assertVector(step(rules.rules(), flying).get(0).velocity(), -4.9, 0, 0);
        assertVector(step(rules.force(20).rules(), flying).get(0).velocity(), -4.8, 0, 0);
    }

    @Test
    void boundsPullBackFromOutsideOnly() {
        RulesOf rules = new RulesOf().bounds(10);
        assertVector(step(rules.rules(), Flocks.at(0, 0, 10)).get(0).velocity(), 0, 0, 0);
        assertVector(step(rules.rules(), Flocks.at(0, 0, 10.1)).get(0).velocity(), 0, 0, -0.1);
    }

    /** Target 3 to the right, bounds 4 back: the steer is (3, 0, -4). */
    @Test
    void weightsCompareUrges() {
        RulesOf rules = new RulesOf().weights(0, 0, 0, 3, 4).target(500, 0, 200).bounds(10);
        assertVector(step(rules.rules(), Flocks.at(0, 0, 200)).get(0).velocity(), 0.06, 0, -0.08);
    }

    /** Two neighbours, at 1 m and at 2 m: as published they push alike, corrected the nearer pushes twice as hard. */
    @Test
    void correctedSeparationGrowsAsAgentsNear() {
        BoidsAgent[] agents = {Flocks.at(0, 0, 0), Flocks.at(1, 0, 0), Flocks.at(0, 2, 0)};
        double both = 0.1 * Math.sqrt(0.5);
        assertVector(step(ONLY_SEPARATION.rules(), agents).get(0).velocity(), -both, -both, 0);
        double slope = 0.1 / Math.sqrt(1.25);
        assertVector(corrected(ONLY_SEPARATION.rules(), agents).get(0).velocity(), -slope, -slope / 2, 0);
    }

    /** Directions of agents 0 and 1 are 137.507764 degrees apart in the level plane, from right towards forward. */
    @Test
    void correctedAgentsAtOneSpotPart() {
        BoidsAgent[] agents = {Flocks.at(7, 7, 7), Flocks.at(7, 7, 7)};
        List<BoidsAgent> published = step(ONLY_SEPARATION.rules(), agents);
        assertThat(published).containsExactly(agents);

        List<BoidsAgent> corrected = corrected(ONLY_SEPARATION.rules(), agents);
        double angle = StrictMath.toRadians(137.50776405003785);
        Vector3 apart = new Vector3(1 - StrictMath.cos(angle), 0, -StrictMath.sin(angle));
        Vector3 velocity = apart.times(0.1 / apart.length());
        assertVector(corrected.get(0).velocity(), velocity.x(), 0, velocity.z());
        assertVector(corrected.get(1).velocity(), -velocity.x(), 0, -velocity.z());
    }

    /** Far from the origin the flock flies as it does near it. */
    @Test
    void theOriginIsNowhereSpecial() {
        Vector3 far = new Vector3(0x1.0p26, -0x1.0p27, 0x1.0p25);
        // Positions that are exact at both places.
        List<BoidsAgent> here = Flocks.random(Kind.EVEN, 80, 3).stream()
                .map(agent -> Flocks.agent(
                        new Vector3(
                                Math.rint(agent.position().x() * 1024) / 1024,
                                Math.rint(agent.position().y() * 1024) / 1024,
                                Math.rint(agent.position().z() * 1024) / 1024),
                        agent.velocity()))
                .toList();
        List<BoidsAgent> there = here.stream()
                .map(agent -> Flocks.agent(agent.position().plus(far), agent.velocity()))
                .toList();
        List<BoidsAgent> expected =
                Boids.step(Flocks.step(here, BoidsRules.standard())).agents();
        List<BoidsAgent> actual =
                Boids.step(Flocks.step(there, BoidsRules.standard())).agents();
        for (int i = 0; i < expected.size(); i++) {
            Vector3 difference = actual.get(i).velocity().minus(expected.get(i).velocity());
            assertThat(difference.length()).isLessThan(1e-13);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void neverFasterThanTheMaximumAndNeverForcedHarder(Kind kind) {
        BoidsRules rules = new RulesOf().speed(3).force(7).bounds(20).rules();
        List<BoidsAgent> before = Flocks.random(kind, 100, 17).stream()
                .map(agent -> Flocks.agent(agent.position(), agent.velocity().times(0.5)))
                .toList();
        for (int step = 0; step < 20; step++) {
            List<BoidsAgent> after = Boids.step(Flocks.step(before, rules)).agents();
            for (int i = 0; i < after.size(); i++) {
                Vector3 velocity = after.get(i).velocity();
                assertThat(velocity.length()).isLessThanOrEqualTo(3 * (1 + 1e-15));
                // Cutting to the maximum speed only brings velocities nearer to each other.
                assertThat(velocity.minus(before.get(i).velocity()).length())
                        .isLessThanOrEqualTo(7 * 0.02 * (1 + 1e-12));
            }
            before = after;
        }
    }

    @Test
    void twoThatMirrorEachOtherKeepTheirMomentum() {
        List<BoidsAgent> agents = List.of(
                Flocks.agent(new Vector3(1.3, -0.2, 0.4), new Vector3(0.7, 2, -1)),
                Flocks.agent(new Vector3(-1.3, 0.2, -0.4), new Vector3(-0.7, -2, 1)));
        for (int step = 0; step < 500; step++) {
            agents = Boids.step(Flocks.step(agents, BoidsRules.standard())).agents();
            Vector3 momentum = agents.get(0).velocity().plus(agents.get(1).velocity());
            assertThat(momentum.length()).isLessThan(1e-12);
        }
    }

    @Test
    void onlyTheRatiosOfTheWeightsMatter() {
        List<BoidsAgent> agents = Flocks.random(Kind.EVEN, 60, 4);
        BoidsRules rules = new RulesOf()
                .weights(1.5, 1, 0.75, 0.5, 1)
                .bounds(8)
                .target(9, 9, 9)
                .rules();
        BoidsRules fourfold =
                new RulesOf().weights(6, 4, 3, 2, 4).bounds(8).target(9, 9, 9).rules();
        assertThat(Boids.step(Flocks.step(agents, fourfold)).agents())
                .isEqualTo(Boids.step(Flocks.step(agents, rules)).agents());
    }
}
