package dev.gunfeel.spread;

import dev.gunfeel.plot.Column;
import dev.gunfeel.weapon.DrawnPattern;
import dev.gunfeel.weapon.Shot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A drawn pattern: the entry of the shot's place since the weapon last rested, as a yaw and a pitch (docs/formulas.md, Drawn
 * patterns).
 *
 * @param pattern as the weapon document has it
 * @param forward the forward distance
 */
record PatternPart(@Nullable DrawnPattern pattern, double forward) implements SpreadPart.Repeating {
    static final List<Column<ShotSpread>> COLUMNS = Column.each(ShotSpread::pattern, "patternQ", "patternR");

    @Override
    public void tell(Shot shot, Offset offset, ShotSpreadBuilder told) {
        if (pattern != null) {
            told.pattern(offset.toList());
        }
    }

    /** {@inheritDoc} Each entry says where its shot goes, whatever was before. */
    @Override
    public boolean isCarried() {
        return false;
    }

    /** {@inheritDoc} Nothing of it is drawn from a generator. */
    @Override
    public boolean isSeeded() {
        return false;
    }

    @Override
    public Offset offset(Shot shot) {
        return pattern == null
                ? Offset.NONE
                : Offset.towards(forward, pattern.entry(shot.seedOffset()))
                        .times(shot.stance().spreadFactor());
    }
}
