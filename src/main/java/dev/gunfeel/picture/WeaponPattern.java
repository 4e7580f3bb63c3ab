package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.Objects;

/** The picture of a weapon: one full magazine at full rate, fired by somebody who stands still. */
final class WeaponPattern {
    private static final int MOST_SHOTS = 1000;

    private WeaponPattern() {}

    /**
     * Returns the picture of a weapon.
     *
     * @throws dev.gunfeel.input.InputException if the weapon document is at fault
     */
    static Picture of(Weapon weapon) {
        int shots = (int) Math.min(Firing.standard(weapon).count(), MOST_SHOTS);
        String name = Objects.requireNonNullElse(weapon.name(), "Weapon");
        return new WeaponPicture(
                Versus.title(name, Phrases.count(shots, "shot")),
                WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, Firing.of(shots))));
    }
}
