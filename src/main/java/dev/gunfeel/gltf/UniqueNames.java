package dev.gunfeel.gltf;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives every part of a file a name of its own: glTF allows parts without names and equal ones. The first keeps a name, the next
 * gets {@code _2} behind it. Names are cut to 100 characters, as each stands in the answer many times.
 */
final class UniqueNames {
    private static final int LONGEST = 100;

    private final Set<String> used = new HashSet<>();
    private final Map<String, Integer> next = new HashMap<>();

    String unique(@Nullable String given, String otherwise) {
        String name = given == null || given.isBlank() ? otherwise : given;
        String base = name.length() > LONGEST ? name.substring(0, LONGEST) : name;
        String result = base;
        while (!used.add(result)) {
            String ending = "_" + next.merge(base, 2, (before, two) -> before + 1);
            result = base.substring(0, Math.min(base.length(), LONGEST - ending.length())) + ending;
        }
        return result;
    }
}
