package dev.gunfeel.spread;

import dev.gunfeel.random.Generator;

/**
 * How far running spread may take one shot's bullet: all of running spread that does not depend on chance.
 *
 * @param least the least distance that is drawn, in units of the forward distance
 * @param largest the largest distance that is drawn
 * @param verticalScale what the vertical part is multiplied by
 */
record RunningReach(double least, double largest, double verticalScale) {
    /** A weapon without running spread, or one that is fired standing still. */
    static final RunningReach NONE = new RunningReach(0, 0, 1);

    /** Returns whether a bullet may go elsewhere than where it goes without running spread. */
    boolean moves() {
        return least != 0 || largest != 0;
    }

    /** Draws the direction, in radians: the first number of a shot's generator. */
    static double angle(Generator generator) {
        return -Math.PI + 2 * Math.PI * generator.unit();
    }

    /** Draws the distance: the second number of a shot's generator. */
    double distance(Generator generator) {
        return generator.range(least, largest);
    }

    /** Returns how far right a distance in a direction is. */
    static double right(double distance, double angle) {
        return distance * StrictMath.cos(angle) + 0.0;
    }

    /** Returns how far up a distance in a direction is. */
    double up(double distance, double angle) {
        return verticalScale * distance * StrictMath.sin(angle) + 0.0;
    }
}
