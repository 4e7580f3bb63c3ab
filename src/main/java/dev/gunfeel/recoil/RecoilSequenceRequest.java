package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.FiringRequest;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * The view while a rested weapon fires, and for some time after.
 *
 * @param formulas which form of the formulas
 * @param weapon the weapon document; instead of {@code preset}
 * @param preset the name of a weapon that comes with Gunfeel; instead of {@code weapon}
 * @param seeds seeds that go over the weapon's
 * @param generator where random numbers come from
 * @param firing how the weapon is fired
 * @param sampleRateHz samples per second, above 0
 * @param tailSeconds how long to go on after the last shot, in seconds, at least 0
 * @param against the document of a weapon to compare with; it is fired the same way
 * @param againstPreset the name of a weapon that comes with Gunfeel, to compare with; instead of {@code against}
 * @param axes of no effect here; taken so that one body serves all weapon endpoints
 * @param view of no effect here; taken so that one body serves all weapon endpoints
 * @param distanceMeters of no effect here; taken so that one body serves all weapon endpoints
 */
public record RecoilSequenceRequest(
        Formulas formulas,
        @Nullable Weapon weapon,
        @Nullable Preset preset,
        @Nullable Seeds seeds,
        Algorithm generator,
        @NotNull Firing firing,
        @Positive @DecimalMax("1000000") Double sampleRateHz,
        @PositiveOrZero @DecimalMax("3600") Double tailSeconds,
        @Nullable Weapon against,
        @Nullable Preset againstPreset,
        @Nullable Axes axes,
        @Nullable View view,
        @Nullable @Positive @DecimalMax("1000000") Double distanceMeters)
        implements FiringRequest {
    public RecoilSequenceRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        sampleRateHz = Defaults.or(sampleRateHz, 60.0);
        tailSeconds = Defaults.or(tailSeconds, 1.0);
    }

    /** Makes a request about one weapon, compared with none. */
    public RecoilSequenceRequest(
            Formulas formulas,
            @Nullable Weapon weapon,
            @Nullable Preset preset,
            @Nullable Seeds seeds,
            Algorithm generator,
            Firing firing,
            Double sampleRateHz,
            Double tailSeconds) {
        this(
                formulas,
                weapon,
                preset,
                seeds,
                generator,
                firing,
                sampleRateHz,
                tailSeconds,
                null,
                null,
                null,
                null,
                null);
    }

    /** Returns the request about the weapon to compare with, null where there is none. */
    @Nullable
    RecoilSequenceRequest other() {
        return against == null && againstPreset == null
                ? null
                : new RecoilSequenceRequest(
                        formulas, against, againstPreset, seeds, generator, firing, sampleRateHz, tailSeconds);
    }

    /** Returns a request that leaves all but weapon and firing to their defaults. */
    @SuppressWarnings("NullAway") // What is null here, the constructor gives its default.
    public static RecoilSequenceRequest of(Weapon weapon, Firing firing) {
        return new RecoilSequenceRequest(null, weapon, null, null, null, firing, null, null);
    }

    @Override
    public void rules(Complaints complaints) {
        FiringRequest.super.rules(complaints);
        Weapon armed = soundWeapon(complaints);
        if (armed != null) {
            requirePart("recoil", armed.recoil(), complaints);
            sampleRules(armed, complaints);
        }
        Weapon other = soundAgainst(complaints);
        if (other != null) {
            requirePartAgainst("recoil", other.recoil(), complaints);
            sampleRules(other, complaints);
        }
    }

    private void sampleRules(Weapon fired, Complaints complaints) {
        if (complaints.sound("firing", "sampleRateHz", "tailSeconds")) {
            Samples.rules(firing.lastShotSeconds(fired) + tailSeconds, sampleRateHz, complaints);
        }
    }
}
