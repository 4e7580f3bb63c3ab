package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The committed OpenAPI document is the one that the service publishes. */
class OpenApiTest extends HttpTest {
    private static final Path COMMITTED = Path.of("openapi/openapi.yaml");

    @Test
    void committedDocumentIsThePublishedOne() throws IOException {
        String published = get("/openapi.yaml").asString();
        if (Boolean.getBoolean("gunfeel.update")) {
            Files.createDirectories(COMMITTED.getParent());
            Files.writeString(COMMITTED, published);
        }
        assertThat(published)
                .as(
                        "openapi/openapi.yaml differs; rewrite it with ./mvnw test -Dtest=OpenApiTest -Dgunfeel.update=true")
                .isEqualTo(Files.readString(COMMITTED));
    }
}
