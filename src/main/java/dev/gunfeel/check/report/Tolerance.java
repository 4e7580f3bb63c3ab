package dev.gunfeel.check.report;

import dev.gunfeel.check.metric.Unit;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.StandsAlone;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How far a value may be from the one in the baseline: a share of it, such as 0.02 for 2 %, or an object. Where the object has
 * both members, the wider of the two holds.
 *
 * @param number the share, below 1
 * @param share the share of the recorded value, from 0 to 1000000; here 5 is 500 %
 * @param absolute how far in the metric's unit, at least 0; for values near 0, of which a share is nothing
 */
public record Tolerance(
        @Nullable @StandsAlone @PositiveOrZero Double number,
        @Nullable @PositiveOrZero @DecimalMax("1000000") Double share,
        @Nullable @PositiveOrZero Double absolute)
        implements Rules {
    /** A value must be what was recorded. */
    public static final Tolerance NONE = share(0);

    private static final int DIGITS = 6;

    /**
     * Allows a share of the recorded value.
     *
     * @param share the share, from 0 to 1000000: 0.02 is 2 %
     * @return the tolerance
     */
    public static Tolerance share(double share) {
        return share < 1 ? new Tolerance(share, null, null) : new Tolerance(null, share, null);
    }

    /**
     * Allows a distance in the metric's unit.
     *
     * @param absolute the distance, at least 0
     * @return the tolerance
     */
    public static Tolerance absolute(double absolute) {
        return new Tolerance(null, null, absolute);
    }

    private double shareInForce() {
        return Objects.requireNonNullElse(number, Objects.requireNonNullElse(share, 0.0));
    }

    /**
     * Returns how far a value may be from what was recorded.
     *
     * @param recorded the recorded value
     * @return the distance, at least 0
     */
    public double reach(double recorded) {
        return Math.max(shareInForce() * Math.abs(recorded), Objects.requireNonNullElse(absolute, 0.0));
    }

    /** {@return whether the value must be what was recorded} */
    boolean isNone() {
        return shareInForce() == 0 && (absolute == null || absolute == 0);
    }

    /**
     * Says it in words.
     *
     * @param unit what the values count
     * @return the words, such as "2 %", "0.01 degrees" or both
     */
    public String inWords(Unit unit) {
        List<String> words = new ArrayList<>();
        if (number != null || share != null || absolute == null) {
            words.add(Figures.significant(100 * shareInForce(), DIGITS) + " %");
        }
        if (absolute != null) {
            words.add(unit.inWords(absolute));
        }
        return String.join(" or ", words);
    }

    @Override
    public void rules(Complaints complaints) {
        if (number != null && number >= 1 && complaints.sound()) {
            String figure = Figures.significant(number, DIGITS);
            complaints.add(
                    "is " + figure + ", which would be " + Figures.significant(100 * number, DIGITS) + " %; " + figure
                            + " % is " + Figures.significant(number / 100, DIGITS) + ", and { \"share\": " + figure
                            + " } says that no less is meant",
                    number);
        } else if (number == null && share == null && absolute == null && complaints.sound()) {
            complaints.add("needs share, absolute or both; 2 % is 0.02", null);
        }
    }
}
