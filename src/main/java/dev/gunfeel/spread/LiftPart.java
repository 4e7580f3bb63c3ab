package dev.gunfeel.spread;

import dev.gunfeel.plot.Column;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Shot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lifting spread: the climb, {@code magnitude * ratio^exponent} (docs/formulas.md, Spread).
 *
 * @param lift as the weapon document has it
 */
record LiftPart(@Nullable LiftingSpread lift) implements SpreadPart.Repeating {
    static final List<Column<ShotSpread>> COLUMNS = List.of(new Column<>("lift", ShotSpread::lift));

    @Override
    public void tell(Shot shot, Offset offset, ShotSpreadBuilder told) {
        told.lift(offset.up());
    }

    /** {@inheritDoc} It adds nothing sideways. */
    @Override
    public boolean isCarried() {
        return false;
    }

    @Override
    public boolean isSeeded() {
        return false;
    }

    @Override
    public Offset offset(Shot shot) {
        return lift == null
                ? Offset.NONE
                : new Offset(
                        0,
                        lift.magnitude()
                                * StrictMath.pow(shot.potentialRatio(), lift.exponent())
                                * shot.stance().spreadFactor());
    }
}
