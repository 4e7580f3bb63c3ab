package dev.gunfeel.homing;

import dev.gunfeel.math.Vector3;

/** From a follower's place to its target's, wherever the two are. */
final class Sight {
    private Sight() {}

    /** Returns the distance; infinite where it is more than a double holds. */
    static double distance(Vector3 position, Vector3 target) {
        return target.minus(position).length();
    }

    /** Returns whether the two are at one place, so that no direction leads from one to the other. */
    static boolean none(Vector3 position, Vector3 target) {
        return target.minus(position).pointsNowhere();
    }

    /** Returns the direction to a target that is at another place, of length 1. */
    static Vector3 direction(Vector3 position, Vector3 target) {
        Vector3 apart = target.minus(position);
        if (!apart.isFinite()) {
            apart = target.times(0.5).minus(position.times(0.5));
        }
        return apart.unit().withoutNegativeZeros();
    }
}
