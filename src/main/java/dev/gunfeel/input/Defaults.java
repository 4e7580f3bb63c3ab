package dev.gunfeel.input;

import org.jspecify.annotations.Nullable;

/** What a compact constructor needs to put a default in the place of what was left out. */
public final class Defaults {
    private Defaults() {}

    /**
     * Puts a default in the place of nothing.
     *
     * @param <T> what it is
     * @param value the value, null where it was left out
     * @param standard the default
     * @return the value, or the default where it was left out
     */
    public static <T> T or(@Nullable T value, T standard) {
        return value == null ? standard : value;
    }
}
