package dev.gunfeel.solve;

/**
 * A number of the weapon document that became another.
 *
 * @param pointer the JSON Pointer of the number in the weapon document
 * @param before what it was
 * @param after what it is now
 */
public record ChangedNumber(String pointer, Double before, Double after) {}
