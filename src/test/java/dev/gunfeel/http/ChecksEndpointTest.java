package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Checks over HTTP: formats, the outcome in header and status, limits. */
class ChecksEndpointTest extends HttpTest {
    private static final String CHECKS = "/v1/checks";

    private static String body(String bound) {
        return """
                { "presets": ["pistol"], "simulations": 500, "checks": [
                  { "metric": "recoverySeconds", %s },
                  { "name": "hits", "metric": "hitProbability", "target": { "shape": "humanoid" }, "recoilControl": 1, "distanceMeters": 15,
                    "speed": 4, "min": 0.01 } ] }""".formatted(bound);
    }

    @Test
    void answersWithEveryResult() {
        Response response = post(CHECKS, body("\"max\": 90"));
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.header("Gunfeel-Outcome")).isEqualTo("passed");
        JsonNode report = json(response);
        assertThat(report.get("outcome").asString()).isEqualTo("passed");
        JsonNode recovery = report.get("results").get(0);
        assertThat(recovery.propertyNames())
                .containsExactly("name", "weapon", "metric", "value", "max", "outcome", "margin", "message");
        assertThat(recovery.get("metric").asString()).isEqualTo("recoverySeconds");
        assertThat(recovery.get("weapon").asString()).isEqualTo("pistol");
        assertThat(recovery.get("value").asDouble() + recovery.get("margin").asDouble())
                .isEqualTo(90);
        JsonNode hits = report.get("results").get(1);
        assertThat(hits.get("name").asString()).isEqualTo("hits");
        assertThat(hits.get("interval")).hasSize(2);
        assertThat(hits.get("simulations").asInt()).isEqualTo(500);
    }

    @ParameterizedTest
    @CsvSource({
        "application/xml, , application/xml, <testsuites",
        "text/markdown, , text/markdown, ## Balance: failed",
        "application/json, xml, application/xml, <testsuites",
        "application/json, md, text/markdown, ## Balance: failed",
        "text/markdown, json, application/json, {\"outcome\":\"failed\"",
    })
    void formatsAreChosenByAcceptOrParameter(String accept, String format, String type, String start) {
        Response response = request()
                .contentType("application/json")
                .accept(accept)
                .body(body("\"max\": 0.001"))
                .post(format == null ? CHECKS : CHECKS + "?format=" + format);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.header("Gunfeel-Outcome")).isEqualTo("failed");
        assertThat(response.contentType()).startsWith(type);
        assertThat(response.asString()).contains(start);
    }

    @ParameterizedTest
    @CsvSource({
        "'\"max\": 90', true, 200, passed",
        "'\"max\": 0.001', true, 409, failed",
        "'\"max\": 0.001', false, 200, failed"
    })
    void failStatusIsForCurl(String bound, boolean failStatus, int status, String outcome) {
        for (String format : new String[] {"json", "xml", "md"}) {
            Response response = post(CHECKS + "?failStatus=" + failStatus + "&format=" + format, body(bound));
            assertThat(response.statusCode()).isEqualTo(status);
            assertThat(response.header("Gunfeel-Outcome")).isEqualTo(outcome);
            assertThat(response.asString()).contains("pistol").doesNotContain("/problems/");
        }
    }

    /** Half of the shots of a runner hit a circle of half his reach: no number of bursts tells that from a half. */
    @Test
    void whatIsUncertainDoesNotPass() {
        String uncertain = """
                { "weapons": [ { "name": "runner", "fireIntervalSeconds": 0.1, "potential": { "maxSeconds": 1, "gain": 0 },
                    "spread": { "running": { "magnitude": 1, "maxSpeed": 5 } } } ],
                  "checks": [ { "metric": "hitProbability", "target": { "shape": "circle", "radiusMeters": 0.5 },
                    "recoilControl": 1, "distanceMeters": 10, "speed": 5, "shots": 1, "min": 0.5 } ] }""";
        Response response = post(CHECKS + "?failStatus=true", uncertain);
        assertThat(response.statusCode()).isEqualTo(409);
        assertThat(response.header("Gunfeel-Outcome")).isEqualTo("uncertain");
        JsonNode result = json(response).get("results").get(0);
        assertThat(result.get("outcome").asString()).isEqualTo("uncertain");
        assertThat(result.get("simulationsToSettle").asInt()).isGreaterThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"maybe", "1.5", "%3Cscript%3E"})
    void failStatusIsTrueOrFalse(String value) {
        Response response = post(CHECKS + "?failStatus=" + value, body("\"max\": 1"));
        complaintsIn(response).malformed().onlyAt("failStatus", "true or false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/xml", "text/markdown", "application/json"})
    void problemsStayProblems(String accept) {
        Response response = request()
                .contentType("application/json")
                .accept(accept)
                .body("{\"presets\": [\"pistole\"], \"checks\": [{\"metric\": \"climb\", \"max\": \"1\"}]}")
                .post(CHECKS + "?failStatus=true");
        complaintsIn(response).malformed().at("/presets/0", "/checks/0/metric", "/checks/0/max");
    }

    @Test
    void aTableHasARowAResultWithEitherDecimalMark() {
        String[] lines =
                post(CHECKS + "?format=csv", body("\"max\": 1")).asString().split("\r\n");
        assertThat(lines[0]).startsWith("weapon,name,metric,outcome,value,");
        assertThat(lines).hasSizeGreaterThan(1);
        String[] german = post(CHECKS + "?format=csv&decimal=comma", body("\"max\": 1.5"))
                .asString()
                .split("\r\n");
        assertThat(german[0]).isEqualTo(lines[0].replace(',', ';'));
        assertThat(german[1]).contains(";1,5;").doesNotContain("1.5;");
        complaintsIn(post(CHECKS + "?format=csv&decimal=komma", body("\"max\": 1")))
                .malformed()
                .onlyAt("decimal", "did you mean comma?");
    }

    @Test
    void otherFormatsAreNotAcceptable() {
        Response response = post(CHECKS + "?format=svg", body("\"max\": 1"));
        assertThat(response.statusCode()).isEqualTo(406);
        assertThat(json(response).get("detail").asString()).contains("application/xml", "text/markdown");
    }

    @Test
    void warningsGoIntoAHeaderWhereTheReportCanNotHoldThem() {
        String body = body("\"max\": 90, \"shots\": 100");
        assertThat(json(post(CHECKS, body)).get("warnings").get(0).get("code").asString())
                .isEqualTo("beyondMagazine");
        assertThat(post(CHECKS + "?format=xml", body).header("Gunfeel-Warnings"))
                .contains("beyondMagazine");
    }

    /** As many of them as the header may hold, which is 4096 characters. */
    @Test
    void ofManyWarningsTheHeaderHoldsTheFirst() {
        String check = "{ \"metric\": \"recoverySeconds\", \"max\": 90, \"shots\": 100 }";
        String body = "{ \"presets\": [\"pistol\"], \"checks\": [" + (check + ",").repeat(2999) + check + "] }";
        JsonNode all = json(post(CHECKS, body)).get("warnings");
        assertThat(all).hasSize(3000);
        String header = post(CHECKS + "?format=xml", body).header("Gunfeel-Warnings");
        JsonNode held = JSON.readTree(header);
        assertThat(held)
                .containsExactlyElementsOf(
                        all.values().stream().limit(held.size()).toList());
        assertThat(header.length()).isLessThanOrEqualTo(4096);
        assertThat(header.length() + 1 + all.get(held.size()).toString().length())
                .isGreaterThan(4096);
    }

    @Test
    void simulationsOverTheLimitAreRefusedBeforeTheyStart() {
        Response response =
                post(CHECKS, body("\"max\": 1").replace("\"simulations\": 500", "\"simulations\": 2000000000"));
        complaintsIn(response).invalid().with("/simulations", "GUNFEEL_MAX_SIMULATIONS");
    }

    @Test
    void theSameBodyGivesTheSameBytes() {
        for (String format : new String[] {"json", "xml", "md"}) {
            String path = CHECKS + "?format=" + format;
            assertThat(Stream.generate(() -> post(path, body("\"max\": 1")).asString())
                            .limit(3)
                            .distinct())
                    .hasSize(1);
        }
    }
}
