package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A slip in a query never passes for a default, at any endpoint. */
class ParametersTest extends HttpTest {
    private static final String FAILING =
            "{\"presets\": [\"pistol\"], \"checks\": [{\"metric\": \"climbDegrees\", \"shot\": 5, \"max\": 0.001}]}";

    @Test
    void aSlipDoesNotTurnAGateGreen() {
        assertThat(post("/v1/checks?failStatus=true", FAILING).statusCode()).isEqualTo(409);
        complaintsIn(post("/v1/checks?failstatus=true", FAILING))
                .malformed()
                .onlyAt("failstatus", "did you mean failStatus?");
    }

    @ParameterizedTest
    @CsvSource({
        "failStatus, failStatus, has no value",
        "failStatus=, failStatus, has no value",
        "format, format, has no value",
        "format=json&failStatus=, failStatus, has no value",
        "failStatus=true&failStatus=false, failStatus, is given more than once",
        "failStatus=yes, failStatus, must be true or false",
        "fail_status=true, fail_status, did you mean failStatus?",
        "width=300, width, is not known here; known are decimal",
    })
    void slipsAreNamed(String query, String parameter, String message) {
        complaintsIn(post("/v1/checks?" + query, FAILING)).malformed().onlyAt(parameter, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/limits", "/v1/weapons", "/v1/weapons/pistol"})
    void whatIsReadIsHeldToItToo(String path) {
        complaintsIn(get(path + "?fromat=json")).malformed().onlyAt("fromat", "did you mean format?");
        assertThat(get(path + "?format=json").statusCode()).isEqualTo(200);
    }

    @Test
    void slipsInNamesAndBodyAreToldTogether() {
        complaintsIn(post("/v1/weapon/sequence?widht=300&theme=drak", "{\"preset\": \"pistl\"}"))
                .malformed()
                .at("widht", "theme", "/preset");
    }

    @Test
    void aLongNameIsCut() {
        Response response = get("/v1/limits?" + "x".repeat(1000) + "=1");
        complaintsIn(response).malformed().at("x".repeat(100));
    }

    @Test
    void whatIsDocumentedIsKnown() {
        JsonNode paths = json(get("/openapi")).get("paths");
        int[] documented = {0};
        paths.forEachEntry((path, operations) -> operations.forEachEntry((method, operation) -> {
            for (JsonNode parameter : operation.path("parameters")) {
                if (parameter.get("in").asString().equals("query")) {
                    values(parameter.get("schema")).forEach(value -> {
                        documented[0]++;
                        String query = parameter.get("name").asString() + "=" + value;
                        assertThat(parametersAtFault(ask(path, method, operation, query)))
                                .as(path + "?" + query)
                                .isEmpty();
                    });
                }
            }
        }));
        assertThat(documented[0]).isGreaterThan(100);
    }

    @Test
    void everyEndpointRefusesWhatNobodyKnows() {
        JsonNode paths = json(get("/openapi")).get("paths");
        paths.forEachEntry((path, operations) -> operations.forEachEntry(
                (method, operation) -> assertThat(parametersAtFault(ask(path, method, operation, "nobodyKnowsThis=1")))
                        .as(method + " " + path)
                        .containsExactly("nobodyKnowsThis")));
    }

    /** Asks without a body that would be of any use: parameters are complained about all the same. */
    private Response ask(String path, String method, JsonNode operation, String query) {
        RequestSpecification request = request();
        if (operation.has("requestBody")) {
            String type = operation
                    .at("/requestBody/content")
                    .propertyNames()
                    .iterator()
                    .next();
            request.contentType(type).body("{}".getBytes(StandardCharsets.US_ASCII));
        }
        return request.request(method.toUpperCase(Locale.ROOT), path.replace("{name}", "pistol") + "?" + query);
    }

    private static List<String> parametersAtFault(Response response) {
        return response.contentType().startsWith("application/problem+json")
                ? json(response)
                        .path("errors")
                        .valueStream()
                        .filter(error -> error.has("parameter"))
                        .map(error -> error.get("parameter").asString())
                        .toList()
                : List.of();
    }

    private static Stream<String> values(JsonNode schema) {
        if (schema.has("enum")) {
            return schema.get("enum").valueStream().map(JsonNode::asString);
        }
        return switch (schema.get("type").asString()) {
            case "boolean" -> Stream.of("true", "false");
            case "integer" -> Stream.of("300");
            default -> Stream.of("0.5");
        };
    }
}
