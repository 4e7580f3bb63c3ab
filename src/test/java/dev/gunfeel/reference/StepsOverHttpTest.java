package dev.gunfeel.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.http.HttpTest;
import io.restassured.response.Response;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A chain of requests, each with the state of the answer before, is the sequence bit for bit, whatever the weapon has. */
class StepsOverHttpTest extends HttpTest {
    static LongStream seeds() {
        return LongStream.range(2000, 2020);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void spreadStepsAreTheSequence(long seed) {
        new StepChain(seed).isTheSequence(answers("/v1/spread/sequence"), answers("/v1/spread/step"), true);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void recoilStepsAreTheSequence(long seed) {
        new StepChain(seed).isTheSequence(answers("/v1/recoil/sequence"), answers("/v1/recoil/step"), false);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void weaponStepsAreTheSequence(long seed) {
        new StepChain(seed).firesTheSequence(answers("/v1/weapon/sequence"), answers("/v1/weapon/step"), 0.25);
    }

    private UnaryOperator<JsonNode> answers(String path) {
        return body -> {
            Response response = post(path, body.toString());
            assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
            return json(response);
        };
    }
}
