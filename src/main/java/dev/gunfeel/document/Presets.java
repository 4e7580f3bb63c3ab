package dev.gunfeel.document;

import dev.gunfeel.input.Limits;
import dev.gunfeel.weapon.Preset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The weapons that come with Gunfeel, read once from the resources. */
public final class Presets {
    private static final List<String> FILES = List.of(
            "assaultRifle",
            "submachineGun",
            "lightMachineGun",
            "marksmanRifle",
            "pistol",
            "shotgun",
            "boltActionRifle",
            "firstShotSubmachineGun",
            "bloomRifle",
            "patternRifle");
    private static final Map<String, Preset> PRESETS = read();

    private Presets() {}

    /**
     * {@return the preset of a name, or null where there is none}
     *
     * @param name such as {@code assaultRifle}
     */
    public static @Nullable Preset find(String name) {
        return PRESETS.get(name);
    }

    /** {@return the names, in the order in which they are shown} */
    public static Collection<String> names() {
        return PRESETS.keySet();
    }

    /** {@return all presets} */
    public static List<Preset> all() {
        return List.copyOf(PRESETS.values());
    }

    private static Map<String, Preset> read() {
        Map<String, Preset> presets = new LinkedHashMap<>();
        for (String file : FILES) {
            try (InputStream resource = Presets.class.getResourceAsStream("/presets/" + file + ".json")) {
                if (resource == null) {
                    throw new IllegalStateException("the preset " + file + " is missing from the jar");
                }
                Preset preset = Documents.read(resource.readAllBytes(), Preset.class, Limits.NONE);
                presets.put(preset.name(), preset);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return Collections.unmodifiableMap(presets);
    }
}
