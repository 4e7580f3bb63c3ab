package dev.gunfeel.spread;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Seeds;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * All that a weapon's spread remembers just after a shot. Hand it back with the next step, and the chain of steps is the
 * sequence to the last bit.
 *
 * @param potentialSeconds the potential just after the shot
 * @param seedOffset the place of that shot since the weapon last rested, from 0
 * @param shotNumber how many shots were fired so far, at least 1
 * @param q the sideways place of that shot
 * @param seeds the seeds in force
 * @param burstStartSeconds when the burst of that shot began, in seconds since the first shot of all
 * @param burstShots how many shots of that burst were fired: the time of a shot is counted from the start of its burst,
 *     so that rounding does not add up
 */
public record SpreadState(
        @NotNull @PositiveOrZero Double potentialSeconds,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer seedOffset,
        @NotNull @Min(1) @Max(1_000_000_000) Integer shotNumber,

        @NotNull @DecimalMin("-10000000000000") @DecimalMax("10000000000000")
        Double q,

        @NotNull Seeds seeds,
        @PositiveOrZero Double burstStartSeconds,
        @Min(1) @Max(1_000_000_000) Integer burstShots) {
    public SpreadState {
        burstStartSeconds = Defaults.or(burstStartSeconds, 0.0);
        burstShots = Defaults.or(burstShots, 1);
    }

    static SpreadState of(FireMemory memory, double q, Seeds seeds) {
        return new SpreadState(
                memory.potentialSeconds(),
                memory.seedOffset(),
                memory.shotNumber(),
                q,
                seeds,
                memory.burstStartSeconds(),
                memory.burstShots());
    }

    FireMemory memory() {
        return new FireMemory(potentialSeconds, seedOffset, shotNumber, burstStartSeconds, burstShots);
    }
}
