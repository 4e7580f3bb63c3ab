package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Against values that were computed elsewhere (src/test/resources/vectors/easing_reference.json). */
class EasingReferenceTest {
    @TestFactory
    Stream<DynamicTest> valuesAgree() throws Exception {
        JsonNode reference;
        try (InputStream stream = EasingReferenceTest.class.getResourceAsStream("/vectors/easing_reference.json")) {
            reference = JsonMapper.shared().readTree(stream);
        }
        JsonNode progress = reference.get("x");
        assertThat(reference.get("values").size()).isEqualTo(33);
        return reference
                .get("values")
                .propertyStream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    assertThat(entry.getValue().size()).isEqualTo(progress.size());
                    Easing easing = Easing.of(entry.getKey());
                    for (int i = 0; i < progress.size(); i++) {
                        assertThat(easing.weight(progress.get(i).doubleValue()))
                                .as("at %s", progress.get(i))
                                .isCloseTo(entry.getValue().get(i).doubleValue(), within(1e-12));
                    }
                }));
    }
}
