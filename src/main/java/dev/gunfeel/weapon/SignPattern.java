package dev.gunfeel.weapon;

/** How the side that random spread goes to is chosen. */
public enum SignPattern {
    /** Runs of shots to one side, then to the other: what a player can learn. */
    RUNS,
    /** A side by chance at every shot: what no player can control. */
    RANDOM
}
