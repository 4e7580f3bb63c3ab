package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What a client is told when something is wrong with his request. */
class ErrorsTest extends HttpTest {
    private static final String SEQUENCE = "/v1/spread/sequence";

    @Test
    void everyComplaintComesInOneAnswer() {
        Response response = post(SEQUENCE, """
                {
                  "formulas": "corected",
                  "seeds": { "spread": 1.5, "recoil": "9223372036854775808", "runing": 1 },
                  "axes": 3,
                  "distanceMeters": -4,
                  "weapon": {
                    "name": 5,
                    "fireIntervalSeconds": 0.1,
                    "fireIntervalSeconds": 0.2,
                    "potential": { "maxSeconds": "1.2" },
                    "spread": {
                      "liftt": {},
                      "lift": [1],
                      "forwardDistance": 1e999,
                      "random": {
                        "horizontal": NaN, "vertical": -0.1, "horizontalRange": [1, 0.5], "verticalRange": [-2, 1],
                        "signRuns": [0, 1.5], "firstSign": 2
                      },
                      "running": { "magnitude": null, "maxSpeed": 0 }
                    },
                    "recoil": {
                      "rolling": { "model": "underdamped", "peakDegrees": 1, "settleSeconds": 0.3 },
                      "knocking": { "vertical": { "model": "underdamped", "peakDegrees": 1, "settleSeconds": 0.3, "peakSeconds": 0.05 } }
                    }
                  },
                  "preset": "asaultRifle",
                  "firing": { "shots": 8.7, "bursts": [ { "shots": 3, "speed": -1 }, { "shots": 2 } ] },
                  "extra": { "of": [1, 2, 3] }
                }
                """);

        complaintsIn(response)
                .malformed()
                .at(
                        "/formulas",
                        "/seeds/spread",
                        "/seeds/recoil",
                        "/seeds/runing",
                        "/axes",
                        "/distanceMeters",
                        "/weapon/name",
                        "/weapon/fireIntervalSeconds",
                        "/weapon/potential/maxSeconds",
                        "/weapon/potential/gain",
                        "/weapon/spread/liftt",
                        "/weapon/spread/lift",
                        "/weapon/spread/forwardDistance",
                        "/weapon/spread/random/horizontal",
                        "/weapon/spread/random/vertical",
                        "/weapon/spread/random/horizontalRange",
                        "/weapon/spread/random/verticalRange",
                        "/weapon/spread/random/signRuns/0",
                        "/weapon/spread/random/signRuns/1",
                        "/weapon/spread/random/firstSign",
                        "/weapon/spread/running/magnitude",
                        "/weapon/spread/running/maxSpeed",
                        "/weapon/recoil/rolling/peakSeconds",
                        "/weapon/recoil/knocking/vertical/model",
                        "/preset",
                        "/firing/bursts",
                        "/firing/shots",
                        "/firing/bursts/0/speed",
                        "/firing/bursts/1/pauseSeconds",
                        "/extra")
                .with("/weapon/spread/liftt", "did you mean lift?")
                .with("/preset", "assaultRifle");
        assertThat(json(response).get("instance").asString()).isEqualTo(SEQUENCE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "null", "5", "\"text\"", "{", "{}x", "{} {}", "nonsense", "{\"a\":}", "[1,2"})
    void whatIsNotOneObjectIsMalformed(String body) {
        Response response = post(SEQUENCE, body);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(json(response).get("type").asString()).isEqualTo("/problems/malformed-input");
        assertThat(response.contentType()).startsWith("application/problem+json");
    }

    @Test
    void anEmptyBodyIsMalformed() {
        assertThat(request().contentType("application/json").post(SEQUENCE).statusCode())
                .isEqualTo(400);
        assertThat(post(SEQUENCE, "   ").statusCode()).isEqualTo(400);
    }

    @Test
    void invalidUtf8IsMalformed() {
        byte[] body = "{\"preset\": \"a?b\"}".getBytes(StandardCharsets.ISO_8859_1);
        body[13] = (byte) 0xff;
        Response response = request().contentType("application/json").body(body).post(SEQUENCE);
        assertThat(response.statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"weapon\":", "{\"firing\":[{\"a\":"})
    void deepNestingIsRefusedWithoutHarm(String opening) {
        Response response = post(SEQUENCE, opening.repeat(100_000));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.asString()).hasSizeLessThan(2_000).doesNotContain("Exception");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/firing/shots | {\"shots\": 8.7} | 400",
                "/firing/shots | {\"shots\": \"8\"} | 400",
                "/firing/shots | {\"shots\": true} | 400",
                "/firing/shots | {\"shots\": 1e999} | 422",
                "/firing/shots | {\"shots\": 1e30} | 422",
                "/firing/shots | {\"shots\": 0} | 422",
                "/firing/shots | {\"shots\": 2147483647} | 422",
                "/firing/speed | {\"shots\": 1, \"speed\": \"NaN\"} | 400",
                "/firing/speed | {\"shots\": 1, \"speed\": Infinity} | 400",
                "/firing/speed | {\"shots\": 1, \"speed\": -Infinity} | 400",
                "/firing/speed | {\"shots\": 1, \"speed\": -1} | 422",
                "/firing/bursts/1/pauseSeconds | {\"bursts\": [{\"shots\": 1}, {\"shots\": 1, \"pauseSeconds\": 0.01}]} | 422",
                "/firing/bursts/0/pauseSeconds | {\"bursts\": [{\"shots\": 1, \"pauseSeconds\": 1}]} | 422",
                "/firing/bursts/0 | {\"bursts\": [null]} | 422",
                "/firing/shots | {} | 422",
                "/firing/bursts | {\"shots\": 3, \"bursts\": [{\"shots\": 1}]} | 422",
            })
    void firingIsChecked(String pointer, String firing, int status) {
        Response response = post(SEQUENCE, "{\"preset\": \"assaultRifle\", \"firing\": " + firing + "}");
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
        complaintsIn(response).at(pointer);
    }

    @Test
    void aSecondDocumentAfterTheFirstIsMalformed() {
        Response response = post(SEQUENCE, "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 1}} trailing");
        assertThat(response.statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"image/png", "text/csv", "application/xml", "*/*"})
    void problemsStayProblemsWhateverIsAccepted(String accept) {
        Response response = request()
                .contentType("application/json")
                .accept(accept)
                .body("{}")
                .post("/v1/weapon/sequence");
        assertThat(response.statusCode()).isIn(406, 422);
        assertThat(response.contentType()).startsWith("application/problem+json");
    }

    @Test
    void aFormatThatNobodyKnowsIsNotAcceptable() {
        Response response =
                post(SEQUENCE + "?format=docx", "{\"preset\": \"assaultRifle\", \"firing\": {\"shots\": 1}}");
        assertThat(response.statusCode()).isEqualTo(406);
        assertThat(json(response).get("detail").asString()).contains("text/csv");
    }

    @Test
    void otherMethodsAndTypesAreNamed() {
        Response method = get(SEQUENCE);
        assertThat(method.statusCode()).isEqualTo(405);
        assertThat(method.header("Allow")).isEqualTo("POST");
        Response type =
                request().contentType("text/plain").body("preset: pistol").post(SEQUENCE);
        assertThat(type.statusCode()).isEqualTo(415);
        assertThat(get("/v1/nothing").statusCode()).isEqualTo(404);
        assertThat(get("/nothing/at/all").contentType()).startsWith("application/problem+json");
    }

    /** Where nobody says how many shots, the magazine is held to the limit in their place. */
    @Test
    void aMagazineOverTheLimitIsNotFired() {
        String weapon =
                "{\"weapon\": {\"fireIntervalSeconds\": 0.1, \"magazineSize\": 100000, \"potential\": {\"maxSeconds\": 1,"
                        + " \"gain\": 0.1}, \"spread\": {\"lift\": {\"magnitude\": 1}}}}";
        complaintsIn(post(SEQUENCE, weapon)).onlyAt("/firing/shots", "GUNFEEL_MAX_SHOTS");
    }

    @Test
    void everyProblemTypeHasItsPage() {
        for (ProblemType type : ProblemType.values()) {
            Response page = get("/problems/" + type.slug());
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.contentType()).startsWith("text/html");
            assertThat(page.asString()).contains(type.title().replace("'", "'")).contains("Status ");
            assertThat(get("/problems").asString()).contains("href=\"problems/" + type.slug());
        }
        assertThat(get("/problems/unheard-of").statusCode()).isEqualTo(404);
    }

    @Test
    void noClassNameLeavesTheService() {
        for (String body :
                List.of("{\"weapon\": 5}", "{\"axes\": {}}", "{", "[[", "{\"firing\":{\"shots\":1e99999}}", "\u0000")) {
            assertThat(post(SEQUENCE, body).asString())
                    .doesNotContain("dev.gunfeel", "java.", "jackson", "Exception", "StreamReadFeature", "[Source");
        }
    }

    @Test
    void slipsInParametersAndBodyAreToldTogether() {
        Response response = post(
                "/v1/weapon/sequence?format=png&width=9&theme=drak",
                "{\"preset\": \"pistol\", \"firing\": {\"shots\": 0}}");
        complaintsIn(response).malformed().at("width", "theme", "/firing/shots");
    }

    @Test
    void aSlipInAParameterIsToldWhereTheBodyIsFine() {
        Response response = post("/v1/weapon/sequence?width=9", "{\"preset\": \"pistol\", \"firing\": {\"shots\": 1}}");
        complaintsIn(response).invalid().at("width");
    }

    /** A client that sends a million faults gets a thousand, soon. */
    @Test
    void faultsBeyondAThousandAreNotTold() {
        String body = "{\"weapons\": [" + "1,".repeat(500_000) + "1]}";
        Response response = post("/v1/checks", body);
        assertThat(response.statusCode()).isEqualTo(400);
        List<JsonNode> errors = json(response).get("errors").valueStream().toList();
        assertThat(errors).hasSize(1001);
        assertThat(errors.get(1000).get("message").asString()).contains("mend them first");
    }

    @ParameterizedTest
    @CsvSource({
        "?a=%ff, application/json, application/json, 400",
        "'', */*, application/json, 415",
        "'', application/*, application/json, 415",
        "'', multipart/form-data, application/json, 415",
        "'', application/json, application/json;charset=utf-16, 406",
    })
    void oddHeadersAreNoFailureOfTheService(String query, String type, String accept, int status) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port() + "/v1/weapon/sequence" + query))
                .header("Content-Type", type)
                .header("Accept", accept)
                .POST(HttpRequest.BodyPublishers.ofString("{\"preset\": \"pistol\", \"firing\": {\"shots\": 1}}"))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(JSON.readTree(response.body()).get("detail").asString()).isNotBlank();
    }
}
