package dev.gunfeel.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The tokens of a JSON text, read as they are asked for. */
final class JsonTokens implements Tokens {
    private final JsonParser parser;

    JsonTokens(JsonParser parser) {
        this.parser = parser;
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
}
