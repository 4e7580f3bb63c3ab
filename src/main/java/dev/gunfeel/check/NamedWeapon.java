package dev.gunfeel.check;

import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A weapon under the name that checks know it by.
 *
 * @param name the name
 * @param weapon the weapon
 */
public record NamedWeapon(String name, Weapon weapon) {
    /**
     * Returns weapons and presets under the names that they go by.
     *
     * @param weapons the weapons, each with a name
     * @param presets the presets
     * @return the weapons, then the presets
     */
    public static List<NamedWeapon> of(List<Weapon> weapons, List<Preset> presets) {
        List<NamedWeapon> named = new ArrayList<>();
        weapons.forEach(weapon -> named.add(new NamedWeapon(Objects.requireNonNull(weapon.name()), weapon)));
        presets.forEach(preset -> named.add(new NamedWeapon(preset.name(), preset.weapon())));
        return named;
    }
}
