package dev.gunfeel.check.run;

/** What chance decides anew in every simulated burst. */
public enum Vary {
    /** Running spread alone: in the game nothing else is random. */
    RUNNING,
    /** The seeds of spread and recoil too: the weapon's family of patterns instead of its one pattern. */
    ALL
}
