package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoidsSpawnTest {
    private static List<BoidsAgent> spawn(Axes axes, BoidsSpawn spawn, BoidsRules rules) {
        return Boids.sequence(BoidsSequenceRequest.of(0)
                        .withAxes(axes)
                        .withSpawn(spawn)
                        .withRules(rules)
                        .withDeltaSeconds(0.02)
                        .withEvery(1))
                .frames()
                .get(0)
                .agents();
    }

    /** Computed from the description alone, in another language and to 40 digits. */
    @Test
    void anyoneCanMakeTheSameFlock() {
        List<BoidsAgent> agents = spawn(
                Axes.UNITY,
                BoidsSpawn.of(3)
                        .withSeed(42L)
                        .withRadius(10.0)
                        .withCenter(new Vector3(1, 2, 3))
                        .withSpeed(2.5),
                BoidsRules.standard());
        double[][] expected = {
            {-0.185961342787985, -4.15658302329367, 9.52825088075702},
            {2.30802232261321, -0.779046417381812, 0.562245175954133},
            {3.46575758456772, -3.37278231236678, -4.48754107253002},
            {-1.74189357086555, -0.800344805414897, -1.60476010052052},
            {-4.87397852588573, 1.91733651057625, 2.50441467503712},
            {-1.26942946882177, 0.100066498016201, -2.15140315135533},
        };
        for (int i = 0; i < 3; i++) {
            assertVector(agents.get(i).position(), expected[2 * i]);
            assertVector(agents.get(i).velocity(), expected[2 * i + 1]);
        }
    }

    private static void assertVector(Vector3 actual, double[] expected) {
        assertThat(actual.minus(new Vector3(expected[0], expected[1], expected[2]))
                        .length())
                .isLessThan(1e-14);
    }

    @ParameterizedTest
    @EnumSource(Axes.class)
    void isTheSameFlockInAnyAxes(Axes axes) {
        BoidsSpawn spawn = BoidsSpawn.of(20)
                .withSeed(3L)
                .withRadius(6.0)
                .withCenter(Vector3.ZERO)
                .withSpeed(2.0);
        List<BoidsAgent> unity = spawn(Axes.UNITY, spawn, BoidsRules.standard());
        List<BoidsAgent> agents = spawn(axes, spawn, BoidsRules.standard());
        for (int i = 0; i < agents.size(); i++) {
            Vector3 position = unity.get(i).position();
            assertThat(agents.get(i).position()).isEqualTo(axes.vector(position.x(), position.y(), position.z()));
        }
    }

    /** Even in a ball: the cube of the distance is even in [0, 1], the mean is in the middle; so are the directions. */
    @Test
    void isEvenInTheBall() {
        int count = 20_000;
        List<BoidsAgent> agents = spawn(
                Axes.UNITY,
                BoidsSpawn.of(count)
                        .withSeed(5L)
                        .withRadius(10.0)
                        .withCenter(Vector3.ZERO)
                        .withSpeed(3.0),
                BoidsRules.standard());
        Vector3 positions = Vector3.ZERO;
        Vector3 velocities = Vector3.ZERO;
        int[] shells = new int[10];
        for (BoidsAgent agent : agents) {
            positions = positions.plus(agent.position());
            velocities = velocities.plus(agent.velocity());
            shells[(int) (10 * Math.pow(agent.position().length() / 10, 3))]++;
            assertThat(agent.velocity().length()).isCloseTo(3, within(1e-12));
        }
        // Five standard deviations: of a component sqrt(1/5) and sqrt(1/3) of the length, of a shell sqrt(n 0.1 0.9).
        assertThat(positions.length() / count).isLessThan(5 * 10 * Math.sqrt(0.6 / count));
        assertThat(velocities.length() / count).isLessThan(5 * 3 / Math.sqrt(count));
        for (int shell : shells) {
            assertThat((double) shell).isCloseTo(count / 10.0, within(5 * Math.sqrt(count * 0.09)));
        }
    }

    @Test
    void fewerAreTheFirstOfMany() {
        List<BoidsAgent> many = spawn(Axes.UNITY, Flocks.spawn(50, 8, 4), BoidsRules.standard());
        assertThat(spawn(Axes.UNITY, Flocks.spawn(20, 8, 4), BoidsRules.standard()))
                .isEqualTo(many.subList(0, 20));
    }

    @Test
    void looksWhereItGoesIfFacingIsAsked() {
        assertThat(spawn(Axes.GODOT, Flocks.spawn(9, 8, 4), BoidsRules.standard()))
                .allSatisfy(agent -> assertThat(agent.rotation()).isNull());
        for (BoidsAgent agent : spawn(
                Axes.GODOT,
                Flocks.spawn(9, 8, 4),
                new RulesOf().facing(10, false).rules())) {
            Quaternion rotation = Objects.requireNonNull(agent.rotation());
            Vector3 looks = Axes.GODOT.direction(rotation);
            assertThat(looks.minus(agent.velocity().normalized()).length()).isLessThan(1e-12);
        }
        for (BoidsAgent agent : spawn(
                Axes.GODOT,
                Flocks.spawn(9, 8, 4),
                new RulesOf().facing(10, true).rules())) {
            Vector3 looks = Axes.GODOT.direction(Objects.requireNonNull(agent.rotation()));
            assertThat(looks.y()).isCloseTo(0, within(1e-12));
            assertThat(looks.dot(agent.velocity())).isPositive();
        }
    }

    @Test
    void atOneSpotAllStartThere() {
        assertThat(spawn(
                        Axes.UNITY,
                        BoidsSpawn.of(5)
                                .withSeed(1L)
                                .withRadius(0.0)
                                .withCenter(new Vector3(1, 2, 3))
                                .withSpeed(0.0),
                        BoidsRules.standard()))
                .allMatch(agent -> agent.equals(Flocks.at(1, 2, 3)));
    }
}
