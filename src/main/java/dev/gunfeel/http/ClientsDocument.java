package dev.gunfeel.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The OpenAPI document for generators of clients: what the whole one says, as far as the languages that they write have types for it.
 * Answers are JSON alone, an object that is one of several is one object with the members of all, null is not told since a client can
 * leave a member out, and a value of more than one JSON type has none.
 */
final class ClientsDocument {
    private static final String REFERENCE = "#/components/schemas/";
    private static final String GLTF = "model/gltf-binary";

    /** What chooses or shapes another format than JSON. */
    private static final Set<String> OF_FORMATS = Set.of("format", "width", "height", "theme", "toleranceDegrees");

    private static final String NOTE =
            "\n\nThis is the document for generators of clients: answers are JSON alone, and what"
                    + " is one of several is one object with the members of all. The whole one is `/openapi.yaml`.";

    private ClientsDocument() {}

    /** Returns the document for generators. */
    static ObjectNode of(JsonNode whole) {
        ObjectNode document = (ObjectNode) whole.deepCopy();
        ObjectNode info = (ObjectNode) document.get("info");
        info.put("description", info.get("description").asString() + NOTE);
        document.get("paths").forEach(path -> path.forEach(operation -> operation((ObjectNode) operation)));
        ClientsSchemas schemas = new ClientsSchemas(document.at("/components/schemas"));
        document.get("paths").forEach(schemas::simplifyAllWithin);
        document.set("components", document.objectNode().set("schemas", reached(document.get("paths"), schemas)));
        return document;
    }

    private static void operation(ObjectNode operation) {
        if (operation.get("parameters") != null) {
            Iterator<JsonNode> parameters = operation.get("parameters").iterator();
            while (parameters.hasNext()) {
                if (OF_FORMATS.contains(parameters.next().get("name").asString())) {
                    parameters.remove();
                }
            }
            if (operation.get("parameters").isEmpty()) {
                operation.remove("parameters");
            }
        }
        if (operation.at("/requestBody/content") instanceof ObjectNode body) {
            if (body.has(GLTF)) {
                body.retain(GLTF);
            }
            body.forEach(content -> ((ObjectNode) content).remove("examples"));
        }
        operation.get("responses").forEach(response -> {
            if (response.get("content") instanceof ObjectNode content) {
                content.retain(List.of(Formats.JSON, "application/problem+json"));
            }
        });
    }

    /** Returns the schemas that something still refers to. */
    private static ObjectNode reached(JsonNode paths, ClientsSchemas schemas) {
        Map<String, JsonNode> reached = new TreeMap<>();
        Deque<JsonNode> left = new ArrayDeque<>(List.of(paths));
        while (!left.isEmpty()) {
            for (JsonNode reference : left.pop().findValues("$ref")) {
                String name = reference.asString().substring(REFERENCE.length());
                if (!reached.containsKey(name)) {
                    JsonNode schema = schemas.of(name);
                    reached.put(name, schema);
                    left.push(schema);
                }
            }
        }
        ObjectNode all = ((ObjectNode) paths).objectNode();
        reached.forEach(all::set);
        return all;
    }
}
