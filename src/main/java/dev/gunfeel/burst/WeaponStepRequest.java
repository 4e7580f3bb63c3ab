package dev.gunfeel.burst;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.StepRequest;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole weapon at the next frame or shot, for a tool that drives its own clock.
 *
 * @param formulas which form of the formulas, over what the weapon says; the weapon's where left out, published where it
 *     says nothing
 * @param axes the axes of directions
 * @param weapon the weapon document; instead of {@code preset}
 * @param preset the name of a weapon that comes with Gunfeel; instead of {@code weapon}
 * @param seeds seeds that go over the weapon's; a state's stay in force and must not be contradicted
 * @param generator where random numbers come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 * @param view where the aim was at the first shot, without recoil
 * @param distanceMeters metres to a wall square to the aim of the start, above 0; adds the impact
 * @param state what the step before left; without it the weapon is rested and the view at rest
 * @param elapsedSeconds seconds since the state's instant; with {@code fire} at least the fire interval must have passed since the
 *     shot before; required with a state, of no effect without
 * @param fire whether a shot is fired at this instant; false for a frame between shots
 * @param speed how fast the shooter moves, in metres/second, at least 0; of no effect on a frame between shots
 * @param stances the names of the weapon's stances that are taken by the shot
 * @param recoilControl the share of knocking that the player cancels, from 0 (none) to 1 (the aim stays)
 */
@RecordBuilder
public record WeaponStepRequest(
        @Nullable Formulas formulas,
        Axes axes,
        @Nullable Weapon weapon,
        @Nullable Preset preset,
        @Nullable Seeds seeds,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime,
        View view,
        @Nullable @Positive @DecimalMax("1000000") Double distanceMeters,
        @Nullable WeaponState state,
        @Nullable @PositiveOrZero @DecimalMax("1000000000") Double elapsedSeconds,
        Boolean fire,
        @PositiveOrZero Double speed,
        @Size(max = 32) List<String> stances,
        @DecimalMin("0") @DecimalMax("1") Double recoilControl)
        implements StepRequest, WeaponStepRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public WeaponStepRequest {
        axes = Defaults.or(axes, Axes.UNITY);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
        view = Defaults.or(view, View.FORWARD);
        fire = Defaults.or(fire, true);
        speed = Defaults.or(speed, 0.0);
        stances = Defaults.or(stances, List.of());
        recoilControl = Defaults.or(recoilControl, 0.0);
    }

    /**
     * Asks for the first shot of a rested weapon by somebody who stands still.
     *
     * @param weapon the weapon
     * @return a request that leaves all else to the defaults
     */
    public static WeaponStepRequest of(Weapon weapon) {
        return WeaponStepRequestBuilder.builder().weapon(weapon).build();
    }

    @Override
    public void rules(Complaints complaints) {
        StepRequest.super.rules(complaints);
        originRules(state == null ? null : state.origin(), complaints);
        if (state != null && complaints.sound("state", "seeds")) {
            stateRules(state.seeds(), state.memory().shotNumber() + 1L, complaints);
        }
        Armament armament = soundArmament(complaints);
        if (armament == null) {
            return;
        }
        Stance.rules(armament.weapon().stances(), stances, complaints);
        if (state != null && complaints.sound("generatorLifetime")) {
            drawnOnRules(armament.weapon(), state.memory(), complaints);
        }
        if (fire && state != null && elapsedSeconds != null && complaints.sound("state", "elapsedSeconds")) {
            shotRules(armament.weapon(), state.memory(), state.sinceShotSeconds() + elapsedSeconds, complaints);
        }
    }
}
