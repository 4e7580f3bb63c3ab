package dev.gunfeel.weapon;

/** What counts as rest of a weapon. */
public enum Rest {
    /** Time beyond the fire interval: who waits exactly the interval does not rest, however long it is. */
    BEYOND_INTERVAL,
    /** All time from the shot on: what a bolt-action or a weapon that is fired by taps needs. */
    ALWAYS
}
