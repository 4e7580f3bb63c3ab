package dev.gunfeel.importing;

import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A weapon that was read from another game's document.
 *
 * @param weapon the weapon document, ready to be fired
 * @param unmatched what the document says and a weapon can't, line by line
 * @param assumed what had to be chosen, since the document does not say it
 * @param recoilTable the entries of the game's own recoil table; only of {@code counterStrike}
 */
public record WeaponImport(
        Weapon weapon,
        List<Unmatched> unmatched,
        List<Assumption> assumed,
        @Nullable List<RecoilKick> recoilTable) {}
