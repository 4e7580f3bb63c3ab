package dev.gunfeel.importing;

/**
 * What a document says and a weapon can't.
 *
 * @param line the line that it stands at, from 1
 * @param name its name there
 * @param value its value as it is written, cut to 100 characters; empty for a block
 * @param reason why the weapon has no counterpart for it, or where it belongs instead
 */
public record Unmatched(Integer line, String name, String value, String reason) {}
