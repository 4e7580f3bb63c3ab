package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.plot.Column;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Running spread: any direction and a distance that grows with the speed (docs/formulas.md, Spread).
 *
 * @param running as the weapon document has it
 * @param formulas which form: as published the next shot carries it
 */
record RunningPart(@Nullable RunningSpread running, Formulas formulas) implements SpreadPart.Chance {
    static final List<Column<ShotSpread>> COLUMNS = Column.each(ShotSpread::running, "runningQ", "runningR");

    @Override
    public void tell(Shot shot, Offset offset, ShotSpreadBuilder told) {
        told.running(offset.toList());
    }

    @Override
    public boolean isCarried() {
        return formulas == Formulas.PUBLISHED;
    }

    @Override
    public boolean mayMove(double speed, Stance stance) {
        return running != null && running.magnitude() > 0 && speed > 0 && stance.runningFactor() > 0;
    }

    @Override
    public Draw draw(Shot shot) {
        if (running == null) {
            return Reach.NONE;
        }
        double effort = StrictMath.pow(Math.min(1, shot.speed() / running.maxSpeed()), running.exponent());
        double magnitude = running.magnitude() * effort;
        return new Reach(
                magnitude * running.range().min(),
                magnitude * running.range().max(),
                running.verticalScale(),
                shot.stance().runningFactor());
    }

    /**
     * How far it may take one bullet.
     *
     * @param least the least distance that is drawn, in units of the forward distance
     * @param largest the largest distance that is drawn
     * @param verticalScale what the vertical part is multiplied by
     * @param factor the stances'
     */
    private record Reach(double least, double largest, double verticalScale, double factor) implements Draw {
        static final Reach NONE = new Reach(0, 0, 1, 1);

        @Override
        public boolean moves() {
            return (least != 0 || largest != 0) && factor != 0;
        }

        @Override
        public Offset next(Generator generator) {
            double angle = -Math.PI + 2 * Math.PI * generator.unit();
            double distance = generator.range(least, largest);
            return new Offset(
                            distance * StrictMath.cos(angle) + 0.0,
                            verticalScale * distance * StrictMath.sin(angle) + 0.0)
                    .times(factor);
        }
    }
}
