package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * What a hit does.
 *
 * @param perHit health that one hit takes at full damage, at least 0
 * @param headMultiplier what a hit of the head multiplies it by, at least 0
 * @param falloff damage over distance: points with rising distances, linear between them, held before the first and
 *     after the last; full damage everywhere where it is empty
 */
@RecordBuilder
public record Damage(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double perHit,
        @PositiveOrZero @DecimalMax("1000") Double headMultiplier,
        @Size(max = 1000) List<Falloff> falloff)
        implements Rules, DamageBuilder.With {
    /** Puts the defaults where something is left out. */
    public Damage {
        headMultiplier = Defaults.or(headMultiplier, 1.0);
        falloff = Defaults.or(falloff, List.of());
    }

    /**
     * Makes damage that is the same everywhere, at every distance.
     *
     * @param perHit health that one hit takes, at least 0
     * @return the damage
     */
    public static Damage of(double perHit) {
        return DamageBuilder.builder().perHit(perHit).build();
    }

    /**
     * Returns what damage is multiplied by at a distance: linear between the points of {@code falloff}, held outside.
     *
     * @param distanceMeters metres, at least 0
     * @return the factor; 1 without any point
     */
    public double factor(double distanceMeters) {
        if (falloff.isEmpty()) {
            return 1;
        }
        Falloff before = falloff.get(0);
        for (Falloff point : falloff) {
            if (distanceMeters <= point.distanceMeters()) {
                double span = point.distanceMeters() - before.distanceMeters();
                double share = span == 0 ? 1 : (distanceMeters - before.distanceMeters()) / span;
                return before.factor() + (point.factor() - before.factor()) * share;
            }
            before = point;
        }
        return before.factor();
    }

    @Override
    public void rules(Complaints complaints) {
        if (!complaints.sound("falloff")) {
            return;
        }
        for (int i = 1; i < falloff.size(); i++) {
            double before = falloff.get(i - 1).distanceMeters();
            double distance = falloff.get(i).distanceMeters();
            if (distance <= before) {
                complaints
                        .at("falloff")
                        .at(i)
                        .add(
                                "distanceMeters",
                                "is " + Figures.of(distance) + " m, but must be above the " + Figures.of(before)
                                        + " m of the point before; sort the points by distance",
                                distance);
            }
        }
    }
}
