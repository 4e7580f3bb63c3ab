package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * Some shots at the weapon's full rate.
 *
 * @param shots how many, at least 1
 * @param pauseSeconds seconds from the last shot of the burst before, at least the fire interval; required, except in
 *     the first burst, which has none
 * @param speed how fast the shooter moves, in metres/second, at least 0
 */
@RecordBuilder
public record Burst(
        @NotNull @Min(1) Integer shots,
        @Nullable @PositiveOrZero @DecimalMax("1000000000") Double pauseSeconds,
        @PositiveOrZero Double speed)
        implements BurstBuilder.With {
    /** Puts the defaults where something is left out. */
    public Burst {
        speed = Defaults.or(speed, 0.0);
    }

    /**
     * Makes a burst of somebody who stands still.
     *
     * @param shots how many shots, at least 1
     * @return the burst, without the pause that all but the first need
     */
    public static Burst of(int shots) {
        return BurstBuilder.builder().shots(shots).build();
    }
}
