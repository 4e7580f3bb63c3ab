package dev.gunfeel.check.target;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * Armor, which takes a share of every hit until it is used up; the rest goes to health.
 *
 * @param points how much it takes in all, at least 0
 * @param absorbs the share of a hit's damage that it takes while there is enough left of it, from 0 to 1
 */
public record Armor(
        @NotNull @PositiveOrZero @DecimalMax("1000000000") Double points,
        @NotNull @DecimalMin("0") @DecimalMax("1") Double absorbs) {}
