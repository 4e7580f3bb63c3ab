package dev.gunfeel.check.target;

import dev.gunfeel.input.Defaults;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;

/**
 * Where on the target the shooter aims at the first shot. Sights are zeroed for every distance: the aim is exactly there.
 *
 * @param rightMeters metres to the right of the target's middle, from -1000000 to 1000000; 0 where left out
 * @param upMeters metres above the target's middle, from -1000000 to 1000000; 0 where left out
 */
public record AimPoint(
        @DecimalMin("-1000000") @DecimalMax("1000000") Double rightMeters,
        @DecimalMin("-1000000") @DecimalMax("1000000") Double upMeters) {
    /** The middle of the target. */
    public static final AimPoint MIDDLE = new AimPoint(0.0, 0.0);

    /** Puts the defaults where something is left out. */
    public AimPoint {
        rightMeters = Defaults.or(rightMeters, 0.0);
        upMeters = Defaults.or(upMeters, 0.0);
    }
}
