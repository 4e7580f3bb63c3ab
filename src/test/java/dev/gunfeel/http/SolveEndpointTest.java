package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Asking for a weapon over HTTP. */
class SolveEndpointTest extends HttpTest {
    private static final String CHECKS = """
            [{ "metric": "timeToKillSeconds", "target": { "shape": "humanoid", "health": 100 }, "distanceMeters": 10, "shots": 10,
               "player": "perfect", "max": 0.25 }]""";

    private static String body(String checks, String more) {
        return """
                { "preset": "assaultRifle", "vary": [{ "pointer": "/damage/perHit", "min": 10, "max": 80, "whole": true }],
                  "simulations": 500, "checks": %s%s }""".formatted(checks, more);
    }

    /** The answer is not to be believed: checks say the same of its weapon, to the last figure. */
    @Test
    void whatItAnswersPassesTheChecks() {
        Response response = post("/v1/solve", body(CHECKS, ""));
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
        JsonNode solution = json(response);
        assertThat(solution.get("outcome").asString()).isEqualTo("solved");
        assertThat(solution.at("/changed/0/pointer").asString()).isEqualTo("/damage/perHit");
        assertThat(solution.at("/changed/0/after").asDouble()).isEqualTo(34);
        assertThat(solution.at("/weapon/damage/perHit").asDouble()).isEqualTo(34);
        ObjectNode checks = JsonMapper.shared().createObjectNode();
        checks.putArray("weapons").add(solution.get("weapon"));
        checks.set("checks", JsonMapper.shared().readTree(CHECKS));
        checks.put("simulations", 500);
        JsonNode report = json(post("/v1/checks", checks.toString()));
        assertThat(report.get("outcome").asString()).isEqualTo("passed");
        assertThat(report.get("results")).isEqualTo(solution.get("results"));
    }

    @Test
    void whatCantBeMetIsSaid() {
        JsonNode solution =
                json(post("/v1/solve", body(CHECKS.replace("\"max\": 0.25", "\"min\": 0.32, \"max\": 0.38"), "")));
        assertThat(solution.get("outcome").asString()).isEqualTo("infeasible");
        assertThat(solution.get("unmet")).hasSize(1);
    }

    @Test
    void aCheckToKeepThatDoesNotHoldIsToldAtItsPlace() {
        Response response = post(
                "/v1/solve",
                body(CHECKS, ", \"keep\": [{ \"metric\": \"field\", \"pointer\": \"/magazineSize\", \"min\": 31 }]"));
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(json(response).at("/errors/0/pointer").asString()).isEqualTo("/keep/0");
    }
}
