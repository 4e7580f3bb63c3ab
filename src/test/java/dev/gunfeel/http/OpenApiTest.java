package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

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
                    operation.get("responses").forEachEntry((status, answer) -> {
                        assertThat(answer.has("content"))
                                .as(path + " " + status)
                                .isNotEqualTo(status.equals("304"));
                        answer.path("content")
                                .forEachEntry((type, content) -> assertThat(content.has("schema"))
                                        .as(path + " " + status + " " + type)
                                        .isTrue());
                    });
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
    }

    /** Generators of C# write a larger one as a whole number, which then is none of 64 bits. */
    @Test
    void noBoundIsBeyondWholeNumbersOf64Bits() {
        JsonNode schemas = json(get("/openapi")).at("/components/schemas");
        for (String bound : List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")) {
            assertThat(schemas.findValues(bound))
                    .allSatisfy(value -> assertThat(Math.abs(value.asDouble())).isLessThan(0x1p63));
        }
        assertThat(schemas.at("/BoidsRules/properties/neighborRadius/description")
                        .asString())
                .contains("At most `1e100`");
    }

    /** Generated clients in Go, Kotlin, C# and Python have no type for a number or a string. */
    @Test
    void seedsAreWholeNumbers() {
        JsonNode seed = json(get("/openapi")).at("/components/schemas/Seed");
        assertThat(seed.get("type").asString()).isEqualTo("integer");
        assertThat(seed.get("format").asString()).isEqualTo("int64");
        assertThat(seed.get("description").asString()).contains("string of its decimal digits");
    }

    /** Generators write a default of an array, an object or a long number in a way that their own compiler refuses. */
    @Test
    void aDefaultBesideAReferenceIsAWord() {
        JsonNode schemas = json(get("/openapi")).at("/components/schemas");
        List<String> wrong = new ArrayList<>();
        schemas.forEachEntry((name, schema) -> schema.path("properties").forEachEntry((property, part) -> {
            boolean isReference = part.has("$ref") || part.at("/anyOf/0").has("$ref");
            if (isReference && part.has("default") && !part.get("default").isString()) {
                wrong.add(name + "." + property);
            }
        }));
        assertThat(wrong).isEmpty();
        assertThat(schemas.at("/RandomSpread/properties/horizontalRange/description")
                        .asString())
                .endsWith("Where left out: `[0.5,1.0]`.");
        assertThat(schemas.at("/BoidsStepRequest/properties/rules/description").asString())
                .endsWith("Where left out, each of its members has its default.");
    }

    @Test
    void filesAreBytes() {
        JsonNode paths = json(get("/openapi")).get("paths");
        JsonNode clips = paths.at("/~1v1~1blend~1clips/post/requestBody/content");
        assertThat(clips.propertyNames())
                .containsExactly("model/gltf-binary", "model/gltf+json", "application/octet-stream");
        assertThat(clips.findValuesAsString("format")).containsOnly("binary").hasSize(3);
        JsonNode pattern = paths.at("/~1v1~1weapon~1sequence/post/responses/200/content");
        assertThat(pattern.at("/image~1png/schema/format").asString()).isEqualTo("binary");
        assertThat(pattern.at("/model~1gltf-binary/schema/format").asString()).isEqualTo("binary");
        assertThat(pattern.at("/text~1csv/schema").has("format")).isFalse();
    }

    /** A client that was built before a member came must go on working. */
    @Test
    void answersAreOpenAndFlat() {
        JsonNode document = json(get("/openapi"));
        JsonNode schemas = document.at("/components/schemas");
        for (String open : List.of("Problem", "WeaponSequence", "WeaponShot", "CheckResult", "Weapon", "Seeds")) {
            assertThat(schemas.get(open).has("additionalProperties")).as(open).isFalse();
        }
        for (String closed :
                List.of("WeaponSequenceRequest", "BoidsRules", "TargetCircle", "CheckRequestClimbDegrees")) {
            assertThat(schemas.get(closed).get("additionalProperties").asBoolean(true))
                    .as(closed)
                    .isFalse();
        }
        for (String answer : List.of("WeaponSequence", "SpreadSequence", "RecoilSequence")) {
            JsonNode against = schemas.at("/" + answer + "/properties/against/$ref");
            assertThat(against.asString()).isEqualTo("#/components/schemas/" + answer + "Against");
            assertThat(schemas.at("/" + answer + "Against/properties").propertyNames())
                    .as(answer)
                    .contains("shots", "summary")
                    .doesNotContain("against");
        }
    }

    @Test
    void aPresetIsAskedForByOneOfTheirNames() {
        JsonNode operation = json(get("/openapi")).at("/paths/~1v1~1weapons~1{name}/get");
        JsonNode name = operation.at("/parameters/0");
        assertThat(name.at("/schema/enum")).extracting(JsonNode::asString).contains("assaultRifle", "pistol");
        assertThat(name.get("example").asString()).isEqualTo("assaultRifle");
        assertThat(name.get("description").asString()).doesNotContain("<");
        assertThat(operation.get("responses").propertyNames()).contains("200", "400", "404", "406", "422");
    }

    /** What has a default is sent along by a page that tries the API out, and then wins over the header Accept. */
    @Test
    void nothingIsSaidUnaskedAboutTheFormat() {
        json(get("/openapi"))
                .get("paths")
                .findValues("parameters")
                .forEach(parameters -> parameters.forEach(parameter -> {
                    if (Set.of("format", "width", "height", "theme", "toleranceDegrees")
                            .contains(parameter.get("name").asString())) {
                        assertThat(parameter.get("schema").has("default"))
                                .as(parameter.toString())
                                .isFalse();
                    }
                }));
    }

    /** Null is what was left out; only what is required can't be. */
    @Test
    void whatMayBeLeftOutMayBeNull() {
        JsonNode schemas = json(get("/openapi")).at("/components/schemas");
        assertThat(schemas.at("/Damage/properties/headMultiplier/type"))
                .extracting(JsonNode::asString)
                .containsExactlyInAnyOrder("number", "null");
        assertThat(schemas.at("/SpreadSequenceRequest/properties/axes/anyOf/1/type")
                        .asString())
                .isEqualTo("null");
        assertThat(schemas.at("/Damage/properties/perHit/type").asString()).isEqualTo("number");
        assertThat(schemas.at("/CheckResult/properties/value/type").asString()).isEqualTo("number");
    }

    @Test
    void committedDocumentIsThePublishedOne() throws IOException {
        String published = get("/openapi.yaml").asString();
        Golden.assertSame(COMMITTED, published, OpenApiTest.class);
    }
}
