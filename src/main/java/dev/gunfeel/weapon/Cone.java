package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Curve;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

/**
 * Chance on every bullet: each goes somewhere within a cone round the aim. It is what most games call spread or bloom.
 *
 * @param degrees the half-angle of the cone in degrees, from 0 to 45: a number, or a curve over heat, which needs
 *     {@code heat}
 * @param exponent how bullets lie in the cone, above 0 to 10: 0.5 is even over the disc, 1 even in radius and so denser in
 *     the middle
 * @param restedFactor what the half-angle is multiplied by where heat is 0, from 0 (the first shot is true) to 1; 1 where
 *     left out; needs {@code heat}. Where stances that are taken state their own, their product takes its place
 * @param heat how hot the weapon gets; no heat where left out
 */
@RecordBuilder
public record Cone(
        @NotNull Curve degrees,
        @Positive @DecimalMax("10") Double exponent,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double restedFactor,
        @Nullable Heat heat)
        implements Rules, ConeBuilder.With {
    /** The widest cone, in degrees from its middle. */
    public static final double WIDEST_DEGREES = 45;

    /** Puts the defaults where something is left out. */
    public Cone {
        exponent = Defaults.or(exponent, 0.5);
    }

    /**
     * Makes a cone that is even over its disc.
     *
     * @param degrees its half-angle in degrees, from 0 to 45; over heat where it is not the same everywhere, which takes {@code heat}
     * @return the cone, without heat
     */
    public static Cone of(Curve degrees) {
        return ConeBuilder.builder().degrees(degrees).build();
    }

    @Override
    public void rules(Complaints complaints) {
        Curves.rules("degrees", degrees, 0, WIDEST_DEGREES, complaints);
        Curves.needsHeat("degrees", degrees, heat, "heat beside it", complaints);
        if (restedFactor != null && heat == null && complaints.sound("restedFactor", "heat")) {
            complaints.add(
                    "restedFactor",
                    "is for shots without heat, but there is no heat; add heat, or leave it out",
                    restedFactor);
        }
    }
}
