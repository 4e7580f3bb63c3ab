package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rule of weapons that are told apart by their names. */
public final class WeaponNames {
    private WeaponNames() {}

    /**
     * Complains about a weapon without a name, or with that of another.
     *
     * @param name the name, null where there is none
     * @param taken the names of other weapons; this one is added
     * @param weapon where complaints about the weapon go
     */
    public static void rules(@Nullable String name, Set<String> taken, Complaints weapon) {
        if (!weapon.sound("name")) {
            return;
        }
        if (name == null || name.isBlank()) {
            weapon.add("name", "is required here: checks and reports call the weapon by it", name);
        } else if (!taken.add(name)) {
            weapon.add("name", "is the name of another weapon here; give each its own", name);
        }
    }
}
