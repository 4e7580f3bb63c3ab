package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * How a weapon moves the view when it fires. A part that is left out contributes nothing.
 *
 * @param rolling turns the view about its own axis, positive leaning its top to the right; only seen, the aim stays
 * @param knocking turns the view up and sideways, and the aim with it
 * @param punching changes the field of view, positive widening it; only seen, the aim stays. Leave it critically damped,
 *     as the guide advises: a field of view that swings past its start is unpleasant to look at
 * @param firstShotFactor what the kick of the first shot of a rested weapon is multiplied by in all channels, at least 0
 */
@RecordBuilder
public record WeaponRecoil(
        @Nullable RecoilChannel rolling,
        @Nullable Knocking knocking,
        @Nullable RecoilChannel punching,
        @PositiveOrZero @DecimalMax("1000") Double firstShotFactor)
        implements Rules, WeaponRecoilBuilder.With {
    /** No part at all: the view stays where it is. */
    public static final WeaponRecoil NONE = WeaponRecoilBuilder.builder().build();

    /** Puts the defaults where something is left out. */
    public WeaponRecoil {
        rolling = rolling == null ? null : rolling.orSign(RecoilSign.RANDOM);
        punching = punching == null ? null : punching.orSign(RecoilSign.POSITIVE);
        firstShotFactor = Defaults.or(firstShotFactor, 1.0);
    }

    @Override
    public void rules(Complaints complaints) {
        if (rolling != null) {
            rolling.peakRules(complaints.at("rolling"));
        }
        if (punching != null) {
            punching.peakRules(complaints.at("punching"));
        }
    }

    /** {@return the vertical channel of knocking; null where there is none} */
    public @Nullable RecoilChannel vertical() {
        return knocking == null ? null : knocking.vertical();
    }

    /** {@return the horizontal channel of knocking; null where there is none} */
    public @Nullable RecoilChannel horizontal() {
        return knocking == null ? null : knocking.horizontal();
    }

    /** Adds a complaint for every rule that depends on which formulas are computed. */
    void rules(Formulas formulas, Complaints complaints) {
        if (rolling != null) {
            rolling.rules(formulas, complaints.at("rolling"));
        }
        if (knocking != null) {
            knocking.rules(formulas, complaints.at("knocking"));
        }
        if (punching != null) {
            punching.rules(formulas, complaints.at("punching"));
        }
    }
}
