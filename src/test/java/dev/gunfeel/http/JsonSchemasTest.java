package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import dev.gunfeel.Golden;
import dev.gunfeel.document.Presets;
import dev.gunfeel.weapon.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The committed JSON Schemas are those of the records: what the OpenAPI document says of them, and the paths of files. */
class JsonSchemasTest extends HttpTest {
    private static final String REFERENCE = "#/components/schemas/";
    private static final Path ARSENAL = Path.of("openapi/arsenal.schema.json");
    private static final Path BALANCE = Path.of("openapi/balance.schema.json");
    private static final Path WEAPON = Path.of("openapi/weapon.schema.json");

    @Test
    void committedSchemasAreThoseOfTheRecords() throws IOException {
        ObjectNode balance = schema("ChecksRequest", "Gunfeel balance file");
        ObjectNode properties = (ObjectNode) balance.get("properties");
        takePathsOfWeapons(balance);
        ObjectNode baseline = (ObjectNode) properties.get("baseline");
        ObjectNode either = orPath(JSON.createObjectNode().set("$ref", baseline.at("/anyOf/0/$ref")), "baseline");
        either.set("description", baseline.get("description"));
        ((ArrayNode) either.get("anyOf")).add(JSON.createObjectNode().put("type", "null"));
        properties.set("baseline", either);
        assertCommitted(BALANCE, balance);
        assertCommitted(WEAPON, schema("Weapon", "Gunfeel weapon document"));
        ObjectNode arsenal = schema("ArsenalRequest", "Gunfeel arsenal file");
        takePathsOfWeapons(arsenal);
        assertCommitted(ARSENAL, arsenal);
    }

    private static void takePathsOfWeapons(ObjectNode file) {
        ObjectNode weapons = (ObjectNode) file.at("/properties/weapons");
        weapons.set("items", orPath((ObjectNode) weapons.get("items"), "weapon document"));
    }

    private static ObjectNode orPath(ObjectNode inline, String what) {
        ObjectNode either = JSON.createObjectNode();
        either.putArray("anyOf")
                .add(inline)
                .add(JSON.createObjectNode()
                        .put("type", "string")
                        .put("pattern", "\\.(yaml|yml|json)$")
                        .put("description", "The path of a file with the " + what + ", relative to this file."));
        return either;
    }

    private ObjectNode schema(String root, String title) {
        JsonNode schemas = json(get("/openapi")).at("/components/schemas");
        ObjectNode schema = JSON.createObjectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", title);
        schema.setAll((ObjectNode) schemas.get(root));
        ObjectNode key = JSON.createObjectNode().put("type", "string");
        ((ObjectNode) schema.get("properties"))
                .set("$schema", key.put("description", "The schema of this file, for editors."));
        ObjectNode definitions = schema.putObject("$defs");
        Set<String> names = new TreeSet<>();
        collect(schemas.get(root), schemas, names);
        names.forEach(name -> definitions.set(name, schemas.get(name)));
        Schemas.close(schema);
        Schemas.takeSeedsAsStrings(definitions);
        ObjectNode moved = (ObjectNode) JSON.readTree(schema.toString().replace("\"" + REFERENCE, "\"#/$defs/"));
        dropOpenApi(moved);
        return moved;
    }

    /** Drops what is OpenAPI's own, which validators in strict mode don't take, or gives it the name that editors know. */
    private static void dropOpenApi(JsonNode part) {
        if (part instanceof ObjectNode schema) {
            schema.remove("discriminator");
            JsonNode meanings = schema.remove(RecordSchemas.MEANINGS);
            if (meanings != null) {
                // Editors show them beside each word.
                schema.set("markdownEnumDescriptions", meanings);
            }
            JsonNode standard = schema.remove(RecordSchemas.DEFAULT);
            if (standard != null) {
                schema.set("default", standard);
            }
            if (schema.path("format").isString()) {
                schema.remove("format");
            }
        }
        part.forEach(JsonSchemasTest::dropOpenApi);
    }

    /** A record may give a part's member a default that the part alone hasn't: the sign of a channel of recoil. */
    @Test
    void whatARecordGivesToItsPartsIsAmongTheDefaults() throws IOException {
        JsonNode schema = JSON.readTree(Files.readString(WEAPON));
        String sign = "/anyOf/0/allOf/0/properties/sign/default";
        JsonNode recoil = schema.at("/$defs/WeaponRecoil/properties");
        assertThat(recoil.at("/rolling" + sign).asString()).isEqualTo("random");
        assertThat(recoil.at("/punching" + sign).asString()).isEqualTo("positive");
        JsonNode knocking = schema.at("/$defs/Knocking/properties");
        assertThat(knocking.at("/vertical" + sign).asString()).isEqualTo("positive");
        assertThat(knocking.at("/horizontal" + sign).asString()).isEqualTo("positive");
        assertThat(schema.at("/$defs/RecoilChannel/properties/sign/default").isMissingNode())
                .isTrue();
    }

    private static void collect(JsonNode part, JsonNode schemas, Set<String> names) {
        JsonNode reference = part.get("$ref");
        if (reference != null) {
            String name = reference.asString().substring(REFERENCE.length());
            if (names.add(name)) {
                collect(schemas.get(name), schemas, names);
            }
        }
        part.forEach(inner -> collect(inner, schemas, names));
    }

    private static void assertCommitted(Path file, ObjectNode schema) throws IOException {
        String text = schema.toPrettyString().replace("\r\n", "\n") + "\n";
        Golden.assertSame(file, text, JsonSchemasTest.class);
    }

    private static Schema read(Path file) throws IOException {
        return SchemaRegistry.withDialect(Dialects.getDraft202012()).getSchema(Files.readString(file));
    }

    private static List<Error> errors(Path schema, String document) throws IOException {
        return read(schema).validate(document, InputFormat.JSON);
    }

    @Test
    void presetsFit() throws IOException {
        for (Preset preset : Presets.all()) {
            String file = Files.readString(Path.of("src/main/resources/presets/" + preset.name() + ".json"));
            assertThat(errors(WEAPON, JSON.readTree(file).get("weapon").toString()))
                    .as(preset.name())
                    .isEmpty();
        }
    }

    @Test
    void examplesFit() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/examples/runChecks"))) {
            for (Path file : files.toList()) {
                assertThat(errors(
                                BALANCE,
                                JSON.readTree(Files.readString(file))
                                        .get("value")
                                        .toString()))
                        .as(file.toString())
                        .isEmpty();
            }
        }
        assertThat(errors(BALANCE, json(Path.of("examples/balance/balance.yaml"))))
                .isEmpty();
        try (Stream<Path> files = Files.list(Path.of("examples/balance/weapons"))) {
            for (Path file : files.toList()) {
                assertThat(errors(WEAPON, json(file))).as(file.toString()).isEmpty();
            }
        }
    }

    /** Reads YAML by another way than our own. */
    private static String json(Path yaml) throws IOException {
        LoadSettings settings =
                LoadSettings.builder().setSchema(new CoreSchema()).build();
        return JSON.writeValueAsString(new Load(settings).loadFromString(Files.readString(yaml)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"weapons\": [\"rifle.yaml\"], \"checks\": [{\"metric\": \"climbDegrees\", \"max\": 1}]}",
                "{\"$schema\": \"balance.schema.json\", \"presets\": [\"pistol\"], \"baseline\": \"baseline.json\"}",
                "{\"weapons\": [{\"name\": \"a\", \"fireIntervalSeconds\": 0.1}], \"seed\": \"9007199254740993\"}",
            })
    void whatMayBeWrittenFits(String balance) throws IOException {
        assertThat(errors(BALANCE, balance)).isEmpty();
    }

    /** Each rule that a schema can say, in a weapon that breaks it and in one that keeps it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'spread': {'random': {'horizontal': 1, 'vertical': 1, 'firstSign': 2}} | false",
                "'spread': {'random': {'horizontal': 1, 'vertical': 1, 'firstSign': -1}} | true",
                "'spread': {'random': {'horizontal': 1, 'vertical': 1, 'signRuns': [2, 0]}} | false",
                "'spread': {'random': {'horizontal': 1, 'vertical': 1, 'signRuns': [2, 1]}} | true",
                "'recoil': {'punching': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 1}} | false",
                "'recoil': {'punching': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 1, 'peakSeconds': 0.1}} | true",
                "'recoil': {'punching': {'peakDegrees': 1, 'settleSeconds': 1}} | true",
            })
    void weaponsAreHeldToTheirRules(String part, boolean fits) throws IOException {
        String weapon = "{'roundsPerMinute': 600, 'potential': {'maxSeconds': 1, 'gain': 0.1}, %s}".formatted(part);
        assertRule(weapon, fits);
        // Both lean on recent fire.
        assertRule("{'roundsPerMinute': 600, %s}".formatted(part), false);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'name': 'slow'} | false",
                "{'roundsPerMinute': 600, 'fireIntervalSeconds': null} | true",
                "{'roundsPerMinute': 600, 'recoil': null, 'spread': {'lift': null, 'running': {'magnitude': 1, 'maxSpeed': 5}}} | true",
                "{'roundsPerMinute': 600, 'spread': {'lift': {'magnitude': 1}}} | false",
                "{'roundsPerMinute': 600, 'magazineSize': null, 'tags': null, 'damage': {'perHit': 30, 'headMultiplier': null}} | true",
                "{'roundsPerMinute': 600, 'damage': {'perHit': null}} | false",
            })
    void whatIsRequiredTogetherIsSaid(String weapon, boolean fits) throws IOException {
        assertRule(weapon, fits);
    }

    /** The schema and the service agree. */
    private void assertRule(String quoted, boolean fits) throws IOException {
        String weapon = quoted.replace('\'', '"');
        assertThat(errors(WEAPON, weapon).isEmpty()).as(weapon).isEqualTo(fits);
        String body = "{\"weapons\": ["
                + weapon.replaceFirst("\\{", "{\"name\": \"a\", ").replace("\"name\": \"a\", \"name\"", "\"name\"")
                + "], \"checks\": [{\"metric\": \"spreadDegrees\", \"max\": 1}]}";
        assertThat(post("/v1/checks", body).statusCode()).as(body).isEqualTo(fits ? 200 : 422);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'easing': 'easeInSine' | true",
                "'easing': 'easeInSinus' | false",
                "'easing': 'cubicBezier(0.1, 0, 1, 1)' | true",
                "'easing': null, 'mask': null | true",
                "'mask': [0.5] | true",
                "'mask': [1.5] | false",
            })
    void blendsAreHeldToTheirRules(String part, boolean fits) {
        String body =
                "{'from': {'bones': [{'position': [0, 0, 0], 'rotation': [0, 0, 0, 1]}]}, 'to': {'bones': [{'position':"
                        + " [0, 0, 0], 'rotation': [0, 0, 0, 1]}]}, 't': 0.5, %s}";
        String json = body.formatted(part).replace('\'', '"');
        JsonNode document = json(get("/openapi"));
        ObjectNode root = JSON.createObjectNode();
        root.put("$ref", REFERENCE + "BlendPoseRequest");
        root.putObject("components").set("schemas", document.at("/components/schemas"));
        Schema schema = SchemaRegistry.withDialect(Dialects.getDraft202012()).getSchema(root.toString());
        assertThat(schema.validate(json, InputFormat.JSON).isEmpty()).as(json).isEqualTo(fits);
        assertThat(post("/v1/blend/pose", json).statusCode()).as(json).isEqualTo(fits ? 200 : 422);
    }

    @Test
    void everyWordIsExplainedWhereItIsWritten() throws IOException {
        JsonNode rest = JSON.readTree(Files.readString(WEAPON)).at("/$defs/Rest");
        assertThat(rest.get("markdownEnumDescriptions").size())
                .isEqualTo(rest.get("enum").size());
        assertThat(rest.get("markdownEnumDescriptions"))
                .allSatisfy(text -> assertThat(text.asString()).isNotBlank());
    }

    @Test
    void namesAreAsLongAsTheyMayBe() throws IOException {
        String weapon = "{\"weapons\": [{\"name\": \"%s\", \"fireIntervalSeconds\": 0.1}]}";
        assertThat(errors(BALANCE, weapon.formatted("n".repeat(200)))).isEmpty();
        assertThat(errors(BALANCE, weapon.formatted("n".repeat(201)))).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"weapon\": []} | weapon",
                "{\"weapons\": [5]} | /weapons/0",
                "{\"weapons\": [\"rifle.toml\"]} | /weapons/0",
                "{\"weapons\": [{\"name\": \"a\", \"fireIntervalSeconds\": 0}]} | /weapons/0",
                "{\"checks\": [{\"metric\": \"climb\", \"max\": 1}]} | /checks/0/metric",
                "{\"checks\": [{\"max\": 1}]} | /checks/0",
                "{\"checks\": [{\"metric\": \"climbDegrees\", \"max\": \"1\"}]} | /checks/0/max",
                "{\"checks\": [{\"metric\": \"climbDegrees\", \"shots\": 0}]} | /checks/0/shots",
                "{\"presets\": [\"pistole\"]} | /presets/0",
                "{\"simulations\": 1} | /simulations",
                "{\"baseline\": 5} | /baseline",
                "{\"checks\": [{\"metric\": \"climbDegrees\", \"target\": {\"shape\": \"humanoid\"}}]} | /checks/0",
                "{\"checks\": [{\"metric\": \"hitProbability\", \"distanceMeters\": 1, \"target\": {\"shape\": \"circle\"}}]}"
                        + " | /checks/0/target",
                "{\"firing\": {\"shots\": 1, \"bursts\": []}} | /firing",
                "{\"seed\": \"01\"} | /seed",
                "{\"checks\": [{\"metric\": \"climbDegrees\"}]} | /checks/0",
            })
    void whatMayNotBeWrittenDoesNot(String balance, String place) throws IOException {
        List<Error> errors = errors(BALANCE, balance);
        assertThat(errors).isNotEmpty();
        assertThat(errors).anySatisfy(error -> assertThat(error.toString()).contains(place));
    }
}
