package dev.gunfeel.weapon;

/** How an impulse of recoil dies away. */
public enum RecoilModel {
    /** Critically damped: out to the peak and back, never past the start. What punching is best with. */
    CRITICAL,
    /** Underdamped: swings past the start and back, ever less. */
    UNDERDAMPED
}
