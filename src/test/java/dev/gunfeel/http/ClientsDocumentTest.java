package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dev.gunfeel.Golden;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.input.Union;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The document for generators of clients holds nothing that they stumble over, and all that the service can do in JSON. */
class ClientsDocumentTest extends HttpTest {
    private static final Path COMMITTED = Path.of("openapi/openapi-clients.yaml");

    private JsonNode document() {
        return json(get("/openapi-clients.json"));
    }

    @Test
    void committedDocumentIsThePublishedOne() throws IOException {
        Golden.assertSame(COMMITTED, get("/openapi-clients.yaml").asString(), ClientsDocumentTest.class);
    }

    /** Generators read YAML 1.1, where some words are no strings. */
    @Test
    void yamlIsTheJsonToReadersOfOldToo() {
        Object read = new Yaml().load(get("/openapi-clients.yaml").asString());
        assertThat(JSON.valueToTree(read).toString()).isEqualTo(document().toString());
    }

    @Test
    void answersAreJsonAlone() {
        document()
                .get("paths")
                .forEach(path -> path.forEach(operation -> {
                    assertThat(operation.at("/responses/200/content").propertyNames())
                            .as(operation.get("operationId").asString())
                            .containsExactly("application/json");
                    operation
                            .path("parameters")
                            .forEach(parameter -> assertThat(
                                            parameter.get("name").asString())
                                    .isNotIn("format", "width", "height", "theme", "toleranceDegrees"));
                }));
        assertThat(document()
                        .at("/paths/~1v1~1blend~1clips/post/requestBody/content")
                        .propertyNames())
                .containsExactly("model/gltf-binary");
    }

    @Test
    void everyOperationIsThere() {
        assertThat(operations(document())).isEqualTo(operations(json(get("/openapi"))));
    }

    private static Set<String> operations(JsonNode document) {
        return new TreeSet<>(document.findValuesAsString("operationId"));
    }

    /** A client would send it along, beside another kind of target, or over what a weapon says. */
    @Test
    void noDefaultIsFilledIn() {
        assertThat(document().findValues("default")).isEmpty();
    }

    @Test
    void nothingIsOneOfSeveralAndNothingIsRecursive() {
        JsonNode schemas = document().at("/components/schemas");
        for (String keyword : List.of(
                "oneOf",
                "anyOf",
                "allOf",
                "not",
                "if",
                "then",
                "const",
                "discriminator",
                "additionalProperties",
                "patternProperties")) {
            assertThat(schemas.findValues(keyword)).as(keyword).isEmpty();
        }
        assertThat(schemas.findValues("type")).noneMatch(JsonNode::isArray);
        schemas.propertyNames()
                .forEach(name -> assertThat(reached(name, schemas, new TreeSet<>()))
                        .as(name)
                        .doesNotContain(name));
    }

    private static Set<String> reached(String name, JsonNode schemas, Set<String> names) {
        for (JsonNode reference : schemas.get(name).findValues("$ref")) {
            String next = reference.asString().substring("#/components/schemas/".length());
            if (names.add(next)) {
                reached(next, schemas, names);
            }
        }
        return names;
    }

    @Test
    void anObjectThatIsOneOfSeveralHasTheMembersOfAll() {
        JsonNode schemas = document().at("/components/schemas");
        JsonNode target = schemas.get("Target");
        assertThat(target.at("/properties/shape/enum"))
                .extracting(JsonNode::asString)
                .containsExactly("circle", "rectangle", "humanoid");
        assertThat(target.get("required")).extracting(JsonNode::asString).containsExactly("shape");
        assertThat(target.at("/properties/radiusMeters/description").asString()).endsWith("With `shape` circle.");
        JsonNode check = schemas.get("CheckRequest");
        assertThat(check.at("/properties/metric/enum"))
                .extracting(JsonNode::asString)
                .containsExactlyElementsOf(
                        Objects.requireNonNull(Union.of(Metric.class)).words());
        assertThat(check.get("properties").propertyNames()).contains("min", "target", "percentile", "fromShot");
        assertThat(schemas.get("Firing").get("properties").propertyNames()).contains("shots", "bursts", "speed");
        assertThat(schemas.at("/HomingStepRequest/properties/method/description")
                        .asString())
                .contains("Where left out: `vector`.");
        assertThat(schemas.has("TargetCircle")).isFalse();
        assertThat(schemas.at("/WeaponRecoil/properties/rolling/description").asString())
                .contains("`sign` is `random`");
    }

    /** Whatever the whole document lets through that a client can say, this one does too. */
    @Test
    void examplesFit() throws IOException {
        JsonNode document = document();
        List<String> checked = new ArrayList<>();
        for (JsonNode path : document.get("paths")) {
            for (JsonNode operation : path) {
                Path folder = Path.of("src/main/resources/examples/"
                        + operation.get("operationId").asString());
                if (Files.isDirectory(folder)) {
                    checked.addAll(check(operation, document, folder));
                }
            }
        }
        assertThat(checked).hasSizeGreaterThan(50);
    }

    private static List<String> check(JsonNode operation, JsonNode document, Path folder) throws IOException {
        ObjectNode root = (ObjectNode)
                operation.at("/requestBody/content/application~1json/schema").deepCopy();
        ObjectNode components = (ObjectNode) document.get("components").deepCopy();
        Schemas.takeSeedsAsStrings(components.get("schemas"));
        root.set("components", components);
        Schema schema = SchemaRegistry.withDialect(Dialects.getDraft202012()).getSchema(root.toString());
        List<String> checked = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                JsonNode body = JSON.readTree(Files.readString(file)).get("value");
                assertThat(schema.validate(body.toString(), InputFormat.JSON))
                        .as(file.toString())
                        .isEmpty();
                checked.add(file.toString());
            }
        }
        return checked;
    }
}
