package dev.gunfeel.http;

import static io.restassured.RestAssured.given;

import io.restassured.builder.RequestSpecBuilder;
import io.restassured.config.JsonConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.path.json.config.JsonPathConfig.NumberReturnType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
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
abstract class HttpTest {
    static final JsonMapper JSON = JsonMapper.shared();

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

    Response post(String path, String json) {
        return request().contentType("application/json").body(json).post(path);
    }

    Response get(String path) {
        return request().get(path);
    }

    static JsonNode json(Response response) {
        return JSON.readTree(response.asByteArray());
    }
}
