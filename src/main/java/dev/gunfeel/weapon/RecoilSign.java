package dev.gunfeel.weapon;

/** The direction of an impulse of recoil. */
public enum RecoilSign {
    /** Right, up, or wider. */
    POSITIVE,
    /** Left, down, or narrower. */
    NEGATIVE,
    /** One of the two at every shot, from the recoil seed. */
    RANDOM
}
