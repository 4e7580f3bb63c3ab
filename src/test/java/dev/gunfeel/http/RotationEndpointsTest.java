package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Rotation and homing as a client meets them. */
class RotationEndpointsTest extends HttpTest {
    private static final String HOMING = """
            {"position": [0, 0, 0], "direction": [0, 0, 1], "method": "%s", "turnRateDegreesPerSecond": 90,
             "deltaSeconds": 0.02, "durationSeconds": 2, "path": [{"timeSeconds": 0, "position": [10, 4, 0]}]}""";

    @ParameterizedTest
    @CsvSource({"vector, 1", "vectorAsPrinted, 1"})
    void aGreatCircleIsNoDetour(String method, double detour) {
        JsonNode summary =
                json(post("/v1/homing/sequence", HOMING.formatted(method))).get("summary");
        assertThat(summary.get("detour").asDouble()).isCloseTo(detour, within(1e-9));
    }

    @Test
    void homingStepsHandedBackGiveTheSequenceBitForBit() {
        JsonNode steps = json(post("/v1/homing/sequence", HOMING.formatted("quaternionLerp")))
                .get("steps");
        JsonNode direction = steps.get(0).get("direction");
        JsonNode rotation = steps.get(0).get("rotation");
        for (int i = 1; i < 30; i++) {
            ObjectNode body = JSON.createObjectNode()
                    .put("method", "quaternionLerp")
                    .put("turnRateDegreesPerSecond", 90)
                    .put("deltaSeconds", 0.02);
            body.putArray("position").add(0).add(0).add(0);
            body.putArray("target").add(10).add(4).add(0);
            body.set("direction", direction);
            body.set("rotation", rotation);
            JsonNode step = json(post("/v1/homing/step", body.toString()));
            assertThat(step.get("direction")).isEqualTo(steps.get(i).get("direction"));
            direction = step.get("direction");
            rotation = step.get("rotation");
        }
    }

    @Test
    void slerpTurnsEvenlyAndLerpDoesNot() {
        String body = "{\"from\": [0, 0, 0, 1], \"to\": [0, 1, 0, 0.2], \"steps\": 8, \"method\": \"%s\"}";
        JsonNode even =
                json(post("/v1/rotation/slerp", body.formatted("slerp"))).get("summary");
        assertThat(even.get("largestStepDegrees").asDouble()
                        - even.get("smallestStepDegrees").asDouble())
                .isLessThan(1e-9);
        JsonNode uneven =
                json(post("/v1/rotation/slerp", body.formatted("nlerp"))).get("summary");
        assertThat(uneven.get("largestDeviationDegrees").asDouble()).isGreaterThan(1);
        assertThat(post("/v1/rotation/slerp?format=csv", body.formatted("slerp"))
                        .asString()
                        .lines())
                .hasSize(10);
    }

    @Test
    void everyComplaintHasItsPlace() {
        Response homing = post("/v1/homing/sequence", """
                {"position": [1, 2, 3], "direction": [0, 0, 0], "method": "vectr", "deltaSeconds": 0,
                 "durationSeconds": 1,
                 "path": [{"timeSeconds": 1, "position": [1, 1, 1]}, {"timeSeconds": 1, "position": [1, 1, 2]}]}""");
        complaintsIn(homing)
                .malformed()
                .among("/direction", "/deltaSeconds", "/path/1/timeSeconds")
                .with("/method", "did you mean vector");
        Response step = post(
                "/v1/homing/step",
                "{\"position\": [1, 2, 3], \"target\": [1, 2, 3], \"direction\": [0, 0, 1],"
                        + " \"turnRateDegreesPerSecond\": 90, \"deltaSeconds\": 0.1}");
        complaintsIn(step).invalid().at("/target");
        Response slerp = post("/v1/rotation/slerp", "{\"from\": [0, 0, 0, 0], \"to\": [0, 0, 0, 1e-13], \"steps\": 4}");
        complaintsIn(slerp).invalid().at("/from", "/to");
    }
}
