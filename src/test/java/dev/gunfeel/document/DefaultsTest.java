package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What stands for a member that is left out. Every object that the schemas know is read with nothing in it but what is
 * required, and what the record then holds is compared with what its schema says.
 */
class DefaultsTest {
    private static final JsonMapper JSON = JsonText.writer();
    private static final String WEAPON = "weapon.schema.json";
    private static final String BALANCE = "balance.schema.json";

    /** Members whose text gives a number for what is left out, though the schema has no default for them. */
    private static final Set<String> WITHOUT_DEFAULT = Set.of(
            // It would be refused beside a sign that is not random, and beside no heat.
            "positiveShare",
            "restedFactor",
            // They are a weapon's alone, and stand at its seeds.
            "spread",
            "recoil",
            // The name of a check says what is asked for, and not what stands for the rest.
            "fromShot");

    /** 1 and 1.0 are the same. */
    private static final Comparator<JsonNode> VALUE = (one, other) -> one.isNumber() && other.isNumber()
            ? Double.compare(one.asDouble(), other.asDouble())
            : one.equals(other) ? 0 : 1;

    static Stream<Arguments> documents() {
        return Stream.of(Arguments.of(WEAPON, Weapon.class), Arguments.of(BALANCE, ChecksRequest.class));
    }

    private static JsonNode schema(String file) throws IOException {
        return JSON.readTree(Files.readString(Path.of("openapi", file)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void theSchemaTellsTheDefaultsThatTheRecordsPutIn(String file, Class<? extends Record> type) throws IOException {
        Walk walk = new Walk(schema(file), type);
        walk.object(walk.root, object -> object, "");
        assertThat(walk.reached).isEqualTo(walk.definitionsOfObjects());
    }

    /** Where a text says what number stands for a member, a program is told, too. */
    @Test
    void theNumbersThatTextsGiveAreDefaults() throws IOException {
        Pattern number = Pattern.compile("(?<!to )\\b[0-9]+(\\.[0-9]+)? (where|if) (it is )?left out");
        Set<String> without = new TreeSet<>();
        for (String file : List.of(WEAPON, BALANCE)) {
            schema(file)
                    .path("$defs")
                    .forEachEntry((definition, schema) -> schema.path("properties")
                            .forEachEntry((name, member) -> {
                                String text = member.path("description").asString("");
                                if (number.matcher(text).find() && !member.has("default")) {
                                    without.add(name);
                                }
                            }));
        }
        assertThat(without).isEqualTo(WITHOUT_DEFAULT);
    }

    /** Goes through a schema beside the records that are read. */
    private static final class Walk {
        private static final String DEFINITION = "#/$defs/";

        private final JsonNode root;
        private final Class<? extends Record> type;
        private final Set<String> reached = new HashSet<>();

        Walk(JsonNode root, Class<? extends Record> type) {
            this.root = root;
            this.type = type;
        }

        Set<String> definitionsOfObjects() {
            return root.path("$defs")
                    .propertyStream()
                    .filter(definition -> definition.getValue().has("properties"))
                    .map(definition -> definition.getKey())
                    .collect(Collectors.toSet());
        }

        /**
         * Compares the defaults of an object and of all within.
         *
         * @param wrap returns the document that has the object at its place
         * @param place the JSON Pointer of the object
         */
        void object(JsonNode schema, Function<JsonNode, JsonNode> wrap, String place) {
            ObjectNode least = least(schema);
            JsonNode read = bound(wrap.apply(least)).at(place);
            JsonNode properties = schema.path("properties");
            assertThat(properties.propertyNames()).as(place).containsAll(read.propertyNames());
            properties.forEachEntry((name, member) -> {
                if (!least.has(name)) {
                    assertThat(read.path(name).equals(VALUE, member.path("default")))
                            .as(
                                    "%s/%s left out is %s, default %s",
                                    place, name, read.path(name), member.path("default"))
                            .isTrue();
                }
                within(member, inner -> wrap.apply(least.deepCopy().set(name, inner)), place + "/" + name);
            });
        }

        private void within(JsonNode part, Function<JsonNode, JsonNode> wrap, String place) {
            String reference = part.path("$ref").asString("");
            if (!reference.isEmpty()) {
                String definition = reference.substring(DEFINITION.length());
                if (reached.contains(definition) && !isOfSeveralForms(part)) {
                    return;
                }
                if (definition(reference).has("properties")) {
                    reached.add(definition);
                }
                within(definition(reference), wrap, place);
            } else if (part.has("properties")) {
                object(part, wrap, place);
            } else if (part.has("allOf")) {
                reached.add(part.at("/allOf/1/$ref").asString().substring(DEFINITION.length()));
                object(merged(part), wrap, place);
            } else if (isOfSeveralForms(part)) {
                Stream.of("oneOf", "anyOf")
                        .flatMap(forms -> part.path(forms).valueStream())
                        .forEach(form -> within(form, wrap, place));
            } else if (part.has("items")) {
                within(
                        part.path("items"),
                        inner -> wrap.apply(JSON.createArrayNode().add(inner)),
                        place + "/0");
            }
        }

        private static boolean isOfSeveralForms(JsonNode schema) {
            return schema.has("oneOf") || schema.has("anyOf");
        }

        private JsonNode definition(String reference) {
            JsonNode definition = root.path("$defs").path(reference.substring(DEFINITION.length()));
            assertThat(definition.isObject()).as(reference).isTrue();
            return definition;
        }

        /** Returns the schema of a part with the defaults that the record around it gives to its members. */
        private ObjectNode merged(JsonNode part) {
            ObjectNode merged =
                    (ObjectNode) definition(part.at("/allOf/1/$ref").asString()).deepCopy();
            part.at("/allOf/0/properties")
                    .forEachEntry((name, given) ->
                            ((ObjectNode) merged.path("properties").path(name)).set("default", given.path("default")));
            return merged;
        }

        /** Returns the object with nothing in it but what is required. */
        private ObjectNode least(JsonNode schema) {
            ObjectNode least = JSON.createObjectNode();
            for (JsonNode name : schema.path("required")) {
                least.set(name.asString(), sample(schema.path("properties").path(name.asString())));
            }
            return least;
        }

        private JsonNode sample(JsonNode schema) {
            if (schema.has("$ref")) {
                return sample(definition(schema.path("$ref").asString()));
            } else if (schema.has("properties")) {
                return least(schema);
            } else if (schema.has("allOf")) {
                return least(merged(schema));
            } else if (isOfSeveralForms(schema)) {
                return sample(
                        schema.path(schema.has("oneOf") ? "oneOf" : "anyOf").path(0));
            } else if (schema.has("enum")) {
                return schema.path("enum").path(0);
            }
            return switch (schema.path("type").asString("")) {
                case "object" -> least(schema);
                case "array" -> {
                    ArrayNode array = JSON.createArrayNode();
                    for (int i = 0; i < schema.path("minItems").asInt(0); i++) {
                        array.add(sample(schema.path("items")));
                    }
                    yield array;
                }
                case "integer" -> JSON.getNodeFactory().numberNode(1);
                case "number" -> JSON.getNodeFactory().numberNode(1.0);
                case "boolean" -> JSON.getNodeFactory().booleanNode(true);
                default -> JSON.getNodeFactory().stringNode("a");
            };
        }

        private JsonNode bound(JsonNode document) {
            Complaints complaints = Complaints.root(Limits.NONE);
            try (JsonTokens tokens = new JsonTokens(JSON.writeValueAsBytes(document), Limits.NONE)) {
                Record read = new Binder(tokens, complaints).read(type);
                assertThat(complaints.all()).as(document.toString()).isEmpty();
                return JSON.readTree(JSON.writeValueAsBytes(Objects.requireNonNull(read)));
            }
        }
    }
}
