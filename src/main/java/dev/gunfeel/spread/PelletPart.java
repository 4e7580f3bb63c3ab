package dev.gunfeel.spread;

import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Pellets;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import java.util.List;

/**
 * Where the pellets of a shot go beside its middle (docs/formulas.md, Pellets).
 *
 * @param pellets as the weapon document has them
 * @param forward the forward distance
 */
record PelletPart(Pellets pellets, double forward) {
    /** Returns how many pellets a shot has. */
    int count() {
        return pellets.count();
    }

    /** Returns how chance may move each pellet of a shot. */
    ConePart.Disc disc(Shot shot) {
        double degrees = pellets.degrees() == null
                ? 0
                : Math.min(
                        Cone.WIDEST_DEGREES,
                        pellets.degrees().at(shot.heat()) * shot.stance().coneFactor());
        return new ConePart.Disc(forward, StrictMath.toRadians(degrees), pellets.exponent());
    }

    /** Returns whether chance may move the pellets of somebody in a stance. */
    boolean mayMove(Stance stance) {
        return pellets.degrees() != null && stance.coneFactor() > 0;
    }

    /** Returns where the fixed pattern puts each pellet; nowhere but the middle without one. */
    Offset[] fixed() {
        List<Vector2> pattern = pellets.pattern();
        Offset[] offsets = new Offset[pellets.count()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = pattern == null ? Offset.NONE : Offset.towards(forward, pattern.get(i));
        }
        return offsets;
    }
}
