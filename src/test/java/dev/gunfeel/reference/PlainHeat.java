package dev.gunfeel.reference;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The heat of a cone: what a shot adds, and how it cools. */
final class PlainHeat {
    final PlainCurve perShot;
    private final PlainCurve cooling;
    private final double delay;
    private final double max;

    PlainHeat(JsonNode heat) {
        perShot = new PlainCurve(heat.required("perShot"));
        cooling = new PlainCurve(heat.required("coolingPerSecond"));
        delay = Json.number(heat, "coolingDelaySeconds", 0);
        max = Json.number(heat, "max", 100);
    }

    double afterShot(double before, double heatFactor) {
        return Math.min(max, before + perShot.at(before) * heatFactor);
    }

    /** Returns the heat some seconds after a shot that left {@code after}. */
    double beforeShot(double after, double dt) {
        return cooled(after, dt + 1e-6 - delay) < 1e-9 * max ? 0 : cooled(after, dt - delay);
    }

    /** Solves dh/dt = -cooling(h), piece by piece. */
    private double cooled(double start, double seconds) {
        double h = start;
        double t = seconds;
        while (t > 0 && h > 0) {
            double c = cooling.at(h);
            if (c == 0) {
                return h;
            }
            double b = cooling.slopeBelow(h);
            double reach = seconds(h, cooling.pieceStart(h));
            if (t < reach) {
                return b == 0 ? h - c * t : h + c * Math.expm1(-b * t) / b;
            }
            t -= reach;
            h = cooling.pieceStart(h);
        }
        return h;
    }

    /** Returns how long it takes from h to x of the same piece; infinite where the cooling dies away towards x. */
    private double seconds(double h, double x) {
        double b = cooling.slopeBelow(h);
        double c = cooling.at(h);
        return b == 0 ? (h - x) / c : Math.log(c / cooling.at(x)) / b;
    }

    /** Returns the seconds from a shot that left {@code after} until the heat is 0; null where it never is. */
    @Nullable
    Double recovery(double after) {
        double h = after;
        double t = delay;
        if (h < 1e-9 * max) {
            return 0.0;
        }
        while (h > 0) {
            if (cooling.at(h) == 0) {
                return h < 1e-9 * max ? t : null;
            }
            double x = cooling.pieceStart(h);
            double reach = seconds(h, x);
            if (reach == Double.POSITIVE_INFINITY) {
                if (x >= 1e-9 * max) {
                    return null;
                }
                return h < 1e-9 * max ? t : t + seconds(h, 1e-9 * max);
            }
            t += reach;
            h = x;
        }
        return t;
    }
}
