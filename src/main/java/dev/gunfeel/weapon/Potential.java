package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
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
 * @param rest what counts as rest
 */
@RecordBuilder
public record Potential(
        @NotNull @Positive @DecimalMax("3600") Double maxSeconds,
        @NotNull @DecimalMin("0") @DecimalMax("1") Double gain,
        Rest rest)
        implements PotentialBuilder.With {
    /** Counts as rest what lies beyond the fire interval where nothing is said. */
    public Potential {
        rest = Defaults.or(rest, Rest.BEYOND_INTERVAL);
    }

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

    /** Returns the potential just after a shot. */
    double after(double before, double fireInterval) {
        return switch (rest) {
            // Summed in this order, as it always was: to the last bit.
            case BEYOND_INTERVAL -> Math.min(before + fireInterval + gain * maxSeconds, maxSeconds + fireInterval);
            case ALWAYS -> Math.min(before + gain * maxSeconds, maxSeconds);
        };
    }

    /**
     * Returns by how much the ratio grows from shot to shot of a burst.
     *
     * @param fireInterval the fire interval in seconds
     * @return the gain, less what an interval of rest takes away where all time is rest; 0 or less where nothing adds up
     */
    public double step(double fireInterval) {
        return rest == Rest.ALWAYS ? gain - fireInterval / maxSeconds : gain;
    }
}
