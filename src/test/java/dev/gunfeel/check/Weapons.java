package dev.gunfeel.check;

import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import org.jspecify.annotations.Nullable;

/** Weapons so simple that what they do can be worked out by hand. */
public final class Weapons {
    /** The largest distance from the aim at full speed, at a forward distance of 10. */
    public static final double REACH = 0.8;

    /** The speed of running that is full. */
    public static final double SPEED = 5;

    private Weapons() {}

    /**
     * Returns a weapon that has running spread alone: at full speed every shot lands anywhere at a distance from the aim
     * that is uniform up to {@link #REACH}, whatever the shots before.
     */
    public static Weapon runner(int magazineSize) {
        return runner(magazineSize, REACH);
    }

    /** Returns the same with another reach. */
    public static Weapon runner(int magazineSize, double reach) {
        RunningSpread running = RunningSpread.of(reach, SPEED);
        return weapon("runner", 0, WeaponSpread.NONE.withRunning(running), magazineSize);
    }

    /** Returns a weapon whose bullets climb by 0.1 at a forward distance of 10 for every shot, and nothing else. */
    public static Weapon climber() {
        return weapon("climber", 0.1, WeaponSpread.NONE.withLift(LiftingSpread.of(1.0)), 10);
    }

    /** Returns a weapon without spread and recoil. */
    public static Weapon laser() {
        return weapon("laser", 0, null, 10);
    }

    private static Weapon weapon(String name, double gain, @Nullable WeaponSpread spread, int magazineSize) {
        return Weapon.firingEvery(0.1)
                .withName(name)
                .withPotential(Potential.of(1.0, gain))
                .withSpread(spread)
                .withMagazineSize(magazineSize)
                .withDamage(Damage.of(30.0).withHeadMultiplier(2.0));
    }
}
