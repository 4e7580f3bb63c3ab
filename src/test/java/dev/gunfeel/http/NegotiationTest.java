package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.MediaType;

/** Formats, methods and caches by RFC 9110 and RFC 9111. */
class NegotiationTest extends HttpTest {
    private static final String MAGAZINE = "{\"preset\": \"pistol\", \"firing\": {\"shots\": 2}}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*/* | application/json",
                "application/* | application/json",
                "application/json;q=0, */* | text/csv",
                "*/*, application/json;q=0, text/csv;q=0 | image/svg+xml",
                "text/csv;q=0.1, */* | application/json",
                "text/csv;q=0.1, */*;q=0.05 | text/csv",
                "image/*;q=0.9, image/svg+xml;q=0.2, */*;q=0.1 | image/png",
                "image/*, image/svg+xml;q=0 | image/png",
                "application/json;q=0.5, text/csv;q=0.7 | text/csv",
                "application/json;charset=UTF-8 | application/json",
                "text/html, text/csv;header=present | text/csv",
            })
    void theMostSpecificRangeDecides(String accept, String format) {
        Response response = request()
                .contentType("application/json")
                .accept(accept)
                .body(MAGAZINE)
                .post("/v1/weapon/sequence");
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
        assertThat(response.contentType()).startsWith(format);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json;q=0",
                "*/*;q=0",
                "application/json;q=0, */*",
                "text/html",
                "application/*;q=0, text/*"
            })
    void whatIsRefusedIsNotSent(String accept) {
        Response response = request()
                .contentType("application/json")
                .accept(accept)
                .body("{\"preset\": \"pistol\"}")
                .post("/v1/spread/step");
        assertThat(response.statusCode()).isEqualTo(406);
        assertThat(json(response).get("detail").asString()).contains("application/json");
    }

    /** A range of a suffix is wider than a type and narrower than a tree. */
    @Test
    void suffixesAreRanges() {
        List<MediaType> ranges =
                MediaType.parseMediaTypes("application/*;q=0.1, application/*+json;q=0.8, application/json;q=0.3");
        assertThat(AcceptedFormats.accepted(ranges))
                .startsWith(MediaType.parseMediaType(Formats.OPENAPI_JSON))
                .containsSubsequence(
                        MediaType.parseMediaType(Formats.UNITY_ANIMATIONCURVE),
                        MediaType.APPLICATION_JSON,
                        MediaType.APPLICATION_XML);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/xml", "application/xml"})
    void bothNamesOfXmlGiveTheReport(String type) {
        Response response = request()
                .contentType("application/json")
                .accept(type)
                .body(
                        "{\"presets\": [\"pistol\"], \"checks\": [{\"metric\": \"climbDegrees\", \"shot\": 5, \"max\": 90}]}")
                .post("/v1/checks");
        assertThat(response.contentType()).startsWith(type);
        assertThat(response.asString()).startsWith("<?xml").contains("<testsuites");
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/weapons, 200",
        "/v1/weapons/unheard-of, 404",
        "/v1/weapons/pistol?format=docx, 406",
        "/openapi, 200"
    })
    void cachesAreToldWhatAnAnswerDependsOn(String path, int status) {
        Response response = get(path);
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(String.join(",", response.headers().getValues("Vary"))
                        .toLowerCase(Locale.ROOT)
                        .split(",\\s*"))
                .contains("accept", "accept-encoding");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/weapons",
                "/v1/weapons/pistol",
                "/v1/weapons/pistol?format=svg",
                "/v1/limits",
                "/openapi",
                "/openapi.json",
                "/openapi.yaml",
                "/openapi-clients.yaml",
                "/openapi-clients.json"
            })
    void whatIsKnownAlreadyIsNotSentAgain(String path) throws Exception {
        HttpResponse<String> first = send("GET", path);
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(first.headers().allValues("Cache-Control")).containsExactly("no-cache");
        HttpResponse<String> second = send("GET", path, "If-None-Match", tag);
        assertThat(second.statusCode()).isEqualTo(304);
        assertThat(second.body()).isEmpty();
        assertThat(send("GET", path, "If-None-Match", "W/\"other\"").body()).isEqualTo(first.body());
    }

    @ParameterizedTest
    @CsvSource({
        "/openapi, , application/json",
        "/openapi.json, , application/json",
        "/openapi.json, application/vnd.oai.openapi+json, application/vnd.oai.openapi+json",
        "/openapi, application/vnd.oai.openapi+json, application/vnd.oai.openapi+json",
        "/openapi, application/yaml, application/yaml",
        "/openapi, application/vnd.oai.openapi, application/vnd.oai.openapi",
        "/openapi.yaml, , application/vnd.oai.openapi",
        "/openapi.yaml, application/yaml, application/yaml",
        "/openapi.yaml, text/yaml, text/yaml",
        "/openapi-clients.yaml, , application/yaml",
        "/openapi-clients.yaml, application/vnd.oai.openapi, application/vnd.oai.openapi",
        "/openapi-clients.json, application/vnd.oai.openapi+json, application/vnd.oai.openapi+json",
    })
    void theDocumentHasTheNamesThatToolsKnow(String path, String accept, String type) throws Exception {
        HttpResponse<String> response = accept == null ? send("GET", path) : send("GET", path, "Accept", accept);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type").orElseThrow().split(";")[0])
                .isEqualTo(type);
        boolean isJson = type.endsWith("json");
        assertThat(response.body()).startsWith(isJson ? "{\"openapi\":\"3.1" : "openapi: 3.1");
    }

    @ParameterizedTest
    @CsvSource({
        "TRACE, /v1/weapon/sequence, POST",
        "TRACE, /v1/limits, 'GET, HEAD'",
        "TRACE, /, 'GET, HEAD'",
        "TRACE, /range/main.js, 'GET, HEAD'",
        "PUT, /v1/weapon/sequence, POST",
        "DELETE, /v1/weapons/pistol, 'GET, HEAD'",
        "POST, /openapi.yaml, 'GET, HEAD'",
    })
    void onlyWhatIsAllowedIsNamed(String method, String path, String allowed) throws Exception {
        HttpResponse<String> response = send(method, path, "X-Secret", "not to be echoed");
        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(List.of(response.headers()
                        .firstValue("Allow")
                        .orElseThrow()
                        .replace(" ", "")
                        .split(",")))
                .containsExactlyInAnyOrder(allowed.replace(" ", "").split(","));
        assertThat(JSON.readTree(response.body()).get("detail").asString())
                .contains(method + " is not allowed here; use " + allowed + ".");
        assertThat(response.body()).doesNotContain("echoed");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /v1/weapons/sequence, 405, Did you mean POST /v1/weapon/sequence?",
        "POST, /v1/wepon/sequence, 404, did you mean /v1/weapon/sequence?",
        "GET, /v1/limit, 404, did you mean /v1/limits?",
        "GET, /v1/nothing/of/the/kind, 404, Nothing lives at this path; the endpoints",
    })
    void theEndpointThatWasMeantIsNamed(String method, String path, int status, String detail) throws Exception {
        HttpResponse<String> response = send(method, path);
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(JSON.readTree(response.body()).get("detail").asString()).contains(detail);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/weapons/unheard-of", "/v1/limits?a=1", "/v1/nothing", "/v1/weapon/sequence"})
    void theTypesOfProblemsLeadThroughTheProxy(String path) throws Exception {
        HttpResponse<String> response = send("GET", path, "X-Forwarded-Prefix", "/feel");
        assertThat(JSON.readTree(response.body()).get("type").asString()).startsWith("/feel/problems/");
    }

    /** Editors write it into the files that are posted as they are. The contract doesn't tell clients of it. */
    @Test
    void theSchemaThatABodyNamesIsLetThrough() throws Exception {
        String body = "{\"$schema\": \"weapon.schema.json\", \"preset\": \"pistol\", \"firing\": {\"shots\": 1}}";
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + "/v1/weapon/sequence"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        assertThat(HttpClient.newHttpClient()
                        .send(request, BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(200);
    }

    /** Methods that clients of tests don't know, and headers that they would set on their own. */
    private HttpResponse<String> send(String method, String path, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                .method(method, BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
    }
}
