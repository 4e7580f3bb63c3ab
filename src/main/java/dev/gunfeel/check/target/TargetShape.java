package dev.gunfeel.check.target;

/** What a target looks like from the shooter. */
public enum TargetShape {
    /** A disc of {@code radiusMeters}; its middle is the target's. */
    CIRCLE,
    /** {@code widthMeters} by {@code heightMeters}; its middle is the target's. */
    RECTANGLE,
    /** Somebody who stands and faces the shooter: head, body, two arms, two legs. The middle of the body is the target's. */
    HUMANOID
}
