package dev.gunfeel.check;

import dev.gunfeel.weapon.Weapon;

/**
 * A weapon and what a check measures of it. Two weapons of one check have a measure each: they may have magazines of their
 * own.
 *
 * @param name the name of the weapon
 * @param weapon the weapon
 * @param measure what is measured
 */
record Subject(String name, Weapon weapon, Measure measure) {
    static Subject of(ChecksRequest request, CheckRequest check, Armed armed) {
        return new Subject(armed.name(), armed.weapon(), Measure.of(request, check, armed.weapon()));
    }

    /** Returns whether its value may differ from burst to burst. */
    boolean isByChance() {
        return Chance.hasPart(weapon, measure);
    }

    /** Returns what is measured, in the words that a recorded value is found by. */
    String inWords() {
        return measure.inWords(weapon);
    }
}
