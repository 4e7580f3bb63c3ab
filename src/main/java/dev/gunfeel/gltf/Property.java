package dev.gunfeel.gltf;

import dev.gunfeel.input.Words;
import org.jspecify.annotations.Nullable;

/** What an animation can move of a node. */
enum Property {
    TRANSLATION,
    ROTATION,
    SCALE;

    /** Returns the property that a channel's path names, or null. */
    static @Nullable Property of(String path) {
        for (Property property : values()) {
            if (property.word().equals(path)) {
                return property;
            }
        }
        return null;
    }

    String word() {
        return Words.of(this);
    }
}
