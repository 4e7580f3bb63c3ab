package dev.gunfeel.weapon;

/** How an impulse of recoil dies away. */
public enum RecoilModel {
    /** Critically damped: out to the peak and back, never past the start. */
    CRITICAL,
    /** Underdamped: swings past the start and back, ever less. */
    UNDERDAMPED
}
