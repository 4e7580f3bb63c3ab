package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Notes;
import dev.gunfeel.input.Words;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the shooter holds the weapon or themselves: aimed, crouched, in the air. Of several that are taken at once the
 * factors are multiplied and the degrees added. Hip fire is no stance: it is what the weapon does without any.
 *
 * @param name what it is asked for by, unique among the weapon's; at most 200 characters
 * @param spreadFactor what lift, random spread and the drawn pattern are multiplied by, from 0 to 100
 * @param runningFactor what running spread is multiplied by, from 0 to 100
 * @param coneFactor what the cone's half-angle, and that of pellets, is multiplied by, from 0 to 100
 * @param coneDegrees degrees that are added to the cone's half-angle, from 0 to 45
 * @param recoilFactor what the kick is multiplied by in all four channels, from 0 to 100
 * @param heatFactor what the heat of a shot is multiplied by, from 0 to 100
 * @param restedFactor what the cone's half-angle is multiplied by where heat is 0, from 0 to 1, in the place of the
 *     cone's own; the cone's own where no stance that is taken states one
 * @param notes what its author wants to keep in the file: any JSON value of at most 10000 characters
 */
@RecordBuilder
public record Stance(
        @NotNull @Size(min = 1, max = 200) String name,
        @DecimalMin("0") @DecimalMax("100") Double spreadFactor,
        @DecimalMin("0") @DecimalMax("100") Double runningFactor,
        @DecimalMin("0") @DecimalMax("100") Double coneFactor,
        @DecimalMin("0") @DecimalMax("45") Double coneDegrees,
        @DecimalMin("0") @DecimalMax("100") Double recoilFactor,
        @DecimalMin("0") @DecimalMax("100") Double heatFactor,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double restedFactor,
        @Nullable Notes notes)
        implements StanceBuilder.With {
    /** No stance at all. */
    public static final Stance NONE = of("");

    /** Puts the defaults where something is left out. */
    public Stance {
        spreadFactor = Defaults.or(spreadFactor, 1.0);
        runningFactor = Defaults.or(runningFactor, 1.0);
        coneFactor = Defaults.or(coneFactor, 1.0);
        coneDegrees = Defaults.or(coneDegrees, 0.0);
        recoilFactor = Defaults.or(recoilFactor, 1.0);
        heatFactor = Defaults.or(heatFactor, 1.0);
    }

    /**
     * Makes a stance that changes nothing.
     *
     * @param name what it is asked for by, 1 to 200 characters
     * @return the stance, all factors 1
     */
    public static Stance of(String name) {
        return StanceBuilder.builder().name(name).build();
    }

    /**
     * Combines the stances that are taken at once into one.
     *
     * @param defined the weapon's stances
     * @param taken the names of those that are taken, in any order: the factors are multiplied in the order of the
     *     document, so the order makes no difference to the last bit
     * @return a stance with the products of the factors and the sum of the degrees; {@link #NONE} where none is taken
     */
    public static Stance together(List<Stance> defined, List<String> taken) {
        Stance all = NONE;
        for (Stance stance : defined) {
            if (taken.contains(stance.name)) {
                all = all.and(stance);
            }
        }
        return all;
    }

    /**
     * Complains about a stance that the weapon hasn't, and about one that is taken twice.
     *
     * @param defined the weapon's stances
     * @param taken the names of those that are taken; null for none
     * @param complaints the place that has the member {@code stances}
     */
    public static void rules(List<Stance> defined, @Nullable List<@Nullable String> taken, Complaints complaints) {
        if (taken == null) {
            return;
        }
        List<String> known = defined.stream().map(Stance::name).toList();
        for (int i = 0; i < taken.size(); i++) {
            String name = taken.get(i);
            Complaints place = complaints.at("stances").at(i);
            if (name != null && !known.contains(name)) {
                place.add(
                        known.isEmpty()
                                ? "is not a stance of the weapon, which has none; add stances to it, or leave it out"
                                : "is not a stance of the weapon; " + Words.suggestion(name, known),
                        name);
            } else if (name != null && taken.indexOf(name) < i) {
                place.add("is taken twice; take it once", name);
            }
        }
    }

    private Stance and(Stance other) {
        Double rested = restedFactor == null
                ? other.restedFactor
                : other.restedFactor == null ? restedFactor : Double.valueOf(restedFactor * other.restedFactor);
        return with(both -> both.spreadFactor(spreadFactor * other.spreadFactor)
                .runningFactor(runningFactor * other.runningFactor)
                .coneFactor(coneFactor * other.coneFactor)
                .coneDegrees(coneDegrees + other.coneDegrees)
                .recoilFactor(recoilFactor * other.recoilFactor)
                .heatFactor(heatFactor * other.heatFactor)
                .restedFactor(rested));
    }
}
