package dev.gunfeel.rotation;

/** How to go from one orientation to another. */
public enum RotationMethod {
    /** Spherical linear interpolation: the same axis and the same speed all the way. */
    SLERP,
    /** Component by component, then normalised: the same way as slerp, but faster in the middle. */
    NLERP,
    /** Component by component and left at that: not of length 1, so not a rotation. For showing what goes wrong. */
    LERP
}
