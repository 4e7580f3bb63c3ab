package dev.gunfeel.math;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one quantity depends on another: a number that holds everywhere, or points with straight lines between them, held
 * outside. In JSON it is the number, or {@code [[x, y], …]} with x ascending strictly.
 *
 * @param number the number that holds everywhere; null where there are points
 * @param points the points, x ascending; empty where there is a number
 */
public record Curve(@Nullable Double number, List<Vector2> points) {
    /** How many points a curve may have. */
    public static final int MOST_POINTS = 100;

    /**
     * Makes the curve that is the same everywhere.
     *
     * @param number its value
     * @return the curve
     */
    public static Curve of(double number) {
        return new Curve(number, List.of());
    }

    /**
     * Makes the curve through some points.
     *
     * @param points the points, at least one, x ascending strictly
     * @return the curve
     */
    public static Curve through(Vector2... points) {
        return new Curve(null, List.of(points));
    }

    /**
     * Tells whether the curve is a number, which needs nothing to depend on.
     *
     * @return false where it has points, be it one
     */
    public boolean isNumber() {
        return number != null;
    }

    /**
     * Computes the value at a place.
     *
     * @param x the place
     * @return the value: on the line between the two points around x, that of the first point before it, that of the
     *     last one behind it
     */
    public double at(double x) {
        if (number != null) {
            return number;
        }
        Vector2 before = points.get(0);
        for (Vector2 point : points) {
            if (x <= point.x()) {
                double span = point.x() - before.x();
                return span == 0 ? point.y() : before.y() + (point.y() - before.y()) * ((x - before.x()) / span);
            }
            before = point;
        }
        return before.y();
    }
}
