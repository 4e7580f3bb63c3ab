package dev.gunfeel.export;

/** The cubic that has given values and slopes at both ends of an interval of length 1. */
final class Hermite {
    private Hermite() {}

    /** Returns the cubic at s in [0, 1]. */
    static double value(double s, double start, double end, double startSlope, double endSlope) {
        double straight = start + s * (end - start);
        double chord = end - start;
        return straight + ofStart(s) * (startSlope - chord) + ofEnd(s) * (endSlope - chord);
    }

    /** Returns how much of the slope at the start shows at s. */
    static double ofStart(double s) {
        return s * (1 - s) * (1 - s);
    }

    /** Returns how much of the slope at the end shows at s. */
    static double ofEnd(double s) {
        return -s * s * (1 - s);
    }
}
