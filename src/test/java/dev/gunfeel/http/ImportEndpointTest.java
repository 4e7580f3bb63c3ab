package dev.gunfeel.http;

import static dev.gunfeel.importing.ImportFormat.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Other games' documents over HTTP: what comes back can be fired as it is. */
class ImportEndpointTest extends HttpTest {
    private static final String PATH = "/v1/weapon/import";

    static java.util.List<String> formats() {
        return words();
    }

    private static JsonNode example(String format) throws IOException {
        return JSON.readTree(Files.readString(Path.of("src/main/resources/examples/weaponImport/" + format + ".json")));
    }

    private Response send(String query, String type, String document) {
        return request()
                .contentType(type)
                .body(document.getBytes(StandardCharsets.UTF_8))
                .post(PATH + query);
    }

    private static String document(JsonNode example) {
        JsonNode value = example.get("value");
        return value.isString() ? value.asString() : value.toString();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void everyFormatHasAnExampleThatCanBeFired(String format) throws IOException {
        Response read = send("?from=" + format, "text/plain", document(example(format)));
        assertThat(read.statusCode()).as(read.asString()).isEqualTo(200);
        assertThat(json(read).get("assumed").size()).isPositive();
        Response fired = post(
                "/v1/weapon/sequence",
                "{\"weapon\": " + json(read).get("weapon") + ", \"firing\": {\"shots\": 10}, \"distanceMeters\": 10}");
        assertThat(fired.statusCode()).as(fired.asString()).isEqualTo(200);
    }

    @Test
    void jsonMayBeSentAsJsonAndATableAsCsv() throws IOException {
        assertThat(send("?from=lyra", "application/json", document(example("lyra")))
                        .statusCode())
                .isEqualTo(200);
        assertThat(send("?from=table", "text/csv", document(example("table"))).statusCode())
                .isEqualTo(200);
        assertThat(send("?from=table", "application/xml", "<a/>").statusCode()).isEqualTo(415);
    }

    @ParameterizedTest
    @CsvSource({"'',is required", "?from=counterStrik,did you mean counterStrike?"})
    void whoseDocumentItIsMustBeSaid(String query, String message) {
        Response refused = send(query, "text/plain", "a { }");
        assertThat(refused.statusCode()).isEqualTo(422);
        JsonNode error = json(refused).at("/errors/0");
        assertThat(error.get("parameter").asString()).isEqualTo("from");
        assertThat(error.get("message").asString()).contains(message);
    }

    @Test
    void faultsOfTheDocumentAreToldWithTheirLines() {
        Response refused = send("?from=titanfall", "text/plain", "WeaponData\n{\n\"fire_rate\" \"fast\"\n}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).at("/errors/0/pointer").asString()).isEqualTo("/fire_rate");
        assertThat(json(refused).at("/errors/0/message").asString()).contains("finite number", "line 3");
        assertThat(send("?from=titanfall", "text/plain", "{").statusCode()).isEqualTo(400);
    }
}
