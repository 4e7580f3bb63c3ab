package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What moves the figures of checks, over HTTP. */
class SensitivityEndpointTest extends HttpTest {
    private static final String BODY = """
            { "preset": "assaultRifle", "player": "perfect", "simulations": 200,
              "pointers": ["/damage/perHit", "/fireIntervalSeconds"],
              "checks": [{ "metric": "timeToKillSeconds", "target": { "shape": "humanoid", "health": 100 }, "distanceMeters": 10,
                           "shots": 10, "max": 0.25 }] }""";

    @Test
    void answersWithEffectsAndWhatMends() {
        Response response = post("/v1/sensitivity", BODY);
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
        JsonNode sensitivity = json(response);
        assertThat(sensitivity.get("weapon").asString()).isEqualTo("assaultRifle");
        assertThat(sensitivity.get("effects")).hasSize(2);
        assertThat(sensitivity.at("/mends/0/pointer").asString()).isEqualTo("/damage/perHit");
        assertThat(sensitivity.at("/mends/0/after").asDouble()).isCloseTo(100 / 3.0, within(1e-6));
    }

    @Test
    void hasATable() {
        Response response = post("/v1/sensitivity?format=csv", BODY);
        assertThat(response.contentType()).startsWith("text/csv");
        assertThat(response.asString().lines()).hasSize(3);
    }

    @Test
    void tellsEveryMistake() {
        Response response = post(
                "/v1/sensitivity",
                BODY.replace("\"/damage/perHit\"", "\"/damage\"").replace("\"max\"", "\"mx\""));
        assertThat(response.statusCode()).isEqualTo(400);
    }
}
