package dev.gunfeel.homing;

import org.jspecify.annotations.Nullable;

/**
 * What one step does to an aim.
 *
 * @param aim the aim after it
 * @param turned how far it turned, in radians
 * @param left the angle to the target after it, in radians; null where the target is at the follower's place
 * @param following whether the target was there to follow
 * @param factor how far it turned over how far the turn rate asks for; null where the aim held or arrived, or was
 *     asked for too little to measure
 */
record Move(
        Aim aim,
        double turned,
        @Nullable Double left,
        boolean following,
        @Nullable Double factor) {}
