package dev.gunfeel.weapon;

/** What damage is between two points of its falloff. */
public enum FalloffInterpolation {
    /** On the straight line between them. */
    LINEAR,
    /** That of the last point at or before the distance; before the first point, that of the first. */
    STEP
}
