package dev.gunfeel.solve;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * A number of the weapon document that may be changed.
 *
 * @param pointer the JSON Pointer of the number in the weapon document, at most 1000 characters; a number must stand there, or have a
 *     default
 * @param min the least value that is tried
 * @param max the largest value that is tried, above {@code min}
 * @param scale which steps are equally long: linear, or log for equal ratios, where min must be above 0
 * @param whole whether only whole numbers are tried; true without being said for what is a whole number by itself, such as
 *     {@code /magazineSize}
 */
@RecordBuilder
public record Variable(
        @NotNull @Size(max = 1000) String pointer,
        @NotNull Double min,
        @NotNull Double max,
        VariableScale scale,
        Boolean whole)
        implements Rules, VariableBuilder.With {
    /** Puts the defaults where something is left out. */
    public Variable {
        scale = Defaults.or(scale, VariableScale.LINEAR);
        whole = Defaults.or(whole, false);
    }

    /**
     * Returns a number that may be changed in equal steps.
     *
     * @param pointer the JSON Pointer of the number in the weapon document
     * @param min the least value that is tried
     * @param max the largest value that is tried, above {@code min}
     * @return the variable
     */
    public static Variable of(String pointer, double min, double max) {
        return VariableBuilder.builder().pointer(pointer).min(min).max(max).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (!complaints.sound("min", "max")) {
            return;
        }
        if (min >= max) {
            complaints.add(
                    "min",
                    "is " + Figures.significant(min, 6) + ", not below max (" + Figures.significant(max, 6)
                            + "), so that nothing could be tried; swap the two, or widen them",
                    min);
        } else if (scale == VariableScale.LOG && min <= 0) {
            complaints.add("min", "must be above 0 with scale log; raise it, or use linear", min);
        } else if (whole && StrictMath.ceil(min) > StrictMath.floor(max)) {
            complaints.add("min", "has no whole number between it and max; widen the two", min);
        }
    }

    /** Returns the value at a place between min (0) and max (1). */
    double at(double place) {
        double value = scale == VariableScale.LINEAR
                ? min + place * (max - min)
                : min * StrictMath.exp(place * StrictMath.log(max / min));
        double inside = Math.min(max, Math.max(min, value));
        return whole ? Math.min(StrictMath.floor(max), Math.max(StrictMath.ceil(min), Math.rint(inside))) : inside;
    }

    /** Returns the place of a value between min (0) and max (1); values outside lie at the nearer end. */
    double placeOf(double value) {
        double inside = Math.min(max, Math.max(min, value));
        return scale == VariableScale.LINEAR
                ? (inside - min) / (max - min)
                : StrictMath.log(inside / min) / StrictMath.log(max / min);
    }
}
