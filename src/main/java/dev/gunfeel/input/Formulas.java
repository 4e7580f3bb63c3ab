package dev.gunfeel.input;

/** Which form of a formula is computed, where the article it comes from has a slip. */
public enum Formulas {
    /** As the article defines it, so that its readers get its numbers. */
    PUBLISHED,
    /** The same idea with the slip repaired. */
    CORRECTED
}
