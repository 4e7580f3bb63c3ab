package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
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
public record Burst(
        @NotNull @Min(1) Integer shots,
        @Nullable @PositiveOrZero @DecimalMax("1000000000") Double pauseSeconds,
        @PositiveOrZero Double speed) {
    public Burst {
        speed = Defaults.or(speed, 0.0);
    }
}
