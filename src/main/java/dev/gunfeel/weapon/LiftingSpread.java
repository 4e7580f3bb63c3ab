package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
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
@RecordBuilder
public record LiftingSpread(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double magnitude,
        @DecimalMin("1") @DecimalMax("1000") Double exponent)
        implements LiftingSpreadBuilder.With {
    /** Puts the defaults where something is left out. */
    public LiftingSpread {
        exponent = Defaults.or(exponent, 1.0);
    }

    /**
     * Makes a climb that grows evenly with the potential.
     *
     * @param magnitude the lift at full potential, in units of the forward distance, at least 0
     * @return the climb, with the exponent 1
     */
    public static LiftingSpread of(double magnitude) {
        return LiftingSpreadBuilder.builder().magnitude(magnitude).build();
    }
}
