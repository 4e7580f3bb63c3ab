package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * The climb of the spread: straight up and without chance, {@code magnitude * ratio^exponent}.
 *
 * @param magnitude the lift at full potential, in units of the forward distance, at least 0
 * @param exponent the power of the potential ratio, at least 1; above 1 the climb starts slowly
 */
public record LiftingSpread(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double magnitude,
        @DecimalMin("1") @DecimalMax("1000") Double exponent) {
    public LiftingSpread {
        exponent = Defaults.or(exponent, 1.0);
    }
}
