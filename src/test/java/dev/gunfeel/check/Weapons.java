package dev.gunfeel.check;

import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Weapons so simple that what they do can be worked out by hand. */
final class Weapons {
    /** The largest distance from the aim at full speed, at a forward distance of 10. */
    static final double REACH = 0.8;

    /** The speed of running that is full. */
    static final double SPEED = 5;

    private Weapons() {}

    /**
     * Returns a weapon that has running spread alone: at full speed every shot lands anywhere at a distance from the aim
     * that is uniform up to {@link #REACH}, whatever the shots before.
     */
    static Weapon runner(int magazineSize) {
        return runner(magazineSize, REACH);
    }

    /** Returns the same with another reach. */
    static Weapon runner(int magazineSize, double reach) {
        RunningSpread running = new RunningSpread(reach, 1.0, SPEED, new dev.gunfeel.math.Range(0, 1), 1.0);
        return weapon("runner", 0, new WeaponSpread(10.0, 1.0, null, null, running), magazineSize);
    }

    /** Returns a weapon whose bullets climb by 0.1 at a forward distance of 10 for every shot, and nothing else. */
    static Weapon climber() {
        return weapon("climber", 0.1, new WeaponSpread(10.0, 1.0, new LiftingSpread(1.0, 1.0), null, null), 10);
    }

    /** Returns a weapon without spread and recoil. */
    static Weapon laser() {
        return weapon("laser", 0, null, 10);
    }

    private static Weapon weapon(String name, double gain, @Nullable WeaponSpread spread, int magazineSize) {
        return new Weapon(
                name,
                0.1,
                new Potential(1.0, gain),
                new Seeds(1L, 500009L, null),
                spread,
                null,
                magazineSize,
                new Damage(30.0, 2.0, List.of()));
    }
}
