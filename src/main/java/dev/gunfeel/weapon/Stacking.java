package dev.gunfeel.weapon;

/** What happens to a knock that has not come back when the next shot is fired. */
public enum Stacking {
    /** Only the newest impulse moves the view; what had not come back stays, so the view climbs for good. */
    RESTART,
    /** All impulses add up, and every one comes back. */
    SUPERPOSE
}
