package dev.gunfeel.importing;

/**
 * What a weapon needs and its document does not say, or says otherwise than a weapon can: look at it before you rely on it.
 *
 * @param pointer JSON Pointer to the part of the answer that was chosen
 * @param reason what was chosen, and why
 */
public record Assumption(String pointer, String reason) {}
