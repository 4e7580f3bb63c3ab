package dev.gunfeel.blend;

/** What moves the progress of a cross-fade on. */
public enum Advance {
    /** The time that has passed, divided by the transition's duration: the same at every frame rate. */
    PER_SECOND,
    /**
     * A fixed step per frame, {@code incrementPerFrame}, whatever the time that has passed: the fade then takes half as
     * long at twice the frame rate. For showing that.
     */
    PER_FRAME
}
