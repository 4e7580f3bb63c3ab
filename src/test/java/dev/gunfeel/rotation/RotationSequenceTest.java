package dev.gunfeel.rotation;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@NullUnmarked // null is what a request leaves out
class RotationSequenceTest {
    private static final Quaternion NONE = Quaternion.IDENTITY;
    private static final Vector3 AXIS = new Vector3(1, -2, 0.5).unit();

    private static Quaternion turned(double degrees) {
        return Quaternion.about(AXIS, Math.toRadians(degrees));
    }

    private static RotationStepRequest stepRequest(
            Formulas formulas, Quaternion from, Quaternion to, TurnMethod method, Double delta) {
        return RotationStepRequest.of(from, to)
                .withFormulas(formulas)
                .withMethod(method)
                .withDeltaSeconds(delta);
    }

    private static RotationSequenceRequest sequenceRequest(
            Formulas formulas, Quaternion from, Quaternion to, TurnMethod method, Double delta, Double duration) {
        return RotationSequenceRequest.of(from, to)
                .withFormulas(formulas)
                .withMethod(method)
                .withDeltaSeconds(delta)
                .withDurationSeconds(duration);
    }

    private static RotationSequence towards(Quaternion to, double rate, double delta, double duration) {
        return Rotation.sequence(sequenceRequest(null, NONE, to, new TurnMethod.Towards(rate), delta, duration));
    }

    private static RotationSequence exponential(
            Formulas formulas, Quaternion to, double rate, double delta, double duration) {
        return Rotation.sequence(
                sequenceRequest(formulas, NONE, to, new TurnMethod.Exponential(rate), delta, duration));
    }

    private static RotationSequenceStep last(RotationSequence sequence) {
        return sequence.steps().get(sequence.steps().size() - 1);
    }

    @Test
    void turnsAtItsRateAndArrives() {
        RotationSequence sequence = towards(turned(100), 90, 0.1, 2);

        assertThat(sequence.steps()).hasSize(21);
        for (RotationSequenceStep step : sequence.steps()) {
            double degrees = Math.min(100, 9.0 * step.index());
            assertThat(step.timeSeconds()).isEqualTo(step.index() * 0.1);
            assertThat(step.rotation().minus(turned(degrees)).norm()).isLessThan(1e-14);
            assertThat(step.remainingDegrees()).isEqualTo(100 - degrees, within(1e-11));
            assertThat(step.arrived()).isEqualTo(step.index() >= 12);
        }
        assertThat(sequence.steps().get(0).turnedDegrees()).isZero();
        assertThat(sequence.steps().get(12).turnedDegrees()).isEqualTo(1, within(1e-11));
        assertThat(last(sequence).rotation()).isEqualTo(turned(100));
        assertThat(sequence.summary().turnedDegrees()).isEqualTo(100, within(1e-11));
        assertThat(sequence.summary().shortestDegrees()).isEqualTo(100, within(1e-12));
        assertThat(sequence.summary().detour()).isEqualTo(1, within(1e-13));
        assertThat(sequence.summary().arrivedSeconds()).isEqualTo(12 * 0.1);
        assertThat(sequence.warnings()).isEmpty();
    }

    @Test
    void takesTheShortWayFromEitherQuaternion() {
        RotationSequence sequence = towards(turned(40).negated(), 90, 0.1, 1);

        assertThat(sequence.summary().turnedDegrees()).isEqualTo(40, within(1e-12));
        assertThat(last(sequence).rotation().minus(turned(40)).norm()).isZero();
        assertThat(last(sequence).arrived()).isTrue();
    }

    @Test
    void publishedExponentialIsAPowerOfTheSteps() {
        RotationSequence sequence = exponential(null, turned(150), 3, 0.05, 2);

        for (RotationSequenceStep step : sequence.steps()) {
            assertThat(step.remainingDegrees())
                    .isEqualTo(150 * StrictMath.pow(1 - 3 * 0.05, step.index()), within(1e-10));
        }
        Warning warning = sequence.warnings().get(0);
        assertThat(warning.code()).isEqualTo("dependsOnFrameRate");
        assertThat(warning.value()).isEqualTo(StrictMath.pow(0.85, 20), within(1e-15));
        assertThat(warning.message()).contains("0.0388", "0.0498");
    }

    @Test
    void publishedExponentialArrivesAtOnceWhereTheStepIsLong() {
        RotationSequence sequence = exponential(null, turned(150), 30, 0.05, 0.1);

        assertThat(sequence.steps().get(1).rotation()).isEqualTo(turned(150));
        assertThat(sequence.summary().arrivedSeconds()).isEqualTo(0.05);
        assertThat(sequence.warnings().get(0).value()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.1", "0.016666666666666666", "0.001"})
    void correctedExponentialIsTheSameAtAnyFrameRate(double delta) {
        RotationSequence sequence = exponential(Formulas.CORRECTED, turned(150), 3, delta, 1);

        assertThat(last(sequence).remainingDegrees()).isEqualTo(150 * StrictMath.exp(-3), within(1e-10));
        assertThat(last(sequence)
                        .rotation()
                        .minus(turned(150 * (1 - StrictMath.exp(-3))))
                        .norm())
                .isLessThan(1e-12);
        assertThat(sequence.warnings()).isEmpty();
    }

    @Test
    void feedingAStepBackGivesTheSequence() {
        Random random = new Random(21);
        for (int i = 0; i < 200; i++) {
            boolean exponential = random.nextBoolean();
            Formulas formulas = random.nextBoolean() ? Formulas.PUBLISHED : Formulas.CORRECTED;
            TurnMethod method = exponential
                    ? new TurnMethod.Exponential(random.nextDouble() * 20)
                    : new TurnMethod.Towards(random.nextDouble() * 200);
            double delta = random.nextDouble() * 0.1 + 0.001;
            Quaternion from = new Quaternion(random.nextGaussian(), 3, random.nextGaussian(), random.nextGaussian());
            Quaternion to = new Quaternion(random.nextGaussian(), random.nextGaussian(), 2, random.nextGaussian());

            RotationSequence sequence =
                    Rotation.sequence(sequenceRequest(formulas, from, to, method, delta, 40 * delta));

            Quaternion state = from;
            for (RotationSequenceStep expected :
                    sequence.steps().subList(1, sequence.steps().size())) {
                RotationStep step = Rotation.step(stepRequest(formulas, state, to, method, delta));
                assertThat(step.rotation()).isEqualTo(expected.rotation());
                assertThat(step.turnedDegrees()).isEqualTo(expected.turnedDegrees());
                assertThat(step.remainingDegrees()).isEqualTo(expected.remainingDegrees());
                assertThat(step.arrived()).isEqualTo(expected.arrived());
                state = step.rotation();
            }
        }
    }

    @Test
    void neverLeavesTheNumbersAndNeverOvershoots() {
        Random random = new Random(22);
        double[] sizes = {2e-12, 1e-9, 1, 1e300, 1e308};
        double[] amounts = {0, Double.MIN_VALUE, 1e-300, 1e-9, 0.01, 1, 170, 1e9, 1e300, Double.MAX_VALUE};
        for (int i = 0; i < 4000; i++) {
            Quaternion from = any(random).times(sizes[random.nextInt(sizes.length)]);
            Quaternion to = random.nextInt(4) == 0 ? from.negated() : any(random);
            boolean exponential = random.nextBoolean();
            double rate = amounts[random.nextInt(amounts.length)];
            double delta = amounts[random.nextInt(amounts.length)];

            RotationStep step = Rotation.step(stepRequest(
                    random.nextBoolean() ? Formulas.PUBLISHED : Formulas.CORRECTED,
                    from,
                    to,
                    exponential ? new TurnMethod.Exponential(rate) : new TurnMethod.Towards(rate),
                    delta));

            Numbers.assertFinite(step);
            assertThat(step.rotation().norm()).isEqualTo(1, within(1e-12));
            Quaternion start = from.unit();
            Quaternion end = Slerp.end(start, to.unit(), RotationPath.SHORTEST);
            double before = Math.toDegrees(2 * Slerp.angle(start, end));
            assertThat(step.turnedDegrees() + step.remainingDegrees()).isEqualTo(before, within(1e-10));
        }
    }

    private static Quaternion any(Random random) {
        return new Quaternion(
                        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                .unit();
    }

    @Test
    void aSequenceKeepsTheRulesOfAStep() {
        Quaternion zero = new Quaternion(0, 0, 0, 0);
        complaintsAbout(sequenceRequest(null, zero, zero, new TurnMethod.Towards(1.0), 0.1, 1.0))
                .at("/from", "/to")
                .saying("no rotation", "[0, 0, 0, 0]");
        complaintsAbout(sequenceRequest(null, NONE, NONE, null, 0.1, 1.0)).at("/turnRateDegreesPerSecond");
    }

    /** 0.3 over 0.1 is a last digit less than 3, and meant to be 3. */
    @Test
    void stepsAreCountedAsTheyAreMeant() {
        String body = "{'from': [0, 0, 0, 1], 'to': [0, 1, 0, 0], 'turnRateDegreesPerSecond': 1, 'deltaSeconds': 0.1,"
                + " 'durationSeconds': %s}";
        Limits two = Limits.of(Map.of("GUNFEEL_MAX_SAMPLES", "2")::get);
        complaintsAbout(RotationSequenceRequest.class, body.formatted("0.3"), two)
                .onlyAt("/durationSeconds", "GUNFEEL_MAX_SAMPLES");
        assertThat(Documents.read(
                                body.formatted("0.29").replace('\'', '"').getBytes(StandardCharsets.UTF_8),
                                RotationSequenceRequest.class,
                                two)
                        .durationSeconds())
                .isEqualTo(0.29);
        assertThat(towards(turned(100), 90, 0.1, 0.3).steps()).hasSize(4);
    }

    @Test
    void halfATurnDoesNotStick() {
        RotationSequence sequence = towards(new Quaternion(0, 1, 0, 0), 90, 0.1, 3);

        assertThat(sequence.summary().arrivedSeconds()).isEqualTo(2, within(0.11));
        assertThat(sequence.summary().turnedDegrees()).isEqualTo(180, within(1e-10));
    }

    @Test
    void aSequenceOfNoLengthIsItsStart() {
        RotationSequence sequence = towards(turned(10), 90, 0.1, 0.05);

        assertThat(sequence.steps()).hasSize(1);
        assertThat(sequence.summary().turnedDegrees()).isZero();
        assertThat(sequence.summary().detour()).isEqualTo(1);
        assertThat(sequence.summary().arrivedSeconds()).isNull();
        assertThat(towards(NONE, 0, 0.1, 1).summary().arrivedSeconds()).isZero();
    }

    @Test
    void hasATable() {
        RotationSequence sequence = towards(turned(10), 90, 0.1, 0.1);

        assertThat(sequence.table().header()).hasSize(9).startsWith("index", "timeSeconds", "rotationX");
        assertThat(sequence.table().rows().get(0))
                .containsExactly(
                        0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, sequence.steps().get(0).remainingDegrees(), false);
        assertThat(sequence.table().rows().get(1)).hasSize(9).startsWith(1, 0.1);
    }

    @Test
    void complainsAboutTheWrongRate() {
        String request = "{'from': [0, 0, 0, 1], 'to': [0, 0, 0, 1], 'deltaSeconds': 0.1, %s}";
        complaintsAbout(RotationStepRequest.class, request.formatted("'ratePerSecond': 3"))
                .exactly(
                        "/turnRateDegreesPerSecond is required with method towards; add it",
                        "/ratePerSecond means nothing to method towards, which takes turnRateDegreesPerSecond; leave it"
                                + " out, or change method to exponential (3)");
        complaintsAbout(
                        RotationStepRequest.class,
                        request.formatted("'method': 'exponential', 'turnRateDegreesPerSecond': 3"))
                .exactly(
                        "/ratePerSecond is required with method exponential; add it",
                        "/turnRateDegreesPerSecond means nothing to method exponential, which takes ratePerSecond; leave"
                                + " it out, or change method to towards (3)");
        complaintsAbout(stepRequest(null, NONE, NONE, new TurnMethod.Towards(-1.0), -0.1))
                .at("/turnRateDegreesPerSecond", "/deltaSeconds");
        Quaternion zero = new Quaternion(0, 0, 0, 0);
        complaintsAbout(stepRequest(null, zero, zero, new TurnMethod.Towards(1.0), 0.1))
                .at("/from", "/to");
    }

    @Test
    void complainsAboutTooManySteps() {
        complaintsAbout(sequenceRequest(null, NONE, NONE, new TurnMethod.Towards(1.0), 0.0, 1.0))
                .at("/deltaSeconds")
                .saying("above 0");
        assertSound(sequenceRequest(null, NONE, NONE, new TurnMethod.Towards(1.0), 1e-5, 2.0));
        complaintsAbout(sequenceRequest(null, NONE, NONE, new TurnMethod.Towards(1.0), 1e-5, 2.0001))
                .at("/durationSeconds")
                .saying("GUNFEEL_MAX_SAMPLES");
        complaintsAbout(sequenceRequest(null, NONE, NONE, new TurnMethod.Towards(1.0), 1e-300, 1e300))
                .at("/durationSeconds");
        assertThatThrownBy(() -> towards(NONE, 1, 1e-6, 1e6)).hasMessageContaining("more than a list can hold");
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> towards(turned(10), 1, 0.1, 1)).isInstanceOf(StoppedException.class);
    }
}
