package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.rotation.Vectors;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * What went wrong elsewhere goes right here: inputs of public bug reports against other software, as requests to this
 * service, with answers that were worked out by hand or in 40 digits and not by it
 * (src/test/resources/vectors/public_cases.json, which names each report in {@code source}).
 */
class PublicCasesTest extends HttpTest {
    private static final String FILE = "public_cases.json";

    static Stream<Arguments> cases() {
        return Vectors.cases(FILE)
                .map(reported -> Arguments.of(reported.get("name").stringValue(), reported));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void isRightHere(String name, JsonNode reported) {
        String[] endpoint = reported.get("endpoint").stringValue().split(" ", 2);
        assertThat(endpoint[0]).isEqualTo("POST");
        String body = reported.get("body").toString();
        Response response = reported.has("contentType")
                ? request()
                        .contentType(reported.get("contentType").stringValue())
                        .body(body.getBytes(StandardCharsets.UTF_8))
                        .post(endpoint[1])
                : post(endpoint[1], body);
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
        JsonNode answer = json(response);
        assertThat(reported.get("expect").properties()).isNotEmpty().allSatisfy(expected -> {
            JsonNode value = answer.at(expected.getKey());
            assertThat(value.isNumber()).as(expected.getKey()).isTrue();
            assertThat(value.doubleValue())
                    .as(expected.getKey())
                    .isCloseTo(
                            expected.getValue().get(0).doubleValue(),
                            within(expected.getValue().get(1).doubleValue()));
        });
    }

    @Test
    void allOfThemAreThere() {
        assertThat(Vectors.cases(FILE)).hasSize(51);
    }
}
