package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Golden;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The committed OpenAPI document is the one that the service publishes. */
class OpenApiTest extends HttpTest {
    private static final Path COMMITTED = Path.of("openapi/openapi.yaml");

    @Test
    void everyAnswerIsDescribed() {
        json(get("/openapi"))
                .get("paths")
                .forEachEntry((path, methods) -> methods.forEachEntry((method, operation) -> {
                    assertThat(operation.get("summary").asString()).as(path).isNotBlank();
                    assertThat(operation.at("/responses/200/content").size())
                            .as(path)
                            .isPositive();
                    operation
                            .get("responses")
                            .forEachEntry((status, answer) -> answer.get("content")
                                    .forEachEntry((type, content) -> assertThat(content.has("schema"))
                                            .as(path + " " + status + " " + type)
                                            .isTrue()));
                }));
    }

    @Test
    void everyPartOfEveryRecordIsDescribed() {
        json(get("/openapi")).at("/components/schemas").forEachEntry((name, schema) -> {
            assertThat(schema.path("description").asString()).as(name).isNotBlank();
            schema.path("properties")
                    .forEachEntry((property, part) -> assertThat(
                                    part.path("description").asString())
                            .as(name + "." + property)
                            .isNotBlank());
        });
    }

    @Test
    void committedDocumentIsThePublishedOne() throws IOException {
        String published = get("/openapi.yaml").asString();
        Golden.assertSame(COMMITTED, published, OpenApiTest.class);
    }
}
