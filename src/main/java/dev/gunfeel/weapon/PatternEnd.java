package dev.gunfeel.weapon;

/** What comes behind the last entry of a drawn pattern. */
public enum PatternEnd {
    /** The last entry, again and again. */
    HOLD,
    /** The entries from {@code repeatFrom} on, again and again. */
    REPEAT
}
