package dev.gunfeel.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** A document as a row of tokens, whatever language it is written in. */
interface Tokens {
    /**
     * Moves on to the next token, and returns it, or null at the end.
     *
     * @throws UnreadableException if the text is not of its language
     */
    @Nullable
    JsonToken next();

    /** Returns the token that it stands at. */
    JsonToken current();

    /** Returns the text of a name, a string, or a number as it is written. */
    String text();

    /** Returns the line of the token, from 1. */
    int line();

    /** Returns the column of the token, from 1. */
    int column();

    /** Moves on to the end of the object or the array that starts here; does nothing at another token. */
    default void skip() {
        int depth = 0;
        do {
            JsonToken token = current();
            if (token.isStructStart()) {
                depth++;
            } else if (token.isStructEnd()) {
                depth--;
            }
        } while (depth > 0 && next() != null);
    }
}
