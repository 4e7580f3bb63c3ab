package dev.gunfeel.random;

/** The seeds that a weapon's shots draw from. */
public enum SeedName {
    /** That of random spread, by the place since the weapon last rested. */
    SPREAD,
    /** That of recoil, by the place since the weapon last rested. */
    RECOIL,
    /** That of true chance, by how many shots were fired before. */
    RUNNING
}
