package dev.gunfeel.http;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.ComplaintsAssert;
import dev.gunfeel.input.Complaint;
import io.restassured.builder.RequestSpecBuilder;
import io.restassured.config.JsonConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.path.json.config.JsonPathConfig.NumberReturnType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A service on a free loopback port; every exchange is checked against its OpenAPI document. */
@SpringBootTest(
        classes = GunfeelService.class,
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = "server.address=127.0.0.1")
public abstract class HttpTest {
    protected static final JsonMapper JSON = JsonMapper.shared();

    @LocalServerPort
    private int port;

    private RequestSpecification service;

    @BeforeEach
    void connect() {
        service = new RequestSpecBuilder()
                .setBaseUri("http://127.0.0.1")
                .setPort(port)
                .setUrlEncodingEnabled(false)
                .setConfig(RestAssuredConfig.config()
                        .jsonConfig(JsonConfig.jsonConfig().numberReturnType(NumberReturnType.DOUBLE)))
                .addFilter(Contract.of(port))
                .build();
    }

    int port() {
        return port;
    }

    RequestSpecification request() {
        return given().spec(service);
    }

    protected Response post(String path, String json) {
        return request().contentType("application/json").body(json).post(path);
    }

    Response get(String path) {
        return request().get(path);
    }

    protected static JsonNode json(Response response) {
        return JSON.readTree(response.asByteArray());
    }

    /** Returns what a problem complains about; its status says whether the text could be read. */
    static ComplaintsAssert complaintsIn(Response response) {
        assertThat(response.contentType()).startsWith("application/problem+json");
        assertThat(response.statusCode()).as(response.asString()).isIn(400, 422);
        List<Complaint> complaints = json(response)
                .path("errors")
                .valueStream()
                .map(error -> new Complaint(
                        error.path("pointer").asString(null),
                        error.path("parameter").asString(null),
                        error.path("message").asString(),
                        error.path("value").asString(null)))
                .toList();
        return ComplaintsAssert.complaints(complaints, response.statusCode() == 400)
                .as(response.asString());
    }
}
