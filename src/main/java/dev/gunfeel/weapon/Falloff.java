package dev.gunfeel.weapon;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * One point of the line that damage follows over distance.
 *
 * @param distanceMeters the distance in metres, at least 0
 * @param factor what the damage is multiplied by at this distance, at least 0
 */
public record Falloff(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double distanceMeters,
        @NotNull @PositiveOrZero @DecimalMax("1000") Double factor) {}
