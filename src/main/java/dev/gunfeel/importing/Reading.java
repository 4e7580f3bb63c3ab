package dev.gunfeel.importing;

import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was read from a document, before it is checked.
 *
 * @param weapon the weapon; null where complaints say why there is none
 * @param sheet the document's figures
 * @param recoilTable its recoil table, where it has one
 */
record Reading(
        @Nullable Weapon weapon,
        FigureSheet sheet,
        @Nullable List<RecoilKick> recoilTable) {
    static Reading of(@Nullable Weapon weapon, FigureSheet sheet) {
        return new Reading(weapon, sheet, null);
    }
}
