package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import org.jspecify.annotations.Nullable;

/**
 * Where a weapon's bullets go, relative to the aim. A part that is left out contributes nothing.
 *
 * @param forwardDistance the distance at which magnitudes are measured, in the same unit as they: 0.1 at 10 is 0.57
 *     degrees
 * @param carryExponent the power of the potential ratio that says how much of the shot before's sideways place a shot
 *     starts from, at least 1
 * @param lift the climb
 * @param random the repeatable scatter round the lifted point
 * @param running the truly random scatter of shooting while moving
 * @param cone the truly random scatter of every bullet: what most games call spread or bloom
 * @param pattern a pattern that somebody drew, in the place of lift and random or beside them
 */
@RecordBuilder
public record WeaponSpread(
        @DecimalMin("0.001") @DecimalMax("1000000") Double forwardDistance,
        @DecimalMin("1") @DecimalMax("1000") Double carryExponent,
        @Nullable LiftingSpread lift,
        @Nullable RandomSpread random,
        @Nullable RunningSpread running,
        @Nullable Cone cone,
        @Nullable DrawnPattern pattern)
        implements WeaponSpreadBuilder.With {
    /** No part at all: every bullet goes where the aim points. */
    public static final WeaponSpread NONE = WeaponSpreadBuilder.builder().build();

    /** Puts the defaults where something is left out. */
    public WeaponSpread {
        forwardDistance = Defaults.or(forwardDistance, 10.0);
        carryExponent = Defaults.or(carryExponent, 1.0);
    }
}
