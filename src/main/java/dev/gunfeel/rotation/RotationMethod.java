package dev.gunfeel.rotation;

/** How to go from one orientation to another. */
public enum RotationMethod {
    /** Spherical linear interpolation: the same axis and the same speed all the way. */
    SLERP,
    /** Component by component, then normalised: the same way as slerp, but faster in the middle. */
    NLERP,
    /** Component by component and left at that: not of length 1, so not a rotation. For showing what goes wrong. */
    LERP,
    /**
     * The cheap one where it will do, the even one where it won't: nlerp where the turn is at most {@code
     * hybridThresholdDegrees}, slerp where it is larger. Normalised in both, so always a rotation.
     */
    HYBRID
}
