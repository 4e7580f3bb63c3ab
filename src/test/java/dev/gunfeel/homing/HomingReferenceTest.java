package dev.gunfeel.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Vectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Against numbers that were not made with this code: one step on the great circle in 70 decimal digits, nearly opposite
 * directions included, and the inputs of public bug reports that other libraries got wrong.
 */
class HomingReferenceTest {
    static Stream<JsonNode> highPrecision() {
        return Vectors.cases("vector_homing_reference_highprec.json");
    }

    static Stream<JsonNode> directionsBetween() {
        return bugReports("vec3_slerp");
    }

    static Stream<JsonNode> rotationsBetween() {
        return bugReports("rotation_between_applied_to_from");
    }

    private static Stream<JsonNode> bugReports(String operation) {
        return Vectors.cases("bug_repro_inputs.json")
                .filter(report -> report.get("op").asString().equals(operation));
    }

    private static void assertClose(Vector3 actual, Vector3 expected, double tolerance) {
        assertThat(actual.x()).isEqualTo(expected.x(), within(tolerance));
        assertThat(actual.y()).isEqualTo(expected.y(), within(tolerance));
        assertThat(actual.z()).isEqualTo(expected.z(), within(tolerance));
    }

    @Test
    void theFilesHaveTheirCases() {
        assertThat(highPrecision()).hasSize(50);
        assertThat(directionsBetween()).hasSize(2);
        assertThat(rotationsBetween()).hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("highPrecision")
    void agreesWithSeventyDigits(JsonNode reference) {
        HomingStep step = Homing.step(Aims.step(
                Vectors.vector(reference.get("from")),
                Vectors.vector(reference.get("to")),
                Method.VECTOR,
                reference.get("max_step_deg").asDouble(),
                1));

        assertClose(step.direction(), Vectors.vector(reference.get("expected_dir")), 1e-12);
        boolean reached = reference.get("reached").asBoolean();
        assertThat(step.arrived()).isEqualTo(reached);
        double angle = reference.get("angle_deg").asDouble();
        double turned = reached ? angle : reference.get("max_step_deg").asDouble();
        assertThat(step.turnedDegrees()).isEqualTo(turned, within(1e-12 * 180));
        assertThat(step.remainingDegrees()).isEqualTo(angle - turned, within(1e-12 * 180));
    }

    /** A share of the great circle between two directions is what exponential turns in a step of 1 s. */
    @ParameterizedTest
    @MethodSource("directionsBetween")
    void findsTheDirectionBetween(JsonNode report) {
        HomingStep step = Homing.step(Aims.step(
                Vectors.vector(report.get("a")),
                Vectors.vector(report.get("b")),
                Method.EXPONENTIAL,
                report.get("t").asDouble(),
                1));

        assertClose(step.direction(), Vectors.vector(report.get("expected")), 1e-9);
    }

    /** The rotation from one direction to another, taken in one step, in two halves, and by the orientation's forward. */
    @ParameterizedTest
    @MethodSource("rotationsBetween")
    void turnsAllTheWay(JsonNode report) {
        Vector3 from = Vectors.vector(report.get("from"));
        Vector3 to = Vectors.vector(report.get("to"));
        Vector3 expected = Vectors.vector(report.get("expected"));
        for (Method method : new Method[] {Method.VECTOR, Method.QUATERNION_LERP, Method.SLERP}) {
            HomingStep whole = Homing.step(Aims.step(from, to, method, 180, 1));
            assertClose(whole.direction(), expected, 1e-9);
            assertClose(whole.rotation().rotate(Axes.UNITY.forward()), expected, 1e-9);
        }

        HomingStep half = Homing.step(Aims.step(from, to, Method.EXPONENTIAL, 0.5, 1));
        assertThat(half.turnedDegrees()).isEqualTo(half.remainingDegrees(), within(1e-6));
        assertThat(half.direction().dot(from.unit())).isEqualTo(half.direction().dot(to.unit()), within(1e-7));
        HomingStep rest = Homing.step(Aims.step(half.direction(), to, Method.VECTOR, 91, 1));
        assertClose(rest.direction(), expected, 1e-9);
    }
}
