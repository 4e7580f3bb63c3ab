package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON of any shape, with the lines that its values stand at. */
final class JsonNodes {
    private static final int DEEPEST = 64;

    private final JsonParser parser;
    private final Complaints complaints;

    private JsonNodes(JsonParser parser, Complaints complaints) {
        this.parser = parser;
        this.complaints = complaints;
    }

    /** Returns the one value of a text; complains, and gives up, where it is no JSON. */
    static Node read(byte[] bytes, Complaints complaints) {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(
                                (int) Math.min(DEEPEST, complaints.limits().get(Limit.NESTING)))
                        .build())
                .build();
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), SourceText.of(bytes, complaints))) {
            JsonNodes reader = new JsonNodes(parser, complaints);
            if (parser.nextToken() == null) {
                throw SourceText.unreadable("is empty; send the document", complaints);
            }
            Node all = reader.value("");
            if (parser.nextToken() != null) {
                throw reader.fault("goes on behind its end");
            }
            return all;
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            int column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw SourceText.unreadable(
                    "is not JSON, or is nested too deep, at line " + line + ", column " + column
                            + "; look for a comma, a quote or a bracket that is missing or too many",
                    complaints);
        }
    }

    private RuntimeException fault(String what) {
        return SourceText.unreadable("is not JSON at line " + line() + ": it " + what, complaints);
    }

    private int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    private Node value(String name) {
        int line = line();
        JsonToken token = Objects.requireNonNull(parser.currentToken());
        if (token == JsonToken.START_OBJECT) {
            List<Node> members = new ArrayList<>();
            Set<String> seen = new HashSet<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String member = parser.getString();
                if (!seen.add(member)) {
                    throw fault("has " + member + " twice in the same object; keep one");
                }
                parser.nextToken();
                members.add(value(member));
            }
            return Node.block(line, name, members);
        } else if (token == JsonToken.START_ARRAY) {
            List<Node> elements = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                elements.add(value(Integer.toString(elements.size())));
            }
            return Node.block(line, name, elements);
        }
        return Node.value(line, name, parser.getString());
    }
}
