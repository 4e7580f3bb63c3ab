package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Weapons from recordings, over HTTP. */
class FitEndpointTest extends HttpTest {
    private static final String BODY = """
            { "recordings": [{ "bullets": [[-0.25, 0], [1, 2.25]], "seconds": [0, 0.08] }, { "bullets": [[0.25, 0], [1, 1.75]] }] }""";

    /** The weapon is a document like any other: checks measure of it what the fit tells. */
    @Test
    void itsWeaponCanBeChecked() {
        Response response = post("/v1/fit", BODY);
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
        JsonNode fit = json(response);
        ObjectNode checks = JsonMapper.shared().createObjectNode();
        checks.putArray("weapons").add(fit.get("weapon"));
        checks.set("checks", JsonMapper.shared().readTree("""
                [{ "metric": "roundsPerMinute", "max": 1000 }, { "metric": "dispersionDegrees", "max": 1 }]"""));
        JsonNode results = json(post("/v1/checks", checks.toString())).get("results");
        assertThat(results.at("/0/value").asDouble()).isCloseTo(750, within(1e-6));
        assertThat(results.at("/1/value").asDouble())
                .isCloseTo(fit.at("/pattern/scatterDegrees").asDouble(), within(0.01));
    }

    @Test
    void tellsEveryMistake() {
        Response response = post("/v1/fit", "{ \"recordings\": [{ \"bullets\": [[0, 60]] }], \"curve\": [[0, 0]] }");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(json(response).get("errors")).hasSize(2);
    }
}
