package dev.gunfeel.weapon;

import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;

/**
 * The weapon's memory of recent fire: how fast it fills while shooting and, in seconds of rest, how long it takes to
 * empty. Shot n of a full-auto burst, from 0, has the potential ratio {@code min(1, n * gain)}.
 *
 * @param maxSeconds seconds of rest from full to empty, above 0; the potential ratio is the potential over this
 * @param gain the share of the maximum that one shot adds, from 0 (no memory) to 1 (full after one shot)
 */
@RecordBuilder
public record Potential(
        @NotNull @Positive @DecimalMax("3600") Double maxSeconds,
        @NotNull @DecimalMin("0") @DecimalMax("1") Double gain)
        implements PotentialBuilder.With {
    /**
     * Makes the memory of a weapon.
     *
     * @param maxSeconds seconds of rest from full to empty, above 0
     * @param gain the share of the maximum that one shot adds, from 0 to 1
     * @return the memory
     */
    public static Potential of(double maxSeconds, double gain) {
        return PotentialBuilder.builder().maxSeconds(maxSeconds).gain(gain).build();
    }

    /** The potential of a weapon that has neither spread nor recoil: it remembers nothing. */
    static final Potential NONE = of(1.0, 0.0);
}
