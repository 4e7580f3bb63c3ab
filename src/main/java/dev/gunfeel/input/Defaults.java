package dev.gunfeel.input;

import org.jspecify.annotations.Nullable;

/** What a compact constructor needs to put a default in the place of what was left out. */
public final class Defaults {
    private Defaults() {}

    /** Returns the value, or the default where it was left out. */
    public static <T> T or(@Nullable T value, T standard) {
        return value == null ? standard : value;
    }
}
