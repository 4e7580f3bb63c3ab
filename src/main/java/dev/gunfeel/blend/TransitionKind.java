package dev.gunfeel.blend;

/** How a transition gets from one clip to the next. */
public enum TransitionKind {
    /** Both clips play on, and the weight of the new one grows from 0 to 1. */
    CROSS_FADE,
    /**
     * Only the new clip plays on, and each bone's offset from it to the pose on screen decays along a quintic curve that
     * starts with the speed at which the bone was moving (D. Bollo, Inertialization: High-Performance Animation
     * Transitions in Gears of War, GDC 2018).
     */
    INERTIALIZATION
}
