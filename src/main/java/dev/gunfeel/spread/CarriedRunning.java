package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the running spread of older shots makes of a shot's place, as published: it is carried from shot to shot, and at full
 * potential nothing pulls it back (docs/formulas.md, Spread).
 */
public final class CarriedRunning {
    private final @Nullable WeaponSpread spread;
    private double part;
    private double drawn;
    private double largest;

    /**
     * Starts with a rested weapon.
     *
     * @param spread the weapon's spread; null without
     */
    public CarriedRunning(@Nullable WeaponSpread spread) {
        this.spread = spread;
    }

    /**
     * Goes on to the next shot.
     *
     * @param shot the shot
     */
    public void add(ShotSpread shot) {
        if (spread == null || spread.running() == null) {
            return;
        }
        part = (part + drawn) * StrictMath.pow(shot.potentialRatio(), spread.carryExponent());
        drawn = shot.running().get(0);
        largest = Math.max(largest, Math.abs(part));
    }

    /**
     * Warns where older shots' running has taken a bullet further than running alone ever may.
     *
     * @param armament the weapon
     * @param warnings where the warning goes
     */
    public void warn(Armament armament, List<Warning> warnings) {
        RunningSpread running = spread == null ? null : spread.running();
        if (spread == null
                || running == null
                || armament.formulas() != Formulas.PUBLISHED
                || largest <= running.magnitude()) {
            return;
        }
        double degrees = StrictMath.toDegrees(StrictMath.atan(largest / spread.forwardDistance()));
        warnings.add(new Warning(
                "runningCarried",
                "with published formulas the shots carry on what running drew for those before them, up to "
                        + Figures.of(largest) + " of a magnitude of " + Figures.of(running.magnitude()) + " ("
                        + Figures.of(degrees) + " degrees); corrected formulas carry the random spread alone",
                degrees,
                armament.pointerTo("/spread/running/magnitude")));
    }
}
