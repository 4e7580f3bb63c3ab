package dev.gunfeel.spread;

import java.util.List;

/**
 * What one part of the spread adds to where a bullet goes, in units of the forward distance.
 *
 * @param right how far to the right; negative to the left
 * @param up how far up; negative down
 */
record Offset(double right, double up) {
    /** Nothing added. */
    static final Offset NONE = new Offset(0, 0);

    /** Returns the two as answers show them: [right, up]. */
    List<Double> toList() {
        return List.of(right, up);
    }
}
