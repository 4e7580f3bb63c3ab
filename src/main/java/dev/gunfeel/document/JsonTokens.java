package dev.gunfeel.document;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** The tokens of a JSON text, read as they are asked for. */
final class JsonTokens implements Tokens, AutoCloseable {
    private final JsonParser parser;

    JsonTokens(byte[] json, Limits limits) {
        parser = JsonFactory.builder()
                // Read, so that the complaint can name the place and reading can go on.
                .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth((int) Math.min(limits.get(Limit.NESTING), Integer.MAX_VALUE))
                        .build())
                .build()
                .createParser(ObjectReadContext.empty(), json);
    }

    @Override
    public @Nullable JsonToken next() {
        try {
            return parser.nextToken();
        } catch (JacksonException e) {
            throw SyntaxMessage.unreadable(e);
        }
    }

    @Override
    public JsonToken current() {
        return parser.currentToken();
    }

    @Override
    public String text() {
        try {
            return parser.getString();
        } catch (JacksonException e) {
            // Strings are read to their end only when somebody asks for them.
            throw SyntaxMessage.unreadable(e);
        }
    }

    @Override
    public int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    @Override
    public int column() {
        return parser.currentTokenLocation().getColumnNr();
    }

    @Override
    public void close() {
        parser.close();
    }
}
