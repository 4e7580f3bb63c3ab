package dev.gunfeel.cli;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.math.Axes;
import dev.gunfeel.picture.PictureOptions;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The patterns of checked weapons as pictures, over what they were in the baseline where they have changed. */
final class WeaponPictures {
    private static final int WITHOUT_MAGAZINE = 30;

    /** The same pictures every time, also of somebody who moves. */
    private static final Seeds SEEDS = new Seeds(null, null, 0L);

    private WeaponPictures() {}

    /** Writes one picture a weapon into a folder. */
    static void write(Path folder, ChecksRequest request) {
        Set<String> taken = new HashSet<>();
        weapons(request).forEach(weapon -> {
            String name = fileName(Objects.requireNonNull(weapon.name()), taken);
            WeaponSequenceRequest fired = new WeaponSequenceRequest(
                    request.formulas(),
                    Axes.UNITY,
                    weapon,
                    null,
                    SEEDS,
                    request.generator(),
                    View.FORWARD,
                    null,
                    firing(request, weapon),
                    0.0,
                    before(request, weapon),
                    null);
            PictureFile.write(folder.resolve(name), WeaponBurst.sequence(fired), PictureOptions.STANDARD);
        });
    }

    private static Stream<Weapon> weapons(ChecksRequest request) {
        return Stream.concat(
                request.weapons().stream(),
                request.presets().stream().map(preset -> preset.weapon().named(preset.name())));
    }

    private static Firing firing(ChecksRequest request, Weapon weapon) {
        return request.firing() != null
                ? request.firing()
                : Firing.of(Objects.requireNonNullElse(weapon.magazineSize(), WITHOUT_MAGAZINE));
    }

    /** Returns the weapon as it was, if it was another. */
    private static @Nullable Weapon before(ChecksRequest request, Weapon weapon) {
        List<Weapon> recorded =
                request.baseline() == null ? List.of() : request.baseline().weapons();
        return recorded.stream()
                .filter(old -> Objects.equals(old.name(), weapon.name()) && !old.equals(weapon))
                .map(old -> old.named(old.name() + " in the baseline"))
                .findFirst()
                .orElse(null);
    }

    /** Returns a name that every file system takes, and none holds for the same as another. */
    private static String fileName(String weapon, Set<String> taken) {
        String plain = weapon.replaceAll("[^A-Za-z0-9_-]+", "-");
        String name = plain;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = plain + "-" + i;
        }
        return name + ".png";
    }
}
