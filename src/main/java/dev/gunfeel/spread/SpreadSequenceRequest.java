package dev.gunfeel.spread;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.FiringRequest;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

/**
 * Shots from a rested weapon, as one burst or several.
 *
 * @param formulas which form of the formulas, over what the weapon says; the weapon's where left out, published where it
 *     says nothing
 * @param axes the axes of directions
 * @param weapon the weapon document; instead of {@code preset}
 * @param preset the name of a weapon that comes with Gunfeel; instead of {@code weapon}
 * @param seeds seeds that go over the weapon's
 * @param generator where random numbers come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 * @param view where the aim points
 * @param distanceMeters metres to a wall square to the view, above 0; adds the impacts
 * @param firing how the weapon is fired; a full magazine standing still where left out, or 30 shots of a weapon without
 *     {@code magazineSize}
 * @param against the document of a weapon to compare with; it is fired the same way
 * @param againstPreset the name of a weapon that comes with Gunfeel, to compare with; instead of {@code against}
 */
@RecordBuilder
public record SpreadSequenceRequest(
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
        @Nullable Firing firing,
        @Nullable Weapon against,
        @Nullable Preset againstPreset)
        implements FiringRequest, SpreadSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public SpreadSequenceRequest {
        axes = Defaults.or(axes, Axes.UNITY);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
        view = Defaults.or(view, View.FORWARD);
    }

    /**
     * Asks for a weapon to be fired.
     *
     * @param weapon the weapon
     * @param firing how it is fired
     * @return a request that leaves all else to the defaults
     */
    public static SpreadSequenceRequest of(Weapon weapon, Firing firing) {
        return SpreadSequenceRequestBuilder.builder()
                .weapon(weapon)
                .firing(firing)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        FiringRequest.super.rules(complaints);
        for (Armament armament : soundArmaments(complaints)) {
            armament.requireSpread(complaints);
        }
    }
}
