package dev.gunfeel.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Schemas as generators of clients take them. */
final class ClientsSchemas {
    private static final String REFERENCE = "#/components/schemas/";
    private static final String DESCRIPTION = "description";
    private static final String DEFAULT = "default";
    private static final String ENUM = "enum";
    private static final String PROPERTIES = "properties";
    private static final String REQUIRED = "required";

    /** What no language has a type for, or what would make a client refuse the members of a newer service. */
    private static final Set<String> UNSAID = Set.of(
            "additionalProperties",
            "patternProperties",
            "discriminator",
            "if",
            "then",
            "not",
            "const",
            RecordSchemas.DEFAULT);

    private final JsonNode whole;

    ClientsSchemas(JsonNode whole) {
        this.whole = whole;
    }

    /** Returns the schema of a name. */
    ObjectNode of(String name) {
        ObjectNode schema = (ObjectNode) whole.get(name).deepCopy();
        if (schema.has("oneOf")) {
            schema = flat(schema);
        }
        simplify(schema);
        return schema;
    }

    /** Simplifies the schemas that stand somewhere below a part of the document. */
    void simplifyAllWithin(JsonNode part) {
        if (part.get("schema") instanceof ObjectNode schema) {
            simplify(schema);
        }
        part.forEach(this::simplifyAllWithin);
    }

    private void simplify(ObjectNode schema) {
        schema.remove(UNSAID);
        dropNull(schema);
        if (schema.get("allOf") instanceof ArrayNode parts) {
            schema.remove("allOf");
            if (!schema.has(PROPERTIES)) {
                withDefaults(schema, parts);
            }
        }
        if (schema.get("anyOf") instanceof ArrayNode choices) {
            schema.remove("anyOf");
            choose(schema, choices);
        }
        tellDefault(schema);
        if (schema.get(PROPERTIES) instanceof ObjectNode members) {
            members.forEach(member -> simplify((ObjectNode) member));
        }
        if (schema.get("items") instanceof ObjectNode items) {
            simplify(items);
        }
    }

    /** A client leaves out what is null, so that it needs no third state beside absent and given. */
    private static void dropNull(ObjectNode schema) {
        if (schema.get("type") instanceof ArrayNode types) {
            types.forEach(type -> {
                if (!type.asString().equals("null")) {
                    schema.set("type", type);
                }
            });
            if (schema.get(ENUM) instanceof ArrayNode words) {
                ArrayNode given = schema.arrayNode();
                words.forEach(word -> {
                    if (!word.isNull()) {
                        given.add(word);
                    }
                });
                schema.set(ENUM, given);
            }
        }
    }

    /**
     * Tells a default in words: clients in Python, Java and C# fill it in and send it, though nobody said it, also where it means nothing
     * or goes over what a weapon says.
     */
    private static void tellDefault(ObjectNode schema) {
        JsonNode standard = schema.remove(DEFAULT);
        if (standard != null && !schema.path(DESCRIPTION).asString("").contains("left out")) {
            describe(schema, "Where left out: `" + text(standard) + "`.");
        }
    }

    /** Makes a part with the defaults that its place gives to it the part alone, and tells the defaults in words. */
    private static void withDefaults(ObjectNode schema, ArrayNode parts) {
        schema.set("$ref", parts.get(1).get("$ref"));
        String defaults = parts.get(0)
                .get(PROPERTIES)
                .propertyStream()
                .map(member -> "`" + member.getKey() + "` is `"
                        + text(member.getValue().get(DEFAULT)) + "`")
                .collect(Collectors.joining(", "));
        describe(schema, "Here where left out: " + defaults + ".");
    }

    private static String text(JsonNode value) {
        return value.isString() ? value.asString() : value.toString();
    }

    /** Takes the only choice that isn't null; of several those of one type as that type, and others as anything at all. */
    private void choose(ObjectNode schema, ArrayNode choices) {
        List<ObjectNode> left = new ArrayList<>();
        choices.forEach(choice -> {
            if (!choice.path("type").asString("").equals("null")) {
                left.add((ObjectNode) choice);
            }
        });
        if (left.size() == 1) {
            left.get(0).forEachEntry((keyword, value) -> {
                if (!schema.has(keyword)) {
                    schema.set(keyword, value);
                }
            });
            simplify(schema);
            return;
        }
        Set<String> types = left.stream()
                .map(choice -> choice.path("type").asString(""))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        schema.remove("type");
        if (types.size() == 1 && types.contains("string")) {
            schema.put("type", "string");
        } else {
            describe(schema, "As in the whole document, which says its forms.");
        }
    }

    private static void describe(ObjectNode schema, String words) {
        schema.put(DESCRIPTION, (schema.path(DESCRIPTION).asString("") + "\n\n" + words).strip());
    }

    /** Returns one object with the members of every form of a union; what only some have is told by the word of their tag. */
    private ObjectNode flat(ObjectNode union) {
        ObjectNode flat = union.objectNode();
        flat.put("type", "object");
        flat.set(DESCRIPTION, union.get(DESCRIPTION));
        List<JsonNode> forms = new ArrayList<>();
        union.get("oneOf")
                .forEach(form -> forms.add(whole.get(form.get("$ref").asString().substring(REFERENCE.length()))));
        String tag = tag(forms);
        Map<String, ObjectNode> members = new LinkedHashMap<>();
        Map<String, Set<String>> owners = new LinkedHashMap<>();
        Set<String> required = new LinkedHashSet<>(required(forms.get(0)));
        for (JsonNode form : forms) {
            form.get(PROPERTIES).forEachEntry((name, member) -> {
                ObjectNode known = members.putIfAbsent(name, (ObjectNode) member.deepCopy());
                if (name.equals(tag) && known != null) {
                    word(known, (ObjectNode) member);
                }
                owners.computeIfAbsent(name, any -> new LinkedHashSet<>()).add(word(form, tag));
            });
            required.retainAll(required(form));
        }
        owners.forEach((name, words) -> {
            if (tag != null && !name.equals(tag) && words.size() < forms.size()) {
                describe(
                        Objects.requireNonNull(members.get(name)),
                        "With `" + tag + "` " + String.join(", ", words) + ".");
            }
        });
        flat.putObject(PROPERTIES).setAll(members);
        if (!required.isEmpty()) {
            required.forEach(flat.putArray(REQUIRED)::add);
        }
        return flat;
    }

    /** Returns the member that tells the forms apart by one word each, or null where there is none. */
    private static @Nullable String tag(List<JsonNode> forms) {
        JsonNode last = forms.get(forms.size() - 1).get(PROPERTIES);
        return last.propertyStream()
                .filter(member -> member.getValue().path(ENUM).size() == 1)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    private static String word(JsonNode form, @Nullable String tag) {
        return tag == null ? "" : form.at("/properties/" + tag + "/enum/0").asString("none");
    }

    /** Adds the word of another form to those that a tag may be. */
    private static void word(ObjectNode known, ObjectNode other) {
        ArrayNode words = (ArrayNode) known.get(ENUM);
        other.get(ENUM).forEach(words::add);
        describe(known, other.path(DESCRIPTION).asString(""));
    }

    private static Set<String> required(JsonNode form) {
        Set<String> required = new LinkedHashSet<>();
        form.path(REQUIRED).forEach(name -> required.add(name.asString()));
        return required;
    }
}
