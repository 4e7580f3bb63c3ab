package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Quaternion;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Against numbers that were not made with this code: slerp in 70 decimal digits, near 0 and near 180 degrees included,
 * and the inputs of public bug reports that other libraries got wrong.
 */
class SlerpReferenceTest {
    static Stream<JsonNode> highPrecision() {
        return Vectors.cases("slerp_reference_highprec.json");
    }

    static Stream<JsonNode> bugReports() {
        return Vectors.cases("bug_repro_inputs.json")
                .filter(report -> report.get("op").asString().equals("quat_slerp_shortest_unit"));
    }

    @Test
    void theFilesHaveTheirCases() {
        assertThat(highPrecision()).hasSize(336);
        assertThat(bugReports()).hasSize(4);
    }

    @ParameterizedTest
    @MethodSource("highPrecision")
    void agreesWithSeventyDigits(JsonNode reference) {
        Quaternion a = Vectors.quaternion(reference.get("a")).unit();
        Quaternion b = Vectors.quaternion(reference.get("b")).unit();
        Quaternion expected = Vectors.quaternion(reference.get("expected"));
        double t = reference.get("t").asDouble();

        Quaternion slerp = Slerp.slerp(a, b, t, RotationPath.SHORTEST);

        if (reference.get("ambiguous").asBoolean()) {
            // Both ways are equally short: what it is must lie half a turn's share from both ends, in either way.
            assertThat(Slerp.angle(a, slerp)).isEqualTo(t * Math.PI / 2, within(1e-12));
            assertThat(Math.abs(slerp.dot(b))).isEqualTo(StrictMath.sin(t * Math.PI / 2), within(1e-12));
        } else {
            assertClose(slerp, expected, 1e-12);
        }
        double degrees = 2 * Math.toDegrees(Slerp.angle(a, Slerp.end(a, b, RotationPath.SHORTEST)));
        double expectedDegrees = reference.get("shortest_angle_deg").asDouble();
        assertThat(degrees).isEqualTo(expectedDegrees, within(1e-12 * Math.max(1, expectedDegrees)));
    }

    @ParameterizedTest
    @MethodSource("bugReports")
    void answersWhatBrokeOtherLibraries(JsonNode report) {
        Quaternion a = Vectors.quaternion(report.get("a")).unit();
        Quaternion b = Vectors.quaternion(report.get("b")).unit();
        Quaternion expected = Vectors.quaternion(report.get("expected"));

        Quaternion slerp = Slerp.slerp(a, b, report.get("t").asDouble(), RotationPath.SHORTEST);

        assertClose(slerp.dot(expected) < 0 ? slerp.negated() : slerp, expected.unit(), 1e-9);
    }

    @Test
    void measuresTheAngleOfAQuaternionWhoseRoundedDigitsMakeTheArcCosineFail() {
        JsonNode report = Vectors.cases("bug_repro_inputs.json")
                .filter(candidate -> candidate.get("op").asString().equals("quat_angle_shortest_rad"))
                .findFirst()
                .orElseThrow();
        Quaternion rotation = Vectors.quaternion(report.get("q")).unit();

        assertThat(2
                        * Slerp.angle(
                                Quaternion.IDENTITY, Slerp.end(Quaternion.IDENTITY, rotation, RotationPath.SHORTEST)))
                .isEqualTo(report.get("expected").asDouble(), within(1e-9));
    }

    private static void assertClose(Quaternion actual, Quaternion expected, double tolerance) {
        assertThat(actual.x()).isEqualTo(expected.x(), within(tolerance));
        assertThat(actual.y()).isEqualTo(expected.y(), within(tolerance));
        assertThat(actual.z()).isEqualTo(expected.z(), within(tolerance));
        assertThat(actual.w()).isEqualTo(expected.w(), within(tolerance));
    }
}
