package dev.gunfeel.changes;

import org.jspecify.annotations.Nullable;

/**
 * Something in the document that is another value now.
 *
 * @param pointer the JSON Pointer of the member in the document
 * @param before its value as it was, in words; absent where there was none
 * @param after its value now, in words; absent where there is none any more
 * @param text what that is, in a player's words
 */
public record FieldChange(
        String pointer, @Nullable String before, @Nullable String after, String text) {}
