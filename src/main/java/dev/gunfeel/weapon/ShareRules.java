package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Range;

/** The rule of the ranges that are shares of a magnitude. */
final class ShareRules {
    private ShareRules() {}

    /** Complains where an end of a range lies outside [-1, 1]. */
    static void rules(String name, Range range, Complaints complaints) {
        if (complaints.sound(name) && (range.min() < -1 || range.max() > 1)) {
            complaints.add(
                    name,
                    "must lie within [-1, 1], as shares of the magnitude; make the magnitude larger instead",
                    "[" + range.min() + ", " + range.max() + "]");
        }
    }
}
