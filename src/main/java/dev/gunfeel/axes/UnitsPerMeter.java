package dev.gunfeel.axes;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import org.jspecify.annotations.Nullable;

/**
 * How long a metre is on either side.
 *
 * @param from units in a metre of the positions that are given; the engine's own where it is left out: 100 in Unreal, 52.493 in
 *     Source, 1 in the others
 * @param to units in a metre of the positions that are wanted; the engine's own where it is left out
 */
public record UnitsPerMeter(
        @Nullable @DecimalMin("1e-6") @DecimalMax("1e6") Double from,
        @Nullable @DecimalMin("1e-6") @DecimalMax("1e6") Double to) {
    /** The engines' own. */
    static final UnitsPerMeter OF_THE_ENGINES = new UnitsPerMeter(null, null);
}
