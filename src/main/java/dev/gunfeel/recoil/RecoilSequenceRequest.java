package dev.gunfeel.recoil;

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
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * The view while a rested weapon fires, and for some time after.
 *
 * @param formulas which form of the formulas, over what the weapon says; the weapon's where left out, published where it
 *     says nothing
 * @param weapon the weapon document; instead of {@code preset}
 * @param preset the name of a weapon that comes with Gunfeel; instead of {@code weapon}
 * @param seeds seeds that go over the weapon's
 * @param generator where random numbers come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 * @param firing how the weapon is fired; a full magazine standing still where left out, or 30 shots of a weapon without
 *     {@code magazineSize}
 * @param sampleRateHz samples per second, above 0
 * @param tailSeconds how long to go on after the last shot, in seconds, at least 0
 * @param against the document of a weapon to compare with; it is fired the same way
 * @param againstPreset the name of a weapon that comes with Gunfeel, to compare with; instead of {@code against}
 * @param axes of no effect here; taken so that one body serves all weapon endpoints
 * @param view of no effect here; taken so that one body serves all weapon endpoints
 * @param distanceMeters of no effect here; taken so that one body serves all weapon endpoints
 */
@RecordBuilder
public record RecoilSequenceRequest(
        @Nullable Formulas formulas,
        @Nullable Weapon weapon,
        @Nullable Preset preset,
        @Nullable Seeds seeds,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime,
        @Nullable Firing firing,
        @Positive @DecimalMax("1000000") Double sampleRateHz,
        @PositiveOrZero @DecimalMax("3600") Double tailSeconds,
        @Nullable Weapon against,
        @Nullable Preset againstPreset,
        @Nullable Axes axes,
        @Nullable View view,
        @Nullable @Positive @DecimalMax("1000000") Double distanceMeters)
        implements FiringRequest, RecoilSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public RecoilSequenceRequest {
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
        sampleRateHz = Defaults.or(sampleRateHz, 60.0);
        tailSeconds = Defaults.or(tailSeconds, 1.0);
    }

    /**
     * Asks for a weapon to be fired.
     *
     * @param weapon the weapon
     * @param firing how it is fired
     * @return a request that leaves all else to the defaults
     */
    public static RecoilSequenceRequest of(Weapon weapon, Firing firing) {
        return RecoilSequenceRequestBuilder.builder()
                .weapon(weapon)
                .firing(firing)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        FiringRequest.super.rules(complaints);
        for (Armament armament : soundArmaments(complaints)) {
            armament.requirePart("recoil", armament.weapon().recoil(), complaints);
            sampleRules(armament.weapon(), complaints);
        }
    }

    private void sampleRules(Weapon fired, Complaints complaints) {
        if (knowsFiring(complaints) && complaints.sound("sampleRateHz", "tailSeconds")) {
            Samples.rules(firingInForce().lastShotSeconds(fired) + tailSeconds, sampleRateHz, complaints);
        }
    }
}
