package dev.gunfeel.solve;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A number of the weapon document that takes several values.
 *
 * @param pointer the JSON Pointer of the number in the weapon document, at most 1000 characters
 * @param values the values, at most 10000; instead of min and max
 * @param min the least value
 * @param max the largest value, above {@code min}
 * @param steps how many values of a grid there are from min to max, both included, at least 2; not with samples
 * @param scale which steps are equally long: linear, or log for equal ratios, where min must be above 0
 * @param whole whether values are rounded to whole numbers; what is a whole number by itself is in any case
 */
@RecordBuilder
public record SweptNumber(
        @NotNull @Size(max = 1000) String pointer,
        @Size(max = 10_000) List<Double> values,
        @Nullable Double min,
        @Nullable Double max,
        @Nullable @Min(2) @Max(10_000) Integer steps,
        VariableScale scale,
        Boolean whole)
        implements Rules, SweptNumberBuilder.With {
    /** Puts the defaults where something is left out. */
    public SweptNumber {
        values = Defaults.or(values, List.of());
        scale = Defaults.or(scale, VariableScale.LINEAR);
        whole = Defaults.or(whole, false);
    }

    @Override
    public void rules(Complaints complaints) {
        if (!complaints.sound("values", "min", "max")) {
            return;
        }
        if (values.isEmpty() && (min == null || max == null)) {
            complaints.add(min == null ? "min" : "max", "is required, or values in its place", null);
        } else if (!values.isEmpty() && (min != null || max != null || steps != null)) {
            complaints.add("values", "are given together with min, max or steps; leave one of the two out", null);
        } else if (values.isEmpty()) {
            variable().rules(complaints);
        }
    }

    private Variable variable() {
        return Variable.of(pointer, Objects.requireNonNull(min), Objects.requireNonNull(max))
                .withScale(scale)
                .withWhole(whole);
    }

    /** Returns how many values of a grid there are; 0 where nobody says. */
    int count() {
        return !values.isEmpty() ? values.size() : steps == null ? 0 : steps;
    }

    /** Returns a value of the grid, from 0. */
    double onGrid(int index) {
        return !values.isEmpty() ? values.get(index) : variable().at((double) index / (count() - 1));
    }

    /** Returns the value at a share of the range. */
    double at(double share) {
        return variable().at(share);
    }
}
