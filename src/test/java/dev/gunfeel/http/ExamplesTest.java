package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Every example in the OpenAPI document works as it stands there. */
class ExamplesTest extends HttpTest {
    @TestFactory
    List<DynamicTest> everyExampleIsAnswered() {
        List<DynamicTest> tests = new ArrayList<>();
        json(get("/openapi")).get("paths").forEachEntry((path, methods) -> {
            JsonNode body =
                    methods.path("post").path("requestBody").path("content").path("application/json");
            if (!body.isMissingNode()) {
                assertThat(body.path("examples").size())
                        .as(path + " has an example")
                        .isPositive();
            }
            body.path("examples")
                    .forEachEntry((name, example) -> tests.add(DynamicTest.dynamicTest(
                            path + " " + name,
                            () -> answered(
                                    path + query(methods.get("post"), name),
                                    example.get("value").toString()))));
        });
        return tests;
    }

    /** The example of another game's document is called by its format. */
    private static String query(JsonNode operation, String example) {
        return operation.at("/parameters/0/name").asString("").equals("from") ? "?from=" + example : "";
    }

    private void answered(String path, String body) {
        Response first = post(path, body);
        assertThat(first.statusCode()).as(first.asString()).isEqualTo(200);
        assertThat(post(path, body).asByteArray())
                .as("the same body gives the same bytes, unless a seed is drawn")
                .satisfiesAnyOf(
                        bytes -> assertThat(bytes).isEqualTo(first.asByteArray()),
                        bytes -> assertThat(json(first).at("/seeds/running").isMissingNode())
                                .isFalse());
    }
}
