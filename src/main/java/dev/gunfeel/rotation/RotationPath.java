package dev.gunfeel.rotation;

/**
 * Which way round an interpolation goes. A rotation is two quaternions, {@code q} and {@code -q}, so there are two ways
 * from one orientation to another.
 */
public enum RotationPath {
    /**
     * The short way, at most 180 degrees of real turn: the second quaternion is negated where its dot product with the
     * first is below 0. A dot product of exactly 0 is half a turn, where both ways are equally short; the signs as given
     * then decide.
     */
    SHORTEST,
    /** The way that the signs as given say, up to 360 degrees of real turn. */
    AS_GIVEN
}
