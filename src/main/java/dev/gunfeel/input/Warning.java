package dev.gunfeel.input;

import org.jspecify.annotations.Nullable;

/**
 * Something legal that its author probably did not mean.
 *
 * @param code a word that stays the same between releases, for tools that filter
 * @param message what surprises, with its figure
 * @param value the figure as a number, where there is one
 * @param pointer JSON Pointer to the part of the input that it is about, where there is one
 */
public record Warning(
        String code,
        String message,
        @Nullable Double value,
        @Nullable String pointer) {}
