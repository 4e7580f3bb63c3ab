package dev.gunfeel.weapon;

/** How a game fires on its frames. */
public enum ClockMode {
    /** The next shot comes with the first frame at least the fire interval after the last shot's: fire slows down. */
    NAIVE,
    /** Shots keep their due times; each comes with the first frame at or after it, several in one frame if need be. */
    CARRY
}
