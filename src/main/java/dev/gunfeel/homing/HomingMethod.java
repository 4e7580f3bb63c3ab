package dev.gunfeel.homing;

/** How an aim turns towards its target. All of them arrive exactly once the target is within one step's turn. */
public enum HomingMethod {
    /** About the axis square to aim and target: the great circle, at exactly the turn rate. */
    VECTOR,
    /**
     * As the article's code does it, with the cross product handed over as the axis though it is shorter than 1: it turns
     * by atan2(sin(step) sin(angle), cos(step)) instead of the step, and sticks where the target is exactly opposite.
     */
    VECTOR_AS_PRINTED,
    /**
     * The article's first attempt: mixes the orientations of aim and target, each without roll, by step over angle, and
     * normalises the mix. (The FastLerp of the article's engine doesn't normalise: its caller must.) It goes a long way
     * round at steep pitches, and not at the turn rate.
     */
    QUATERNION_LERP,
    /** The same with slerp: the same long way round, and not at the turn rate either. */
    SLERP,
    /**
     * On the great circle, by a share of the angle that is left. As published the share is ratePerSecond times
     * deltaSeconds, at most 1; corrected it is 1 - e^(-ratePerSecond deltaSeconds), the same at any frame rate.
     */
    EXPONENTIAL;

    /** Returns whether the orientation, with its roll, is part of what the method goes on from. */
    boolean carriesRotation() {
        return switch (this) {
            case QUATERNION_LERP, SLERP -> true;
            case VECTOR, VECTOR_AS_PRINTED, EXPONENTIAL -> false;
        };
    }
}
