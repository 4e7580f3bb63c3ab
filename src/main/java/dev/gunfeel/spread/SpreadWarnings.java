package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;

/** What is legal but surprising in a weapon's spread. */
public final class SpreadWarnings {
    private SpreadWarnings() {}

    /** Warns of a rested first shot that misses: as published, the ellipse keeps its full height without potential. */
    public static void restedMiss(Armament armament, List<Warning> warnings) {
        WeaponSpread spread = armament.weapon().spread();
        RandomSpread random = spread == null ? null : spread.random();
        if (spread == null || random == null || armament.formulas() != Formulas.PUBLISHED) {
            return;
        }
        double largest = random.vertical()
                * Math.max(
                        Math.abs(random.verticalRange().min()),
                        Math.abs(random.verticalRange().max()));
        if (largest > 0) {
            double degrees = StrictMath.toDegrees(StrictMath.atan2(largest, spread.forwardDistance()));
            warnings.add(new Warning(
                    "restedShotMisses",
                    "with published formulas the first shot of a rested weapon misses by up to " + Figures.of(largest)
                            + " up or down at " + Figures.of(spread.forwardDistance()) + " (" + Figures.of(degrees)
                            + " degrees), since vertical does not shrink with the potential; corrected formulas make"
                            + " it true",
                    degrees,
                    armament.pointerTo("/spread/random/vertical")));
        }
    }
}
