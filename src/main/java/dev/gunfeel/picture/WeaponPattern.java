package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import java.util.Objects;

/** The picture of a weapon: one full magazine at full rate, fired by somebody who stands still. */
final class WeaponPattern {
    private static final int SHOTS = 30;
    private static final int MOST_SHOTS = 1000;

    /** Somebody who stands still has no running spread, so this seed has no effect; without one it would be drawn. */
    private static final Seeds NO_CHANCE = new Seeds(null, null, 0L);

    private WeaponPattern() {}

    /**
     * Returns the picture of a weapon.
     *
     * @throws dev.gunfeel.input.InputException if the weapon document is at fault
     */
    static Picture of(Weapon weapon) {
        int shots = Math.min(Objects.requireNonNullElse(weapon.magazineSize(), SHOTS), MOST_SHOTS);
        String name = Sheet.clean(Objects.requireNonNullElse(weapon.name(), "Weapon"));
        return new WeaponPicture(
                name + ": " + Phrases.count(shots, "shot"), WeaponBurst.sequence(request(weapon, shots)));
    }

    @SuppressWarnings("NullAway") // What is left out gets its default.
    private static WeaponSequenceRequest request(Weapon weapon, int shots) {
        return new WeaponSequenceRequest(null, null, weapon, null, NO_CHANCE, null, null, null, Firing.of(shots), null);
    }
}
