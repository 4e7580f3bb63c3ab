package dev.gunfeel.blend;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The easings that have a name. A family is defined by its way in; the way out is the same turned round, and the way in
 * and out is both at half the size, so one formula makes three.
 */
final class NamedEasings {
    private static final double BACK = 1.70158;
    /** Both halves of easeInOutBack swing further, so that the overshoot stays about as large at half the size. */
    private static final double BACK_IN_OUT = BACK * 1.525;

    private static final Map<String, Easing> ALL = all();

    /** In the order in which they are documented. */
    static final List<String> NAMES = List.copyOf(ALL.keySet());

    private NamedEasings() {}

    static @Nullable Easing find(String name) {
        return ALL.get(name);
    }

    private static Map<String, Easing> all() {
        Map<String, Easing> all = new LinkedHashMap<>();
        put(all, "linear", t -> t);
        put(all, "smoothstep", t -> t * t * (3 - 2 * t));
        put(all, "smootherstep", t -> t * t * t * (t * (6 * t - 15) + 10));
        put(all, "cosine", t -> 0.5 - 0.5 * StrictMath.cos(StrictMath.PI * t));
        put(all, "easeOut", t -> 1 - (1 - t) * (1 - t));
        family(all, "Sine", t -> 1 - StrictMath.cos(StrictMath.PI * t / 2));
        family(all, "Quad", t -> t * t);
        family(all, "Cubic", t -> t * t * t);
        family(all, "Quart", t -> t * t * t * t);
        family(all, "Quint", t -> t * t * t * t * t);
        family(all, "Expo", t -> power(10 * t - 10));
        family(all, "Circ", t -> 1 - Math.sqrt(1 - t * t));
        family(all, "Back", t -> back(t, BACK), t -> back(t, BACK_IN_OUT));
        family(all, "Elastic", t -> elastic(t, 0.3), t -> elastic(t, 0.45));
        family(all, "Bounce", t -> 1 - bounce(1 - t));
        all.put("cssEase", new CubicBezier(0.25, 0.1, 0.25, 1));
        all.put("cssEaseIn", new CubicBezier(0.42, 0, 1, 1));
        all.put("cssEaseOut", new CubicBezier(0, 0, 0.58, 1));
        all.put("cssEaseInOut", new CubicBezier(0.42, 0, 0.58, 1));
        return all;
    }

    private static void family(Map<String, Easing> all, String name, DoubleUnaryOperator in) {
        family(all, name, in, in);
    }

    private static void family(
            Map<String, Easing> all, String name, DoubleUnaryOperator in, DoubleUnaryOperator inOfInOut) {
        put(all, "easeIn" + name, in);
        put(all, "easeOut" + name, t -> 1 - in.applyAsDouble(1 - t));
        put(
                all,
                "easeInOut" + name,
                t -> t < 0.5 ? inOfInOut.applyAsDouble(2 * t) / 2 : 1 - inOfInOut.applyAsDouble(2 - 2 * t) / 2);
    }

    /** Makes both ends exact: several formulas miss them by a last digit, or by 2^-10. */
    private static void put(Map<String, Easing> all, String name, DoubleUnaryOperator inside) {
        all.put(name, progress -> progress > 0 ? progress < 1 ? inside.applyAsDouble(progress) : 1 : 0);
    }

    private static double power(double exponent) {
        return StrictMath.pow(2, exponent);
    }

    private static double back(double t, double overshoot) {
        return t * t * ((overshoot + 1) * t - overshoot);
    }

    /** A sine of growing amplitude that comes through its last zero a quarter of a period before the end. */
    private static double elastic(double t, double period) {
        return -power(10 * t - 10) * StrictMath.sin((t - 1 - period / 4) * 2 * StrictMath.PI / period);
    }

    /** Four parabolas: a ball that falls to 1 and bounces three times. */
    private static double bounce(double t) {
        double steepness = 7.5625;
        double span = 2.75;
        if (t < 1 / span) {
            return steepness * t * t;
        } else if (t < 2 / span) {
            return steepness * (t - 1.5 / span) * (t - 1.5 / span) + 0.75;
        } else if (t < 2.5 / span) {
            return steepness * (t - 2.25 / span) * (t - 2.25 / span) + 0.9375;
        }
        return steepness * (t - 2.625 / span) * (t - 2.625 / span) + 0.984375;
    }
}
