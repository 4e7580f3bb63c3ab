package dev.gunfeel.spread;

import dev.gunfeel.plot.Column;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cone: every bullet goes somewhere within a half-angle that heat and stances change (docs/formulas.md, Cone).
 *
 * @param cone as the weapon document has it
 * @param forward the forward distance
 */
record ConePart(@Nullable Cone cone, double forward) implements SpreadPart.Chance {
    static final List<Column<ShotSpread>> COLUMNS = Column.all(
            Column.each(ShotSpread::cone, "coneQ", "coneR"),
            List.of(new Column<>("coneDegrees", ShotSpread::coneDegrees), new Column<>("heat", ShotSpread::heat)));

    @Override
    public void tell(Shot shot, Offset offset, ShotSpreadBuilder told) {
        if (cone != null) {
            told.cone(offset.toList()).coneDegrees(degrees(shot)).heat(cone.heat() == null ? null : shot.heat());
        }
    }

    /** {@inheritDoc} What chance does to one bullet, the next does not see. */
    @Override
    public boolean isCarried() {
        return false;
    }

    /** {@inheritDoc} A stance may widen a cone of no width, and close any. */
    @Override
    public boolean mayMove(double speed, Stance stance) {
        return cone != null && (stance.coneFactor() > 0 || stance.coneDegrees() > 0);
    }

    @Override
    public Draw draw(Shot shot) {
        return new Disc(forward, StrictMath.toRadians(degrees(shot)), cone == null ? 1 : cone.exponent());
    }

    /** Returns the half-angle of the cone of a shot in degrees, from 0 to 45; 0 without a cone. */
    double degrees(Shot shot) {
        if (cone == null) {
            return 0;
        }
        double rested = cone.heat() == null || shot.heat() != 0 ? 1 : rested(shot);
        return Math.min(
                Cone.WIDEST_DEGREES,
                cone.degrees().at(shot.heat()) * rested * shot.stance().coneFactor()
                        + shot.stance().coneDegrees());
    }

    private double rested(Shot shot) {
        Double stated = shot.stance().restedFactor();
        Double own = cone == null ? null : cone.restedFactor();
        return stated != null ? stated : own != null ? own : 1;
    }

    /**
     * A disc that bullets lie in.
     *
     * @param forward the forward distance
     * @param radius the half-angle to its rim, in radians
     * @param exponent how they lie in it
     */
    record Disc(double forward, double radius, double exponent) implements Draw {
        @Override
        public boolean moves() {
            return radius != 0;
        }

        @Override
        public Offset next(Generator generator) {
            double angle = radius * StrictMath.pow(generator.unit(), exponent);
            return Offset.round(forward, angle, 2 * Math.PI * generator.unit());
        }
    }
}
