package dev.gunfeel.check.target;

/** What a bullet hits. */
public enum Zone {
    /** It goes past. */
    NOTHING,
    /** The head, for which a weapon has a multiplier. */
    HEAD,
    /** The body of somebody who stands, and all of a disc or a rectangle. */
    BODY,
    /** An arm or a leg. */
    LIMB
}
