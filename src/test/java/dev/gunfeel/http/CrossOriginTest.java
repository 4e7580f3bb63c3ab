package dev.gunfeel.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.text.JsonText;
import io.restassured.response.Response;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.context.TestPropertySource;

/** Pages of other origins use the service where its environment names them, and read its errors as well. */
@TestPropertySource(properties = "GUNFEEL_CORS_ORIGINS=https://game.example, http://localhost:3000")
class CrossOriginTest extends HttpTest {
    private static final String GAME = "https://game.example";
    private static final String ALLOWED = "Access-Control-Allow-Origin";
    private static final String BODY = "{\"preset\": \"pistol\", \"firing\": {\"shots\": 1}}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POST | /v1/weapon/sequence | application/json | {\"preset\": \"pistol\", \"firing\": {\"shots\": 1}} | 200",
                "POST | /v1/weapon/sequence | application/json | {\"firing\": {\"shots\": 1}} | 422",
                "POST | /v1/weapon/sequence | application/json | {] | 400",
                "POST | /v1/weapon/sequence | text/plain | {} | 415",
                "POST | /v1/weapon/sequence | application/* | {} | 415",
                "POST | /v1/weapon/sequence?format=docx | application/json | {} | 406",
                "POST | /v1/nothing | application/json | {} | 404",
                "PUT | /v1/weapon/sequence | application/json | {} | 405",
                "POST | /v1/weapon/import?from=x | application/json | {} | 422",
            })
    void aPageReadsAnswersAndErrors(String method, String path, String type, String body, int status) {
        Response response = request()
                .header("Origin", GAME)
                .contentType(type)
                .body(body.getBytes(UTF_8))
                .request(method, path);
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
        assertThat(response.header(ALLOWED)).isEqualTo(GAME);
        assertThat(response.headers().getValues("Vary").toString()).containsIgnoringCase("origin");
        assertThat(response.header("Access-Control-Expose-Headers"))
                .contains(
                        "Gunfeel-Version",
                        "Gunfeel-Seeds",
                        "Gunfeel-Warnings",
                        "Gunfeel-Outcome",
                        "Gunfeel-Keys",
                        "Gunfeel-Largest-Error-Degrees",
                        "Retry-After");
        assertThat(response.header("Access-Control-Allow-Credentials")).isNull();
    }

    @Test
    void aBodyOverTheLimitIsAnErrorThatAPageCanRead() {
        Response response = request()
                .header("Origin", "http://localhost:3000")
                .contentType("application/json")
                .body(new byte[(4 << 20) + 1])
                .post("/v1/weapon/sequence");
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.header(ALLOWED)).isEqualTo("http://localhost:3000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/weapon/sequence", "/v1/limits", "/openapi.json", "/v1/nothing"})
    void aBrowserAsksBeforeAndMay(String path) {
        Response response = preflight(GAME, path);
        assertThat(response.statusCode()).isEqualTo(204);
        assertThat(response.header(ALLOWED)).isEqualTo(GAME);
        assertThat(response.header("Access-Control-Allow-Methods")).isEqualTo("GET, HEAD, POST");
        assertThat(response.header("Access-Control-Allow-Headers")).isEqualTo("content-type,x-own");
        assertThat(response.header("Access-Control-Max-Age")).isEqualTo("3600");
        assertThat(response.headers().getValues("Vary").toString())
                .containsIgnoringCase("origin")
                .containsIgnoringCase("access-control-request-headers");
        assertThat(response.asString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://other.example", "http://game.example", "https://game.example:8443", "null"})
    void nobodyElseMay(String origin) {
        Response response = preflight(origin, "/v1/weapon/sequence");
        assertThat(response.statusCode()).isEqualTo(403);
        assertThat(response.header(ALLOWED)).isNull();
        assertThat(json(response).get("detail").asString()).contains("GUNFEEL_CORS_ORIGINS");
        Response answer = request()
                .header("Origin", origin)
                .contentType("application/json")
                .body(BODY)
                .post("/v1/weapon/sequence");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header(ALLOWED)).isNull();
        assertThat(answer.headers().getValues("Vary").toString()).containsIgnoringCase("origin");
    }

    private Response preflight(String origin, String path) {
        return request()
                .header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "content-type,x-own")
                .options(path);
    }

    @Test
    void withAStarEverybodyMay() throws Exception {
        MockHttpServletResponse response = filtered("*", "https://any.example", null);
        assertThat(response.getHeader(ALLOWED)).isEqualTo("*");
        assertThat(response.getHeaders("Vary")).isEmpty();
        assertThat(filtered("*", "null", "POST").getStatus()).isEqualTo(204);
    }

    @Test
    void withoutAnyNobodyMay() throws Exception {
        MockHttpServletResponse response = filtered("", GAME, null);
        assertThat(response.getStatus()).isEqualTo(200);
        assertThat(response.getHeaderNames()).isEmpty();
        MockHttpServletResponse preflight = filtered("", GAME, "POST");
        assertThat(preflight.getStatus()).isEqualTo(403);
        assertThat(preflight.getContentType()).isEqualTo("application/problem+json");
        assertThat(preflight.getHeader(ALLOWED)).isNull();
    }

    private static MockHttpServletResponse filtered(String origins, String origin, @Nullable String asked)
            throws Exception {
        MockHttpServletRequest request =
                new MockHttpServletRequest(asked == null ? "POST" : "OPTIONS", "/v1/weapon/sequence");
        request.addHeader("Origin", origin);
        if (asked != null) {
            request.addHeader("Access-Control-Request-Method", asked);
        }
        MockHttpServletResponse response = new MockHttpServletResponse();
        new CrossOriginFilter(origins, JsonText.writer()).doFilter(request, response, new MockFilterChain());
        return response;
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://game.example/", "game.example", "https://*.example", "https://a@b"})
    void whatIsNoOriginIsRefusedAtTheStart(String origin) {
        assertThatThrownBy(() -> CrossOriginFilter.read("https://fine.example " + origin))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("GUNFEEL_CORS_ORIGINS", "'" + origin + "'");
    }
}
