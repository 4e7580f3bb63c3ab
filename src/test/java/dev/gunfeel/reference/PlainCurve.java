package dev.gunfeel.reference;

import tools.jackson.databind.JsonNode;

/** A number, or points with straight lines between, held outside. */
final class PlainCurve {
    private final double[] xs;
    private final double[] ys;

    PlainCurve(JsonNode node) {
        int count = node.isArray() ? node.size() : 1;
        xs = new double[count];
        ys = new double[count];
        if (!node.isArray()) {
            ys[0] = node.asDouble();
            return;
        }
        for (int i = 0; i < count; i++) {
            xs[i] = node.get(i).get(0).asDouble();
            ys[i] = node.get(i).get(1).asDouble();
        }
    }

    double at(double x) {
        int last = xs.length - 1;
        if (x <= xs[0]) {
            return ys[0];
        }
        for (int i = 1; i <= last; i++) {
            if (x == xs[i]) {
                return ys[i];
            }
            if (x < xs[i]) {
                return ys[i - 1] + (ys[i] - ys[i - 1]) * (x - xs[i - 1]) / (xs[i] - xs[i - 1]);
            }
        }
        return ys[last];
    }

    /** Returns the lower end of the straight piece just below a place, at least 0. */
    double pieceStart(double x) {
        double start = 0;
        for (double point : xs) {
            if (point < x && point > start) {
                start = point;
            }
        }
        return start;
    }

    /** Returns the slope of the straight piece just below a place. */
    double slopeBelow(double x) {
        for (int i = 1; i < xs.length; i++) {
            if (xs[i - 1] < x && x <= xs[i]) {
                return (ys[i] - ys[i - 1]) / (xs[i] - xs[i - 1]);
            }
        }
        return 0;
    }
}
