package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The committed OpenAPI document is the one that the service publishes. */
class OpenApiTest extends HttpTest {
    private static final Path COMMITTED = Path.of("openapi/openapi.yaml");

    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{20,}|0\\.0{20,}");

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

    /** Tools and readers choke on numbers of hundreds of digits; the schemas of the files have such bounds too. */
    @Test
    void noNumberIsWrittenInHundredsOfDigits() throws IOException {
        List<String> documents = new ArrayList<>(
                List.of(get("/openapi").asString(), get("/openapi.yaml").asString()));
        for (String schema : List.of("weapon", "balance")) {
            documents.add(Files.readString(Path.of("openapi", schema + ".schema.json")));
        }
        assertThat(documents)
                .allSatisfy(document -> assertThat(
                                LONG_NUMBER.matcher(document).results().map(MatchResult::group))
                        .isEmpty());
        assertThat(json(get("/openapi"))
                        .at("/components/schemas/BoidsRules/properties/neighborRadius/maximum")
                        .decimalValue())
                .isEqualByComparingTo("1e100");
    }

    @Test
    void committedDocumentIsThePublishedOne() throws IOException {
        String published = get("/openapi.yaml").asString();
        Golden.assertSame(COMMITTED, published, OpenApiTest.class);
    }
}
