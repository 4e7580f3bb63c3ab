package dev.gunfeel.rotation;

/** How one orientation turns towards another, step by step. */
public enum TurnMethod {
    /** At a constant rate of real turn, {@code turnRateDegreesPerSecond}, until it arrives; it never overshoots. */
    TOWARDS,
    /**
     * By a share of what is left, {@code ratePerSecond}: fast at first, slower and slower, never quite there. As
     * published the share is rate times deltaSeconds, at most 1, so the speed depends on the frame rate; corrected it is
     * 1 - e^(-rate deltaSeconds), which doesn't.
     */
    EXPONENTIAL
}
