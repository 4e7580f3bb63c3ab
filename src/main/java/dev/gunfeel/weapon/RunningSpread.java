package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Range;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * The spread of shooting while moving: truly random, in any direction, growing with speed.
 *
 * @param magnitude the largest distance from the aimed point at full speed, in units of the forward distance, at least 0
 * @param exponent the power of speed over {@code maxSpeed}, at least 1; above 1 slow steps cost little
 * @param maxSpeed the speed in metres/second at which the spread is full, above 0
 * @param range the shares of the distance that a shot is drawn between, within [-1, 1]; from 0, a lucky straight shot
 *     stays possible
 * @param verticalScale what the vertical part is multiplied by, at least 0; below 1 the spread lies flat
 */
@RecordBuilder
public record RunningSpread(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double magnitude,
        @DecimalMin("1") @DecimalMax("1000") Double exponent,
        @NotNull @Positive Double maxSpeed,
        Range range,
        @PositiveOrZero @DecimalMax("1000") Double verticalScale)
        implements Rules, RunningSpreadBuilder.With {
    /** Puts the defaults where something is left out. */
    public RunningSpread {
        exponent = Defaults.or(exponent, 1.0);
        range = Defaults.or(range, new Range(0, 1));
        verticalScale = Defaults.or(verticalScale, 1.0);
    }

    /**
     * Makes a scatter that grows evenly with speed, as high as it is wide.
     *
     * @param magnitude the largest distance from the aimed point at full speed, in units of the forward distance, at least 0
     * @param maxSpeed the speed in metres/second at which the spread is full, above 0
     * @return the scatter
     */
    public static RunningSpread of(double magnitude, double maxSpeed) {
        return RunningSpreadBuilder.builder()
                .magnitude(magnitude)
                .maxSpeed(maxSpeed)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        ShareRules.rules("range", range, complaints);
    }
}
