package dev.gunfeel.solve;

import java.util.List;

/**
 * One number that mends a failed check by itself.
 *
 * @param check what the check is called
 * @param pointer the JSON Pointer of the number in the weapon document
 * @param before what it is
 * @param after what it must become for the check to pass
 * @param change the share of itself by which it changes, above 0
 * @param breaks the checks that pass now and would not any more
 */
public record Mend(String check, String pointer, Double before, Double after, Double change, List<String> breaks) {}
