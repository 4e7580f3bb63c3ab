package dev.gunfeel.solve;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Variants of a weapon, and the checks that each is held against: what a sweep file holds.
 *
 * @param checked the weapon, and the checks
 * @param numbers the numbers that take several values, from 1 to 20: every value with every other, the last number moving fastest
 * @param samples how many variants are taken instead, spread evenly over all ranges by Sobol's sequence; every number then needs min and
 *     max, and none has steps or values
 */
@RecordBuilder
public record SweepRequest(
        @NotNull @Unwrapped WeaponChecks checked,
        @NotNull @Size(min = 1, max = 20) List<SweptNumber> numbers,
        @Nullable @Min(1) @Max(10_000_000) Integer samples)
        implements Rules, SweepRequestBuilder.With {
    private static final double MOST_VARIANTS = 10_000_000;

    @Override
    public void rules(Complaints complaints) {
        if (numbers == null) {
            return;
        }
        Set<String> taken = new HashSet<>();
        double variants = 1;
        for (int i = 0; i < numbers.size(); i++) {
            @Nullable SweptNumber number = numbers.get(i);
            Complaints place = complaints.at("numbers").at(i);
            if (number == null || !place.sound("pointer")) {
                continue;
            }
            if (checked.hasWeapon(complaints) && DocumentNumber.find(checked.given(), number.pointer()) == null) {
                place.add(
                        "pointer", "leads to no number of this weapon; write it as in the document", number.pointer());
            } else if (!taken.add(number.pointer())) {
                place.add("pointer", "is that of another number here; leave one of the two out", number.pointer());
            }
            if (samples != null && number.count() > 0) {
                place.add(
                        number.values().isEmpty() ? "steps" : "values",
                        "is for a grid, but samples are asked for; give min and max alone",
                        null);
            } else if (samples == null && number.count() == 0 && place.sound()) {
                place.add("steps", "is required for a grid; or ask for samples", null);
            }
            variants *= Math.max(1, number.count());
        }
        if (variants > MOST_VARIANTS) {
            complaints.add("numbers", "make more than 10000000 variants; take fewer steps, or samples", null);
        }
    }

    /** {@return how many variants there are} */
    public int variants() {
        int variants = 1;
        for (SweptNumber number : numbers) {
            variants *= Math.max(1, number.count());
        }
        return samples != null ? samples : variants;
    }
}
