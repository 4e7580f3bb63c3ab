package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * The weapon document: everything that makes a weapon's feel. A part that is left out contributes nothing.
 *
 * @param name what the weapon is called
 * @param fireIntervalSeconds seconds from one shot to the next at full rate, from 0.001 to 3600
 * @param potential the memory of recent fire; required where there is spread or recoil
 * @param seeds the seeds of the weapon's pattern; left out, spread 1 and recoil 500009, so a weapon has one pattern
 *     unless somebody changes it
 * @param spread where the bullets go, relative to the aim
 * @param recoil how the view moves
 * @param magazineSize shots in a full magazine, from 1 to 100000
 * @param damage what a hit does
 */
@RecordBuilder
public record Weapon(
        @Nullable @Size(max = 200) String name,
        @NotNull @DecimalMin("0.001") @DecimalMax("3600") Double fireIntervalSeconds,
        @Nullable Potential potential,
        Seeds seeds,
        @Nullable WeaponSpread spread,
        @Nullable WeaponRecoil recoil,
        @Nullable @Min(1) @Max(100_000) Integer magazineSize,
        @Nullable Damage damage)
        implements Rules, WeaponBuilder.With {
    /** Puts the defaults where something is left out. */
    public Weapon {
        seeds = Defaults.or(seeds, Seeds.NONE).over(Seeds.STANDARD);
    }

    /**
     * Starts a weapon that fires at a rate and has no other part; the methods named {@code with…} add them.
     *
     * @param seconds seconds from one shot to the next at full rate, from 0.001 to 3600
     * @return a weapon without a name, spread, recoil, magazine and damage
     */
    public static Weapon firingEvery(double seconds) {
        return WeaponBuilder.builder().fireIntervalSeconds(seconds).build();
    }

    /** {@return whether the weapon has spread that draws from the running seed} */
    public boolean hasRunningSpread() {
        return spread != null && spread.running() != null;
    }

    /** Returns the potential, or one that remembers nothing for a weapon without spread and recoil. */
    Potential memory() {
        return potential == null ? Potential.NONE : potential;
    }

    @Override
    public void rules(Complaints complaints) {
        if (potential == null && complaints.sound("potential") && (spread != null || recoil != null)) {
            String why = spread == null ? "recoil" : recoil == null ? "spread" : "spread and recoil";
            complaints.add("potential", "is required where there is " + why + "; add maxSeconds and gain", null);
        }
    }

    /**
     * Adds a complaint for every rule that depends on which formulas are computed.
     *
     * @param formulas which form of the formulas
     * @param complaints where complaints about the weapon go
     */
    public void rules(Formulas formulas, Complaints complaints) {
        if (recoil != null) {
            recoil.rules(formulas, complaints.at("recoil"));
        }
    }
}
