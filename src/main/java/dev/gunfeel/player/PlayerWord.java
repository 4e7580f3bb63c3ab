package dev.gunfeel.player;

/** A player in a word. */
public enum PlayerWord {
    /** Nobody pulls: the view climbs, and the pattern goes where it goes. */
    NONE,
    /** All that can be known is cancelled at once, without any error. */
    PERFECT
}
