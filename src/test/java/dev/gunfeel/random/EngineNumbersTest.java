package dev.gunfeel.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The numbers that the engines themselves printed. They were collected from public bug reports, tests and ports; the file
 * names them.
 */
class EngineNumbersTest {
    static Stream<Arguments> cases() throws IOException {
        try (InputStream file = EngineNumbersTest.class.getResourceAsStream("/vectors/generators.json")) {
            JsonNode cases =
                    new JsonMapper().readTree(Objects.requireNonNull(file)).path("cases");
            return cases
                    .valueStream()
                    .map(one -> Arguments.of(
                            one.path("generator").asString() + " "
                                    + one.path("seed").asString() + " "
                                    + one.path("draw").asString(),
                            one))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theNumbersAreThoseOfTheEngine(String name, JsonNode engine) {
        Generator generator = Algorithm.valueOf(
                        engine.path("generator").asString().toUpperCase(Locale.ROOT))
                .generator(Long.parseLong(engine.path("seed").asString()));
        for (int i = 0; i < engine.path("skip").asInt(0); i++) {
            generator.unit();
        }
        for (JsonNode expected : engine.path("values")) {
            double number = switch (engine.path("draw").asString()) {
                case "unit" -> generator.unit();
                case "range" ->
                    generator.range(
                            engine.path("min").asDouble(), engine.path("max").asDouble());
                default ->
                    generator.integer(
                            engine.path("min").asLong(), engine.path("max").asLong());
            };
            assertThat(number).isCloseTo(expected.asDouble(), within(lastDigit(expected.asDouble(), engine)));
        }
    }

    /** Returns what the last digit that the engine printed is worth; 0 where the file says that all are there. */
    private static double lastDigit(double printed, JsonNode engine) {
        if (engine.has("significantDigits")) {
            double leading = printed == 0 ? 0 : Math.floor(Math.log10(Math.abs(printed)));
            return Math.pow(10, leading + 1 - engine.path("significantDigits").asInt());
        }
        return engine.has("decimals") ? Math.pow(10, -engine.path("decimals").asInt()) : 0;
    }
}
