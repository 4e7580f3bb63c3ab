package dev.gunfeel.blend;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The easing along a cubic Bézier curve from (0, 0) to (1, 1), as CSS defines it (W3C, CSS Easing Functions Level 1):
 * progress is the curve's x, weight its y.
 *
 * @param x1 progress of the first control point, in [0, 1], so that the curve never runs back
 * @param y1 weight of the first control point
 * @param x2 progress of the second control point, in [0, 1]
 * @param y2 weight of the second control point
 */
record CubicBezier(double x1, double y1, double x2, double y2) implements Easing {
    private static final double LARGEST_WEIGHT = 100;
    private static final int MOST_STEPS = 200;
    private static final String NUMBER =
            "\\s*([-+]?(?:\\d{1,20}(?:\\.\\d{0,30})?|\\.\\d{1,30})(?:[eE][-+]?\\d{1,3})?)\\s*";
    private static final Pattern FORM =
            Pattern.compile("cubicBezier\\(" + NUMBER + "," + NUMBER + "," + NUMBER + "," + NUMBER + "\\)");

    /** Returns the curve that a text describes, or null where it describes none. */
    static @Nullable CubicBezier parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        CubicBezier curve = new CubicBezier(
                Double.parseDouble(matcher.group(1)),
                Double.parseDouble(matcher.group(2)),
                Double.parseDouble(matcher.group(3)),
                Double.parseDouble(matcher.group(4)));
        return isShare(curve.x1) && isShare(curve.x2) && isWeight(curve.y1) && isWeight(curve.y2) ? curve : null;
    }

    /** Returns whether a text looks like an attempt at a curve, in this spelling or in that of CSS. */
    static boolean isMeant(String text) {
        return text.startsWith("cubic") && text.contains("(");
    }

    private static boolean isShare(double x) {
        return x >= 0 && x <= 1;
    }

    /** Weights are bounded so that no sum of positions can overflow. */
    private static boolean isWeight(double y) {
        return Math.abs(y) <= LARGEST_WEIGHT;
    }

    @Override
    public double weight(double progress) {
        if (!(progress > 0)) {
            return 0;
        } else if (progress >= 1) {
            return 1;
        }
        double s = parameter(progress);
        double rest = 1 - s;
        return 3 * rest * rest * s * y1 + 3 * rest * s * s * y2 + s * s * s;
    }

    /** Finds the parameter at which the curve has an x: Newton's steps, halving where they would leave the bracket. */
    private double parameter(double x) {
        double below = 0;
        double above = 1;
        double s = x;
        double lastStep = 1;
        for (int i = 0; i < MOST_STEPS; i++) {
            double miss = xAt(s).plus(-x).high();
            if (miss == 0) {
                return s;
            } else if (miss < 0) {
                below = s;
            } else {
                above = s;
            }
            double rest = 1 - s;
            double slope = 3 * (rest * rest * x1 + 2 * rest * s * (x2 - x1) + s * s * (1 - x2));
            double next = s - miss / slope;
            // Halving also where Newton crawls: at x1 = 1, x2 = 0 the curve is vertical in the middle.
            if (!(next > below && next < above) || Math.abs(next - s) > lastStep / 2) {
                next = below + (above - below) / 2;
            }
            if (next == s || next == below || next == above) {
                return next;
            }
            lastStep = Math.abs(next - s);
            s = next;
        }
        return s;
    }

    private DoubleDouble xAt(double s) {
        DoubleDouble one = DoubleDouble.of(x1).times(3);
        DoubleDouble two = DoubleDouble.of(x2).times(3).plus(DoubleDouble.of(x1).times(-6));
        DoubleDouble three = DoubleDouble.of(1)
                .plus(DoubleDouble.of(x1).times(3))
                .plus(DoubleDouble.of(x2).times(-3));
        return three.times(s).plus(two).times(s).plus(one).times(s);
    }
}
