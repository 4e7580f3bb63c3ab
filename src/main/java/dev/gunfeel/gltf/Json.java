package dev.gunfeel.gltf;

import dev.gunfeel.input.Complaints;
import java.nio.ByteBuffer;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads the part of a file's JSON that animation needs; meshes, materials and the rest are skipped unread. */
final class Json {
    private static final Set<String> NEEDED = Set.of(
            "asset", "extensionsRequired", "buffers", "bufferViews", "accessors", "nodes", "skins", "animations");
    /** A real file has some ten thousand; a hostile one is stopped before its tree fills the memory. */
    private static final long MOST_TOKENS = 1_000_000;

    private static final int DEEPEST = 64;
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxTokenCount(MOST_TOKENS)
                            .maxNumberLength(100)
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            // A table is read out of the middle of the file: more follows.
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /** Returns the object that the JSON is, without what is not needed, or null after a complaint. */
    static @Nullable ObjectNode read(Container container, Complaints complaints) {
        ByteBuffer bytes = container.json();
        try (JsonParser parser = MAPPER.createParser(bytes.array(), bytes.arrayOffset(), bytes.limit())) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                malformed(container, "must be an object", complaints);
                return null;
            }
            ObjectNode root = MAPPER.createObjectNode();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                if (NEEDED.contains(name)) {
                    root.set(name, MAPPER.readTree(parser));
                } else {
                    parser.skipChildren();
                }
            }
            if (parser.nextToken() != null) {
                malformed(container, "must end after its object", complaints);
                return null;
            }
            return root;
        } catch (StreamConstraintsException e) {
            complaints.add(
                    "has JSON of more than " + MOST_TOKENS + " parts, or nested deeper than " + DEEPEST
                            + " levels, or with a name or number of absurd length; export the skeleton and its"
                            + " animations alone",
                    null);
            return null;
        } catch (JacksonException e) {
            malformed(
                    container,
                    "can't be read at line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr() + ": a syntax error, or a key that was there already",
                    complaints);
            return null;
        }
    }

    /** A text that is no JSON is no glTF at all; a binary file around it is one that says something wrong. */
    private static void malformed(Container container, String fault, Complaints complaints) {
        if (container.isBinary()) {
            complaints.add("has a JSON chunk that " + fault, null);
        } else {
            complaints.malformed("is neither a binary glTF file nor the JSON of one: it " + fault, null);
        }
    }
}
