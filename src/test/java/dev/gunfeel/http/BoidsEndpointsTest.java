package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Flocks as a client meets them. */
class BoidsEndpointsTest extends HttpTest {
    private static final String FLOCK =
            "{\"spawn\": {\"count\": %d, \"seed\": 4, \"radius\": 8}, \"rules\": {}, \"steps\": %d, \"every\": %d}";

    @Test
    void stepsHandedBackGiveTheSequenceBitForBit() {
        JsonNode frames =
                json(post("/v1/boids/sequence", FLOCK.formatted(25, 6, 1))).get("frames");
        assertThat(frames).hasSize(7);
        JsonNode agents = frames.get(0).get("agents");
        for (int i = 1; i < 7; i++) {
            ObjectNode body = JSON.createObjectNode();
            body.set("agents", agents);
            body.putObject("rules");
            JsonNode step = json(post("/v1/boids/step", body.toString()));
            agents = step.get("agents");
            assertThat(agents).isEqualTo(frames.get(i).get("agents"));
            assertThat(step.get("summary")).isEqualTo(frames.get(i).get("summary"));
        }
    }

    @Test
    void linesAndTableHoldTheFramesOfTheDocument() {
        String body = FLOCK.formatted(10, 9, 4);
        JsonNode frames = json(post("/v1/boids/sequence", body)).get("frames");
        assertThat(frames).extracting(frame -> frame.get("index").asInt()).containsExactly(0, 4, 8, 9);

        Response lines = request()
                .contentType("application/json")
                .accept("application/x-ndjson")
                .body(body)
                .post("/v1/boids/sequence");
        assertThat(lines.contentType()).startsWith("application/x-ndjson");
        List<JsonNode> read = lines.asString().lines().map(JSON::readTree).toList();
        assertThat(read).containsExactlyElementsOf(frames);

        List<String> table =
                post("/v1/boids/sequence?format=csv", body).asString().lines().toList();
        assertThat(table).hasSize(1 + 4 * 10);
        assertThat(table.get(0)).startsWith("index,timeSeconds,agent,positionX");
        assertThat(table.get(40)).startsWith("9,0.18,9,");
    }

    @Test
    void aLongAnswerIsOneDocumentToo() throws Exception {
        String body = FLOCK.formatted(1500, 12, 1);
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + "/v1/boids/sequence"))
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body().length()).isGreaterThan(2 << 20);
        assertThat(response.headers().firstValue("Transfer-Encoding")).hasValue("chunked");
        assertThat(JSON.readTree(response.body()).get("frames")).hasSize(13);
    }

    @Test
    void whatIsTooMuchIsRefusedBeforeAnyWork() {
        Response agents = post("/v1/boids/sequence", FLOCK.formatted(100_001, 1, 1));
        assertThat(agents.statusCode()).isEqualTo(422);
        assertThat(agents.asString()).contains("GUNFEEL_MAX_AGENTS");
        Response steps = post("/v1/boids/sequence", FLOCK.formatted(1000, 1_000_000, 1_000_000));
        assertThat(steps.statusCode()).isEqualTo(422);
        assertThat(steps.asString()).contains("GUNFEEL_MAX_AGENT_STEPS");
        Response dense = post(
                "/v1/boids/sequence",
                "{\"spawn\": {\"count\": 100000, \"seed\": 1, \"radius\": 1}, \"rules\": {}, \"steps\": 1, \"every\": 1}");
        complaintsIn(dense).invalid().saying("GUNFEEL_MAX_PAIRS");
    }

    @Test
    void everyComplaintHasItsPlace() {
        Response response = post("/v1/boids/step", """
                {"agents": [{"position": [0, 0], "velocity": [0, 0, 0]}, {"position": [0, 0, 1e999]}],
                 "rules": {"neighborRadius": 2, "separationRadius": 3, "maxSpeed": 0, "weights": {"cohesoin": 1}}}""");
        complaintsIn(response)
                .malformed()
                .among(
                        "/agents/0/position",
                        "/agents/1/velocity",
                        "/agents/1/position/2",
                        "/rules/separationRadius",
                        "/rules/maxSpeed",
                        "/rules/weights/cohesoin");
    }
}
