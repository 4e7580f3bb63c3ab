package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Range;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spread that only looks random: its numbers come from the spread seed and the place of the shot in the burst, so a
 * rested weapon repeats it. It lies in an ellipse round the lifted point.
 *
 * @param horizontal half the width of the ellipse at full potential, in units of the forward distance, at least 0
 * @param vertical half the height of the ellipse, in units of the forward distance, at least 0
 * @param exponent the power of the potential ratio, at least 1
 * @param horizontalRange the shares of the half width that a shot's sideways step is drawn between, within [-1, 1]
 * @param verticalRange the shares of the ellipse's height there that a shot's vertical step is drawn between, within
 *     [-1, 1]
 * @param shape within what shape it lies; polar draws the side with its angle, so it takes neither verticalRange nor signs
 * @param signPattern how the side is chosen
 * @param signRuns the lengths of the runs of shots to one side, with {@code runs}; each at least 1; the last one repeats
 * @param firstSign the side of the first run: 1 right, -1 left
 */
@RecordBuilder
public record RandomSpread(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double horizontal,
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double vertical,
        @DecimalMin("1") @DecimalMax("1000") Double exponent,
        Range horizontalRange,
        Range verticalRange,
        RandomShape shape,
        SignPattern signPattern,
        @Size(min = 1, max = 1000) List<Integer> signRuns,
        Integer firstSign)
        implements Rules, RandomSpreadBuilder.With {
    /** Puts the defaults where something is left out. */
    public RandomSpread {
        exponent = Defaults.or(exponent, 1.0);
        horizontalRange = Defaults.or(horizontalRange, new Range(0.5, 1));
        shape = Defaults.or(shape, RandomShape.ELLIPSE);
        // Beside polar they have no effect and are refused, so there they stay away.
        if (shape != RandomShape.POLAR) {
            verticalRange = Defaults.or(verticalRange, new Range(-1, 1));
            signPattern = Defaults.or(signPattern, SignPattern.RUNS);
            signRuns = Defaults.or(signRuns, List.of(2, 4, 4, 8, 8));
            firstSign = Defaults.or(firstSign, 1);
        }
    }

    /**
     * Makes a scatter that leaves all but its size to the defaults.
     *
     * @param horizontal half the width of the ellipse at full potential, in units of the forward distance, at least 0
     * @param vertical half the height of the ellipse, in units of the forward distance, at least 0
     * @return the scatter
     */
    public static RandomSpread of(double horizontal, double vertical) {
        return RandomSpreadBuilder.builder()
                .horizontal(horizontal)
                .vertical(vertical)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        ShareRules.rules("horizontalRange", horizontalRange, complaints);
        if (shape == RandomShape.POLAR) {
            polarRules("verticalRange", verticalRange, complaints);
            polarRules("signPattern", signPattern, complaints);
            polarRules("signRuns", signRuns, complaints);
            polarRules("firstSign", firstSign, complaints);
            return;
        }
        ShareRules.rules("verticalRange", verticalRange, complaints);
        for (int i = 0; i < signRuns.size(); i++) {
            Integer run = signRuns.get(i);
            if (run != null && run < 1) {
                complaints
                        .at("signRuns")
                        .at(i)
                        .add("is " + run + ", but a run has at least 1 shot; leave it out or make it longer", run);
            }
        }
        if (firstSign != 1 && firstSign != -1) {
            complaints.add(
                    "firstSign", "is " + firstSign + ", but must be 1 (right first) or -1 (left first)", firstSign);
        }
    }

    private static void polarRules(String name, @Nullable Object given, Complaints complaints) {
        if (given != null && complaints.sound(name)) {
            complaints.add(name, "has no effect on the shape polar, whose angle says the side; leave it out", given);
        }
    }

    /**
     * Returns the side of a shot under {@link SignPattern#RUNS}.
     *
     * @param seedOffset the place of the shot since the weapon last rested, at least 0
     * @return 1 or -1
     */
    public int sign(int seedOffset) {
        int place = seedOffset;
        for (int run = 0; run < signRuns.size() - 1; run++) {
            if (place < signRuns.get(run)) {
                return run % 2 == 0 ? firstSign : -firstSign;
            }
            place -= signRuns.get(run);
        }
        int run = signRuns.size() - 1 + place / signRuns.get(signRuns.size() - 1);
        return run % 2 == 0 ? firstSign : -firstSign;
    }
}
