package dev.gunfeel.http;

import dev.gunfeel.document.Presets;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** The weapons that come with Gunfeel: try them, or take one as the start of your own. */
@RestController
class WeaponsController {
    /**
     * Lists the presets with their weapon documents.
     *
     * @return the presets
     */
    @GetMapping(path = "/v1/weapons", produces = Formats.JSON)
    List<Preset> listWeapons() {
        return Presets.all();
    }

    /**
     * Reads the weapon document of one preset, or draws its pattern.
     *
     * @param name the name of the preset, such as {@code assaultRifle}
     * @return the weapon document, as it can be posted and kept in a repository
     */
    @GetMapping(
            path = "/v1/weapons/{name}",
            produces = {Formats.JSON, Formats.SVG, Formats.PNG})
    Weapon getWeapon(@PathVariable String name) {
        Preset preset = Presets.find(name);
        if (preset == null) {
            throw new UnknownNameException("preset", name, Presets.names());
        }
        return preset.weapon();
    }
}
