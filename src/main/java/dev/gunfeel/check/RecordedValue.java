package dev.gunfeel.check;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * A figure of a weapon as it was.
 *
 * @param weapon the name of the weapon
 * @param measure what was measured, in the words that Gunfeel writes for it
 * @param value the figure, in the metric's unit
 */
public record RecordedValue(
        @NotNull @Size(max = 200) String weapon,
        @NotNull String measure,
        @NotNull Double value) {}
