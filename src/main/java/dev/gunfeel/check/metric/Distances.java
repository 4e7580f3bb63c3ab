package dev.gunfeel.check.metric;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.StandsAlone;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * From where is shot, in metres: one distance, a rising list, or steps from one to another. Of several, each makes a result of
 * its own. At most 100.
 *
 * @param meters the distances, rising, each above 0 and at most 1000000
 * @param from the first of the steps, above 0
 * @param to what no step passes, at least {@code from}
 * @param step from one to the next, above 0
 */
public record Distances(
        @Nullable @StandsAlone @Size(min = 1, max = 100) List<Double> meters,
        @Nullable @Positive @DecimalMax("1000000") Double from,
        @Nullable @Positive @DecimalMax("1000000") Double to,
        @Nullable @Positive @DecimalMax("1000000") Double step)
        implements Rules {
    private static final int MOST = 100;
    private static final double FARTHEST = 1_000_000;

    /** A step that passes the end by less is rounding. */
    private static final double ROUNDING = 1e-9;

    private static final int DIGITS = 12;

    /**
     * Takes one distance, or several.
     *
     * @param meters metres, rising, each above 0; at least one
     * @return the distances
     */
    public static Distances of(Double... meters) {
        return new Distances(List.of(meters), null, null, null);
    }

    /**
     * Takes steps from one distance to another.
     *
     * @param from metres to the first, above 0
     * @param to metres that no step passes, at least as many
     * @param step metres from one to the next, above 0
     * @return the distances
     */
    public static Distances steps(double from, double to, double step) {
        return new Distances(null, from, to, step);
    }

    /** {@return every distance in metres, in order; none where they are at fault} */
    public List<Double> each() {
        if (meters != null) {
            return meters.stream().allMatch(Objects::nonNull) ? meters : List.of();
        }
        List<Double> all = new ArrayList<>();
        if (from != null && to != null && step != null && steps() < MOST) {
            for (int i = 0; i <= steps(); i++) {
                all.add(Math.min(from + i * step, to));
            }
        }
        return all;
    }

    /** Returns every distance, as far as they could be read. */
    static List<Double> read(@Nullable Distances distances) {
        return distances == null ? List.of() : distances.each();
    }

    /** Returns how many steps there are after the first distance. */
    private double steps() {
        return from == null || to == null || step == null ? -1 : Math.floor((to - from) / step + ROUNDING);
    }

    /** Returns the only distance. */
    double only() {
        return each().get(0);
    }

    /** Returns a distance in words. */
    static String inWords(double meters) {
        return Figures.significant(meters, DIGITS) + " m";
    }

    @Override
    public void rules(Complaints complaints) {
        if (meters != null) {
            listRules(meters, complaints);
        } else if (from == null && to == null && step == null) {
            if (complaints.sound()) {
                complaints.add("needs from, to and step; or write a distance, or a list of them", null);
            }
        } else {
            stepRules(complaints);
        }
    }

    private void listRules(List<Double> list, Complaints complaints) {
        @Nullable Double before = null;
        for (int i = 0; i < list.size(); i++) {
            @Nullable Double distance = list.get(i);
            Complaints place = list.size() == 1 ? complaints : complaints.at(i);
            if (distance == null || !place.sound()) {
                continue;
            } else if (!(distance > 0)) {
                place.add("must be above 0", distance);
            } else if (distance > FARTHEST) {
                place.add("must be at most 1000000", distance);
            } else if (before != null && distance <= before) {
                place.add(
                        "is " + inWords(distance) + ", but must be above the " + inWords(before)
                                + " before it; sort the distances, each once",
                        distance);
            }
            before = distance;
        }
    }

    private void stepRules(Complaints complaints) {
        required("from", from, complaints);
        required("to", to, complaints);
        required("step", step, complaints);
        if (from == null || to == null || step == null || !complaints.sound()) {
            return;
        }
        if (to < from) {
            complaints.add("to", "is " + inWords(to) + ", below from (" + inWords(from) + "); swap the two", to);
        } else if (steps() + 1 > MOST) {
            complaints.add(
                    "step",
                    "makes " + Figures.significant(steps() + 1, DIGITS) + " distances, but at most " + MOST
                            + " are measured; take wider steps",
                    step);
        }
    }

    private static void required(String name, @Nullable Double value, Complaints complaints) {
        if (value == null && complaints.sound(name)) {
            complaints.add(name, "is required beside the other two of from, to and step", null);
        }
    }
}
