package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Examples;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The shipped examples show what they say they show. */
class BoidsExamplesTest {
    private static final Limits LIMITS = Limits.of(variable -> null);

    private static BoidsStep step(String name) {
        return Boids.step(Examples.read("boidsStep", name, BoidsStepRequest.class), LIMITS);
    }

    private static BoidsSequence sequence(String name) {
        return Boids.sequence(Examples.read("boidsSequence", name, BoidsSequenceRequest.class), LIMITS);
    }

    private static BoidsFrame last(BoidsSequence sequence) {
        return sequence.frames().get(sequence.frames().size() - 1);
    }

    @Test
    void twoPartAndTheThirdFliesOn() {
        List<BoidsAgent> agents = step("three").agents();
        assertThat(agents.get(0).velocity().x()).isNegative();
        assertThat(agents.get(1).velocity().x()).isPositive();
        assertThat(agents.get(2).velocity()).isEqualTo(new Vector3(0, 0, 2));
    }

    @Test
    void publishedSeparationIgnoresTheDistance() {
        BoidsStep published = step("separationPublished");
        assertThat(published
                        .agents()
                        .get(0)
                        .velocity()
                        .minus(new Vector3(0, 0, -0.1))
                        .length())
                .isLessThan(1e-12);
        assertThat(published.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("separationIgnoresDistance");
            assertThat(warning.value()).isCloseTo(2 / 0.2, within(1e-9));
            assertThat(warning.message()).contains("0.2 m", "10 times");
        });
        BoidsStep corrected = step("separationCorrected");
        Vector3 away = corrected.agents().get(0).velocity();
        assertThat(away.x()).isCloseTo(-0.1, within(0.001));
        assertThat(corrected.warnings()).isEmpty();
    }

    @Test
    void whoWalksTurnsAndWhoStandsDoesNot() {
        List<BoidsAgent> agents = step("turning").agents();
        Vector3 walks =
                Axes.UNREAL.direction(Objects.requireNonNull(agents.get(0).rotation()));
        assertThat(StrictMath.toDegrees(Axes.UNREAL.yaw(walks))).isCloseTo(90 * (1 - Math.exp(-0.2)), within(1e-9));
        assertThat(Axes.UNREAL.direction(Objects.requireNonNull(agents.get(1).rotation())))
                .isEqualTo(Axes.UNREAL.forward());
    }

    /** The recipes that the documentation gives, as it gives them. */
    @Test
    void theRecipesAreThoseOfTheDocumentation() {
        BoidsRules horde = Examples.read("boidsSequence", "zombieHorde", BoidsSequenceRequest.class)
                .rules();
        assertThat(horde.weights())
                .isEqualTo(BoidsWeights.standard()
                        .withSeparation(2.5)
                        .withAlignment(1.0)
                        .withCohesion(0.3)
                        .withTarget(1.5)
                        .withBounds(0.5));
        assertThat(horde.bounds()).isEqualTo(new BoidsBounds(Vector3.ZERO, 30.0));
        assertThat(horde.separationRadius()).isEqualTo(1);
        BoidsRules school = Examples.read("boidsSequence", "fishSchool", BoidsSequenceRequest.class)
                .rules();
        assertThat(school.weights())
                .isEqualTo(BoidsWeights.standard()
                        .withSeparation(2.5)
                        .withAlignment(1.2)
                        .withCohesion(2.0)
                        .withTarget(0.8)
                        .withBounds(1.5));
        assertThat(school.separationRadius()).isEqualTo(1);
    }

    @Test
    void zombiesFollowOnTheGround() {
        BoidsSequence horde = sequence("zombieHorde");
        assertThat(horde.frames()).hasSize(8);
        Vector3 player = new Vector3(15, 0, 20);
        for (BoidsFrame frame : horde.frames()) {
            assertThat(frame.agents()).allSatisfy(agent -> {
                assertThat(agent.position().y()).isZero();
                assertThat(Objects.requireNonNull(agent.rotation()).rotate(new Vector3(0, 1, 0)))
                        .isEqualTo(new Vector3(0, 1, 0));
            });
        }
        // Those in front have reached the player, and all have come nearer.
        assertThat(last(horde).agents())
                .anyMatch(agent -> agent.position().minus(player).length() < 2)
                .allMatch(agent -> agent.position().minus(player).length() < 15);
        assertThat(last(horde).summary().polarization()).isLessThan(0.99);
    }

    @Test
    void fishSwimTogetherInTheirBasin() {
        BoidsSequence school = sequence("fishSchool");
        assertThat(last(school).summary().polarization()).isGreaterThan(0.9);
        assertThat(last(school).summary().groups()).isEqualTo(1);
        assertThat(last(school).summary().meanNearestDistance()).isBetween(0.6, 1.0);
        assertThat(last(school).agents()).allMatch(agent -> agent.position().length() < 12 + 3);
        assertThat(school.warnings()).isEmpty();
    }

    @Test
    void birdsTurnRoundAtTheirSphere() {
        BoidsSequence birds = sequence("birdsInSphere");
        assertThat(last(birds).agents()).allMatch(agent -> agent.position().length() < 25 + 8);
        assertThat(last(birds).summary().meanNearestDistance()).isGreaterThan(2.2);
        assertThat(birds.warnings()).extracting(Warning::code).contains("dependsOnFrameRate");
    }

    @Test
    void theFlockArrivesBehindTheObstacles() {
        BoidsSequence around = sequence("aroundObstacles");
        for (BoidsFrame frame : around.frames()) {
            assertThat(frame.agents())
                    .allMatch(agent ->
                            agent.position().minus(new Vector3(0, 0, 20)).length() > 4)
                    .allMatch(agent ->
                            agent.position().minus(new Vector3(8, 0, 28)).length() > 3);
        }
        assertThat(last(around).agents())
                .allMatch(agent -> agent.position().minus(new Vector3(0, 0, 50)).length() < 8);
        assertThat(last(around).summary().meanSpeed()).isLessThan(1.5);
    }

    @Test
    void theSchoolKeepsAwayFromTheShark() {
        BoidsSequence flee = sequence("flee");
        assertThat(flee.frames().get(0).agents())
                .allMatch(agent -> agent.position().length() < 4);
        assertThat(last(flee).agents()).allMatch(agent -> agent.position().length() > 5);
    }

    @Test
    void onlyCorrectedAgentsLeaveTheirSpot() {
        BoidsSequence published = sequence("oneSpotPublished");
        assertThat(last(published).summary().meanNearestDistance()).isZero();
        assertThat(published.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("agentsAtOneSpot");
            assertThat(warning.value()).isEqualTo(10);
        });
        BoidsSequence corrected = sequence("oneSpotCorrected");
        assertThat(last(corrected).summary().leastNearestDistance()).isGreaterThan(0.5);
        assertThat(corrected.warnings()).isEmpty();
    }
}
