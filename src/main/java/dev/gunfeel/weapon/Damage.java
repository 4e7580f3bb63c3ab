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
import org.jspecify.annotations.Nullable;

/**
 * What a hit does.
 *
 * @param perHit health that one hit takes at full damage, at least 0
 * @param headMultiplier what a hit of the head multiplies it by, at least 0; instead of {@code zones.head}
 * @param zones what it is multiplied by where it hits
 * @param falloff damage over distance: points with rising distances, linear between them, held before the first and
 *     after the last; full damage everywhere where it is empty
 * @param falloffInterpolation what it is between two points of the falloff
 * @param rounding how the damage of one hit is rounded, after zone and distance
 */
@RecordBuilder
public record Damage(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double perHit,
        @PositiveOrZero @DecimalMax("1000") Double headMultiplier,
        @Nullable Zones zones,
        @Size(max = 1000) List<Falloff> falloff,
        FalloffInterpolation falloffInterpolation,
        DamageRounding rounding)
        implements Rules, DamageBuilder.With {
    /** Puts the defaults where something is left out. */
    public Damage {
        // Two factors of the head contradict each other, so one that is left out stays away beside the other.
        if (zones == null || zones.head() == null) {
            headMultiplier = Defaults.or(headMultiplier, 1.0);
        }
        falloff = Defaults.or(falloff, List.of());
        falloffInterpolation = Defaults.or(falloffInterpolation, FalloffInterpolation.LINEAR);
        rounding = Defaults.or(rounding, DamageRounding.NONE);
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
     * Returns what damage is multiplied by at a distance: as {@code falloffInterpolation} says between the points of
     * {@code falloff}, held outside.
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
            boolean isStep = falloffInterpolation == FalloffInterpolation.STEP;
            if (isStep ? distanceMeters < point.distanceMeters() : distanceMeters <= point.distanceMeters()) {
                double span = point.distanceMeters() - before.distanceMeters();
                double share = isStep ? 0 : span == 0 ? 1 : (distanceMeters - before.distanceMeters()) / span;
                return before.factor() + (point.factor() - before.factor()) * share;
            }
            before = point;
        }
        return before.factor();
    }

    /**
     * Returns what one hit takes away, before any armor.
     *
     * @param zoneFactor what the zone that is hit multiplies damage by, at least 0
     * @param distanceMeters metres to the target, at least 0
     * @return health, rounded as {@code rounding} says
     */
    public double ofHit(double zoneFactor, double distanceMeters) {
        return rounding.of(perHit * factor(distanceMeters) * zoneFactor);
    }

    /**
     * Returns what a hit of the head is multiplied by.
     *
     * @return the factor of the zone, or {@code headMultiplier}
     */
    public double headFactor() {
        return zones != null && zones.head() != null ? zones.head() : headMultiplier;
    }

    @Override
    public void rules(Complaints complaints) {
        if (zones != null && zones.head() != null && headMultiplier != null && complaints.sound("headMultiplier")) {
            complaints.add(
                    "headMultiplier", "is given together with zones.head; leave one of the two out", headMultiplier);
        }
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
