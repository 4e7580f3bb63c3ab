package dev.gunfeel.spread;

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
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One shot, for a tool that drives its own clock.
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
 * @param view where the aim points
 * @param distanceMeters metres to a wall square to the view, above 0; adds the impact
 * @param state what the shot before left; without it the shot is the first of a rested weapon
 * @param elapsedSeconds seconds since the shot that left the state, at least the fire interval; required with a state,
 *     of no effect without
 * @param speed how fast the shooter moves, in metres/second, at least 0
 * @param stances the names of the weapon's stances that are taken
 */
@RecordBuilder
public record SpreadStepRequest(
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
        @Nullable SpreadState state,
        @Nullable @PositiveOrZero @DecimalMax("1000000000") Double elapsedSeconds,
        @PositiveOrZero Double speed,
        @Size(max = 32) List<String> stances)
        implements StepRequest, SpreadStepRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public SpreadStepRequest {
        axes = Defaults.or(axes, Axes.UNITY);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
        view = Defaults.or(view, View.FORWARD);
        speed = Defaults.or(speed, 0.0);
        stances = Defaults.or(stances, List.of());
    }

    /**
     * Asks for the first shot of a rested weapon by somebody who stands still.
     *
     * @param weapon the weapon
     * @return a request that leaves all else to the defaults
     */
    public static SpreadStepRequest of(Weapon weapon) {
        return SpreadStepRequestBuilder.builder().weapon(weapon).build();
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
        armament.requireSpread(complaints);
        Stance.rules(armament.weapon().stances(), stances, complaints);
        if (state != null && complaints.sound("generatorLifetime")) {
            drawnOnRules(armament.weapon(), state.memory(), complaints);
        }
        if (state != null && elapsedSeconds != null && complaints.sound("state", "elapsedSeconds")) {
            shotRules(armament.weapon(), state.memory(), elapsedSeconds, complaints);
        }
    }
}
