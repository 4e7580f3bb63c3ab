package dev.gunfeel.http;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes the schemas of the OpenAPI document, which are written for clients, as strict and as wide as what they describe. */
final class Schemas {
    private static final String CLOSED = "additionalProperties";

    private Schemas() {}

    /** Closes the objects that are open for members to come. */
    static void close(JsonNode part) {
        if (part instanceof ObjectNode schema && schema.has("patternProperties") && !schema.has(CLOSED)) {
            schema.put(CLOSED, false);
        }
        part.forEach(Schemas::close);
    }

    /** Lets seeds be strings, too, which clients are told in words alone. */
    static void takeSeedsAsStrings(JsonNode schemas) {
        if (schemas.get("Seed") instanceof ObjectNode seed) {
            seed.remove("type");
            seed.remove("format");
            seed.putArray("anyOf")
                    .add(seed.objectNode().put("type", "integer").put("format", "int64"))
                    .add(seed.objectNode().put("type", "string").put("pattern", "^-?(0|[1-9][0-9]{0,18})$"));
        }
    }
}
