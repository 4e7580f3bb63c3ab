package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import java.util.List;

/**
 * The spread of one shot by everything but chance: what repeats after a rest. Lengths are in units of the forward
 * distance.
 *
 * @param forward the forward distance
 * @param carry the share of the sideways place of the shot before that is carried over
 * @param lift the climb
 * @param randomRight what random spread adds to the right
 * @param randomUp what random spread adds upwards
 */
record StillSpread(double forward, double carry, double lift, double randomRight, double randomUp) {
    /** Returns what is carried over from the sideways place of the shot before. */
    double carried(double before) {
        return before * carry + 0.0;
    }

    /** Returns the sideways place. */
    double right(double before, double runningRight) {
        return carried(before) + randomRight + runningRight;
    }

    /** Returns the vertical place. */
    double up(double runningUp) {
        return lift + randomUp + runningUp;
    }

    /** Returns where the bullet goes with what running spread adds. */
    Deviation with(double before, double runningRight, double runningUp) {
        return new Deviation(
                carried(before),
                lift,
                List.of(randomRight, randomUp),
                List.of(runningRight, runningUp),
                new Vector3(forward, right(before, runningRight), up(runningUp)));
    }
}
