package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.input.Limit;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What surrounds the endpoints: health, metrics, compression, proxies, limits, the pages. */
class ServiceTest extends HttpTest {
    @ParameterizedTest
    @ValueSource(strings = {"/actuator/health", "/actuator/health/liveness", "/actuator/health/readiness"})
    void tellsItsHealth(String path) {
        assertThat(json(get(path)).get("status").asString()).isEqualTo("UP");
    }

    @Test
    void countsItsRequestsForPrometheus() {
        get("/v1/limits");
        assertThat(get("/actuator/prometheus").asString())
                .contains("http_server_requests_seconds_count")
                .contains("uri=\"/v1/limits\"");
    }

    @Test
    void showsEveryLimitWithItsVariable() {
        JsonNode limits = json(get("/v1/limits"));
        assertThat(limits).hasSize(Limit.values().length);
        for (Limit limit : Limit.values()) {
            assertThat(limits).anySatisfy(shown -> {
                assertThat(shown.get("name").asString()).isEqualTo(limit.word());
                assertThat(shown.get("value").asLong()).isEqualTo(limit.standard());
                assertThat(shown.get("unit").asString()).isEqualTo(limit.unit());
                assertThat(shown.get("environmentVariable").asString()).isEqualTo(limit.environmentVariable());
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "csv", "svg"})
    void compressesAnswers(String format) throws Exception {
        String body = "{\"preset\": \"assaultRifle\", \"seeds\": {\"running\": 1}, \"firing\": {\"shots\": 30}}";
        HttpResponse<byte[]> response = compressed("/v1/spread/sequence?format=" + format, body);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(unpacked(response))
                .isEqualTo(post("/v1/spread/sequence?format=" + format, body).asString());
    }

    @Test
    void compressesProblems() throws Exception {
        HttpResponse<byte[]> response =
                compressed("/v1/spread/sequence", "{" + "\"unknown\": 1, ".repeat(20) + "\"x\": 2}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(unpacked(response)).contains("/problems/malformed-input");
    }

    @Test
    void believesTheProxyInFront() {
        Response redirect = request()
                .header("X-Forwarded-Host", "game.example")
                .header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Prefix", "/feel")
                .redirects()
                .follow(false)
                .get("/swagger-ui.html");
        assertThat(redirect.header("Location")).startsWith("/feel/");
        assertThat(request()
                        .header("X-Forwarded-Prefix", "/feel")
                        .get("/openapi")
                        .asString())
                .contains("\"url\":\"/feel\"");
    }

    @Test
    void servesSwaggerUiFromTheJarAlone() {
        String page = get("/swagger-ui/index.html").asString();
        assertThat(page).contains("swagger-ui-bundle.js").doesNotContain("http://", "https://");
        assertThat(get("/swagger-ui/swagger-initializer.js").asString())
                .contains("/openapi/swagger-config")
                .doesNotContain("petstore");
        assertThat(get("/swagger-ui/swagger-ui-bundle.js").statusCode()).isEqualTo(200);
    }

    @Test
    void everyAnswerSaysItsVersion() {
        for (String path : new String[] {"/v1/limits", "/nothing", "/openapi", "/actuator/health", "/problems"}) {
            assertThat(get(path).header("Gunfeel-Version")).isNotBlank();
        }
    }

    private HttpResponse<byte[]> compressed(String path, String body) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                                .header("Accept-Encoding", "gzip")
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofByteArray());
    }

    private static String unpacked(HttpResponse<byte[]> response) throws IOException {
        return new String(
                new GZIPInputStream(new ByteArrayInputStream(response.body())).readAllBytes(), StandardCharsets.UTF_8);
    }
}
