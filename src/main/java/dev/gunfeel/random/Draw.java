package dev.gunfeel.random;

/** What is drawn from a generator. */
public enum Draw {
    /** Numbers in [0, 1). */
    UNIT,
    /** Numbers between {@code min} and {@code max}. */
    RANGE,
    /** Whole numbers between {@code min} and {@code max}; whether {@code max} is one of them is the generator's. */
    INTEGER
}
