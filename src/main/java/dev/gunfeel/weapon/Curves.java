package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of the curves that stand in a weapon document. */
final class Curves {
    private Curves() {}

    /**
     * Complains about a curve without points or with too many, with points whose x does not ascend, and with values out of
     * their interval.
     *
     * @param name the member that the curve is
     * @param least the least value that is allowed
     * @param largest the largest value that is allowed
     * @param complaints the place of the record that the curve stands in
     */
    static void rules(String name, @Nullable Curve curve, double least, double largest, Complaints complaints) {
        if (curve == null || !complaints.sound(name)) {
            return;
        }
        Complaints place = complaints.at(name);
        if (curve.number() != null) {
            valueRules(curve.number(), least, largest, place);
            return;
        }
        List<Vector2> points = curve.points();
        if (points.isEmpty() || points.size() > Curve.MOST_POINTS) {
            place.add(
                    "has " + points.size() + " points, but a curve has 1 to " + Curve.MOST_POINTS
                            + "; write one number for a value that holds everywhere",
                    null);
        }
        for (int i = 0; i < points.size(); i++) {
            Vector2 point = points.get(i);
            if (i > 0 && point.x() <= points.get(i - 1).x()) {
                place.at(i)
                        .add(
                                "has x " + Figures.of(point.x()) + ", but must lie above the "
                                        + Figures.of(points.get(i - 1).x())
                                        + " of the point before; sort the points by x, each once",
                                "[" + Figures.shortest(point.x()) + ", " + Figures.shortest(point.y()) + "]");
            } else {
                valueRules(point.y(), least, largest, place.at(i));
            }
        }
    }

    private static void valueRules(double value, double least, double largest, Complaints place) {
        if (value < least || value > largest) {
            place.add(
                    "is " + Figures.of(value) + ", but must be at least " + Figures.of(least)
                            + (largest == Double.POSITIVE_INFINITY ? "" : " and at most " + Figures.of(largest)),
                    value);
        }
    }

    /**
     * Complains about a curve over heat where there is no heat.
     *
     * @param name the member that the curve is
     * @param heat the heat; null where there is none
     * @param where how to say where heat belongs
     */
    static void needsHeat(
            String name, @Nullable Curve curve, @Nullable Heat heat, String where, Complaints complaints) {
        if (curve != null && !curve.isNumber() && heat == null && complaints.sound(name)) {
            complaints.add(
                    name, "is a curve over heat, but there is no heat; add " + where + ", or write one number", null);
        }
    }
}
