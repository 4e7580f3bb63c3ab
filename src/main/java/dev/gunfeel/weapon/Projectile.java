package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * A bullet that takes its time. Without one a bullet is there at once.
 *
 * @param speed how fast it flies, in metres/second, above 0
 * @param gravity how fast it falls, in metres/second², at least 0; 9.81 on Earth
 */
@RecordBuilder
public record Projectile(
        @NotNull @Positive @DecimalMax("1000000") Double speed,
        @PositiveOrZero @DecimalMax("1000") Double gravity) implements ProjectileBuilder.With {
    /** Puts the defaults where something is left out. */
    public Projectile {
        gravity = Defaults.or(gravity, 0.0);
    }

    /**
     * Makes a projectile that flies straight.
     *
     * @param speed metres/second, above 0
     * @return the projectile, without gravity
     */
    public static Projectile of(double speed) {
        return ProjectileBuilder.builder().speed(speed).build();
    }

    /**
     * Computes how long the flight lasts.
     *
     * @param distanceMeters metres to the target, at least 0
     * @return seconds
     */
    public double flightSeconds(double distanceMeters) {
        return distanceMeters / speed;
    }

    /**
     * Computes how far the bullet falls.
     *
     * @param distanceMeters metres to the target, at least 0
     * @return metres, at least 0
     */
    public double dropMeters(double distanceMeters) {
        double seconds = flightSeconds(distanceMeters);
        return gravity * seconds * seconds / 2;
    }
}
