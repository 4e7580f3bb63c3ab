package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Agents with a rotation turn to look where they go. */
class BoidsFacingTest {
    private static final double QUARTER = 90;

    /** An agent that looks forward and flies so far right, up and forward. */
    private static BoidsAgent agent(Axes axes, double right, double up, double forward) {
        return new BoidsAgent(Vector3.ZERO, axes.vector(right, up, forward), Quaternion.IDENTITY);
    }

    private static Quaternion turned(
            Formulas formulas, Axes axes, BoidsAgent agent, BoidsRules rules, double deltaSeconds) {
        BoidsAgent after = Boids.step(Flocks.step(formulas, axes, List.of(agent), rules, deltaSeconds))
                .agents()
                .get(0);
        return Objects.requireNonNull(after.rotation());
    }

    private static double yawDegrees(Axes axes, Quaternion rotation) {
        return StrictMath.toDegrees(axes.yaw(rotation.rotate(axes.forward())));
    }

    private static double pitchDegrees(Axes axes, Quaternion rotation) {
        return StrictMath.toDegrees(axes.pitch(rotation.rotate(axes.forward())));
    }

    /** Of the 90 degrees to the right the share 10 * 0.02 = 0.2 is turned: 18 degrees; corrected 1 - e^-0.2. */
    @ParameterizedTest
    @EnumSource(Axes.class)
    void turnsByAShareOfWhatIsLeft(Axes axes) {
        BoidsAgent agent = agent(axes, 5, 0, 0);
        BoidsRules rules = BoidsRules.standard();
        Quaternion published = turned(Formulas.PUBLISHED, axes, agent, rules, 0.02);
        assertThat(yawDegrees(axes, published)).isCloseTo(0.2 * QUARTER, within(1e-9));
        Quaternion corrected = turned(Formulas.CORRECTED, axes, agent, rules, 0.02);
        assertThat(yawDegrees(axes, corrected)).isCloseTo((1 - Math.exp(-0.2)) * QUARTER, within(1e-9));
    }

    /** Flying right and up by 45 degrees: characters only turn, birds pitch too. */
    @ParameterizedTest
    @EnumSource(Axes.class)
    void planarTurnsOnlyAboutUp(Axes axes) {
        BoidsAgent agent = agent(axes, 3, 3, 0);
        Quaternion planar = turned(
                Formulas.PUBLISHED, axes, agent, new RulesOf().facing(50, true).rules(), 0.02);
        assertThat(yawDegrees(axes, planar)).isCloseTo(QUARTER, within(1e-9));
        assertThat(pitchDegrees(axes, planar)).isCloseTo(0, within(1e-9));
        assertThat(planar.rotate(axes.up()).minus(axes.up()).length()).isLessThan(1e-12);

        Quaternion free = turned(
                Formulas.PUBLISHED, axes, agent, new RulesOf().facing(50, false).rules(), 0.02);
        assertThat(yawDegrees(axes, free)).isCloseTo(QUARTER, within(1e-9));
        assertThat(pitchDegrees(axes, free)).isCloseTo(45, within(1e-9));
    }

    /** Flies right, and is drawn forward with all its force of 5 m/s2, which is 45 degrees back from there. */
    private static final BoidsRules DRAWN_FORWARD = new RulesOf()
            .weights(0, 0, 0, 1, 0)
            .target(0, 0, 1e6)
            .facing(50, true)
            .rules();

    /** The share is 50 * 0.02 = 1 as published, and 1 - e^-1 corrected. */
    @Test
    void publishedTurnsToTheVelocityBeforeTheForceAndCorrectedToTheOneAfter() {
        BoidsAgent agent = agent(Axes.UNITY, 5, 0, 0);
        Quaternion published = turned(Formulas.PUBLISHED, Axes.UNITY, agent, DRAWN_FORWARD, 0.02);
        assertThat(yawDegrees(Axes.UNITY, published)).isCloseTo(90, within(1e-12));

        double changed = 5 * Math.sqrt(0.5) * 0.02;
        double yaw = Math.toDegrees(StrictMath.atan2(5 - changed, changed));
        Quaternion corrected = turned(Formulas.CORRECTED, Axes.UNITY, agent, DRAWN_FORWARD, 0.02);
        assertThat(yawDegrees(Axes.UNITY, corrected)).isCloseTo((1 - Math.exp(-1)) * yaw, within(1e-6));
    }

    @Test
    void whoStartsFromRestTurnsAStepLaterAsPublished() {
        BoidsAgent resting = new BoidsAgent(Vector3.ZERO, Vector3.ZERO, Axes.UNITY.lookRotation(Axes.UNITY.right()));
        Quaternion published = turned(Formulas.PUBLISHED, Axes.UNITY, resting, DRAWN_FORWARD, 0.02);
        assertThat(published).isEqualTo(resting.rotation());
        Quaternion corrected = turned(Formulas.CORRECTED, Axes.UNITY, resting, DRAWN_FORWARD, 0.02);
        assertThat(yawDegrees(Axes.UNITY, corrected)).isCloseTo(90 * Math.exp(-1), within(1e-6));
    }

    @Test
    void publishedWarnsThatFacingIsAStepLate() {
        BoidsAgent agent = agent(Axes.UNITY, 5, 0, 0);
        assertThat(Boids.step(Flocks.step(Formulas.PUBLISHED, Axes.UNITY, List.of(agent), DRAWN_FORWARD, 0.02))
                        .warnings())
                .anySatisfy(warning -> {
                    assertThat(warning.code()).isEqualTo("facingOneStepLate");
                    assertThat(warning.value()).isEqualTo(0.02);
                    assertThat(warning.message()).contains("0.02 s old");
                });
        assertThat(Boids.step(Flocks.step(Formulas.CORRECTED, Axes.UNITY, List.of(agent), DRAWN_FORWARD, 0.02))
                        .warnings())
                .isEmpty();
        BoidsRules fixed = new RulesOf().facing(0, true).rules();
        assertThat(Boids.step(Flocks.step(Formulas.PUBLISHED, Axes.UNITY, List.of(agent), fixed, 0.02))
                        .warnings())
                .isEmpty();
    }

    @Test
    void whoHardlyMovesDoesNotTurn() {
        Quaternion slow =
                turned(Formulas.PUBLISHED, Axes.UNITY, agent(Axes.UNITY, 0.01, 0, 0), BoidsRules.standard(), 0.02);
        assertThat(slow).isEqualTo(Quaternion.IDENTITY);
        Quaternion climbing =
                turned(Formulas.PUBLISHED, Axes.UNITY, agent(Axes.UNITY, 0, 5, 0), BoidsRules.standard(), 0.02);
        assertThat(climbing).isEqualTo(Quaternion.IDENTITY);
        Quaternion moving =
                turned(Formulas.PUBLISHED, Axes.UNITY, agent(Axes.UNITY, 0.0101, 0, 0), BoidsRules.standard(), 0.02);
        assertThat(yawDegrees(Axes.UNITY, moving)).isCloseTo(18, within(1e-9));
    }

    /** 1 s of turning in 10 steps or in 100: as published 0 and 0.9^100 of 90 degrees are left, corrected e^-10 in both. */
    @Test
    void correctedTurnsTheSameAtAnyFrameRate() {
        assertThat(leftAfterOneSecond(Formulas.PUBLISHED, 10)).isCloseTo(0, within(1e-9));
        assertThat(leftAfterOneSecond(Formulas.PUBLISHED, 100)).isCloseTo(Math.pow(0.9, 100) * QUARTER, within(1e-9));
        for (int steps : new int[] {10, 100}) {
            assertThat(leftAfterOneSecond(Formulas.CORRECTED, steps)).isCloseTo(Math.exp(-10) * QUARTER, within(1e-9));
        }
    }

    private static double leftAfterOneSecond(Formulas formulas, int steps) {
        BoidsAgent agent = agent(Axes.UNITY, 5, 0, 0);
        for (int step = 0; step < steps; step++) {
            agent = new BoidsAgent(
                    Vector3.ZERO,
                    agent.velocity(),
                    turned(formulas, Axes.UNITY, agent, BoidsRules.standard(), 1.0 / steps));
        }
        return QUARTER - yawDegrees(Axes.UNITY, Objects.requireNonNull(agent.rotation()));
    }

    @Test
    void anyLengthOfARotationIsNormalised() {
        BoidsAgent agent = new BoidsAgent(Vector3.ZERO, Vector3.ZERO, new Quaternion(0, 3e300, 0, 4e300));
        Quaternion after = turned(Formulas.PUBLISHED, Axes.UNITY, agent, BoidsRules.standard(), 0.02);
        assertThat(after.minus(new Quaternion(0, 0.6, 0, 0.8)).norm()).isLessThan(1e-15);
    }

    /** A rotation half round is turned about the short way, whatever the signs of the quaternion. */
    @Test
    void turnsTheShortWay() {
        Quaternion looking = Axes.UNITY.lookRotation(Axes.UNITY.direction(StrictMath.toRadians(-170), 0));
        for (Quaternion rotation : List.of(looking, looking.negated())) {
            BoidsAgent agent =
                    new BoidsAgent(Vector3.ZERO, Axes.UNITY.direction(StrictMath.toRadians(170), 0), rotation);
            Quaternion after = turned(Formulas.PUBLISHED, Axes.UNITY, agent, BoidsRules.standard(), 0.02);
            assertThat(yawDegrees(Axes.UNITY, after)).isCloseTo(-174, within(1e-9));
        }
    }
}
