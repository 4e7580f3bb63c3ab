package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Column;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.NumberSource;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;

/**
 * One part of the spread of one weapon: what it adds to a shot, which numbers it draws, what the shot shows of it, and
 * whether the next shot carries it. A part that the weapon lacks adds nothing. A new part is a file that implements one of
 * the two kinds, and a line in its list here.
 */
sealed interface SpreadPart {
    /** Tells what a shot shows of what this part added to it; nothing where the weapon lacks the part. */
    void tell(Shot shot, Offset offset, ShotSpreadBuilder told);

    /** Returns whether the next shot carries what this part adds sideways. */
    boolean isCarried();

    /**
     * Warns of what is legal but surprising in this part.
     *
     * @param armament the weapon, and where it stands in the request
     * @param warnings where the warnings go
     */
    default void warn(Armament armament, List<Warning> warnings) {}

    /** A part that repeats after a rest: it depends on the shot and the weapon's own seed, never on true chance. */
    sealed interface Repeating extends SpreadPart permits LiftPart, RandomPart, PatternPart {
        /** Returns what this part adds to a shot. */
        Offset offset(Shot shot);

        /** Returns whether another spread seed makes it add something else. */
        boolean isSeeded();
    }

    /**
     * A part of true chance. All of these share one generator a shot, which stands at the numbers of the running seed that are
     * the shot's by its number, and each draws two of them, in the order of {@link #chance}, whether or not it moves the bullet.
     */
    sealed interface Chance extends SpreadPart permits RunningPart, ConePart {
        /** How many numbers each draws of a shot's. */
        int NUMBERS = 2;

        /** Returns how chance may move the bullet of a shot: all that is known before it is drawn. */
        Draw draw(Shot shot);

        /** Returns whether chance may move the bullets of somebody who moves at a speed, in metres/second, in a stance. */
        boolean mayMove(double speed, Stance stance);
    }

    /** How chance may move one bullet. */
    interface Draw {
        /** Takes its two numbers and moves nothing. */
        Draw STILL = new Draw() {
            @Override
            public boolean moves() {
                return false;
            }

            @Override
            public Offset next(Generator generator) {
                generator.unit();
                generator.unit();
                return Offset.NONE;
            }
        };

        /** Returns whether it may go elsewhere at all. */
        boolean moves();

        /** Takes two numbers and returns what they add. */
        Offset next(Generator generator);
    }

    /** Returns the repeating parts of a weapon's spread, in the order in which they are added. */
    static List<Repeating> repeating(WeaponSpread spread, Formulas formulas, NumberSource source, Seeds seeds) {
        return List.of(
                new LiftPart(spread.lift()),
                RandomPart.of(spread.random(), formulas, source, seeds.spreadInForce()),
                new PatternPart(spread.pattern(), spread.forwardDistance()));
    }

    /** Returns the parts of true chance of a weapon's spread, in the order in which they draw and are added. */
    static List<Chance> chance(WeaponSpread spread, Formulas formulas) {
        return List.of(
                new RunningPart(spread.running(), formulas), new ConePart(spread.cone(), spread.forwardDistance()));
    }

    /**
     * Returns the columns of the parts, in the order of the table: those that tables always had, and of the others those
     * that a shot has.
     */
    static List<Column<ShotSpread>> columns(ShotSpread shot) {
        List<Column<ShotSpread>> others = Column.all(ConePart.COLUMNS, PatternPart.COLUMNS).stream()
                .filter(column -> column.cell().apply(shot) != null)
                .toList();
        return Column.all(LiftPart.COLUMNS, RandomPart.COLUMNS, RunningPart.COLUMNS, others);
    }
}
