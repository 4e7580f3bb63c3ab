package dev.gunfeel.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Fits curves by as few keys as are found that keep every sample within a tolerance. Keys stand on samples and have their
 * values; curves that are fitted together have their keys at the same times.
 */
final class CurveFit {
    /** Rounds of weighting by what is left over: few of them bring least squares near to the least largest error. */
    private static final int ROUNDS = 12;

    /** Keeps two unknowns apart where a piece has one sample inside; far below any tolerance. */
    private static final double RIDGE = 1e-9;

    private final Sampled sampled;
    private final double tolerance;
    private final boolean cubic;

    private CurveFit(Sampled sampled, double tolerance, boolean cubic) {
        this.sampled = sampled;
        this.tolerance = tolerance;
        this.cubic = cubic;
    }

    /**
     * Fits cubic pieces with tangents of their own at either end.
     *
     * @param sampled the curves; all get keys at the same times
     * @param tolerance how far a sample may be from its curve, above 0
     */
    static List<FittedCurve> cubic(Sampled sampled, double tolerance) {
        return new CurveFit(sampled, tolerance, true).fitted();
    }

    /**
     * Fits straight pieces.
     *
     * @param sampled the curves; all get keys at the same times
     * @param tolerance how far a sample may be from its curve, above 0
     */
    static List<FittedCurve> linear(Sampled sampled, double tolerance) {
        return new CurveFit(sampled, tolerance, false).fitted();
    }

    private List<FittedCurve> fitted() {
        List<Integer> keys = FewestKeys.of(sampled.times().length, this::holds);
        return sampled.curves().stream().map(curve -> fitted(curve, keys)).toList();
    }

    private boolean holds(int from, int to) {
        for (Sampled.Curve curve : sampled.curves()) {
            if (Piece.of(sampled.times(), curve.values(), from, to, cubic, tolerance)
                            .error()
                    > tolerance) {
                return false;
            }
        }
        return true;
    }

    private FittedCurve fitted(Sampled.Curve curve, List<Integer> places) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 1; i < places.size(); i++) {
            pieces.add(Piece.of(sampled.times(), curve.values(), places.get(i - 1), places.get(i), cubic, tolerance));
        }
        List<CurveKey> keys = new ArrayList<>();
        double error = 0;
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            // A curve of one instant has no piece, and so no slope.
            double out = i < pieces.size()
                    ? pieces.get(i).startSlope()
                    : i > 0 ? pieces.get(i - 1).endSlope() : 0;
            double in = i > 0 ? pieces.get(i - 1).endSlope() : out;
            keys.add(new CurveKey(sampled.times()[place], curve.values()[place] + 0.0, in + 0.0, out + 0.0));
            error = i == pieces.size() ? error : Math.max(error, pieces.get(i).error());
        }
        return new FittedCurve(curve.name(), keys, error);
    }

    /**
     * One piece between two samples.
     *
     * @param startSlope its slope at the first
     * @param endSlope its slope at the last
     * @param error how far a sample is from it at most
     */
    private record Piece(double startSlope, double endSlope, double error) {
        static Piece of(double[] times, double[] values, int from, int to, boolean cubic, double tolerance) {
            double span = times[to] - times[from];
            double chord = values[to] - values[from];
            int inside = to - from - 1;
            double[] s = new double[inside];
            double[] bent = new double[inside];
            double straightest = 0;
            for (int i = 0; i < inside; i++) {
                s[i] = (times[from + 1 + i] - times[from]) / span;
                bent[i] = values[from + 1 + i] - (values[from] + s[i] * chord);
                straightest = Math.max(straightest, Math.abs(bent[i]));
            }
            if (!cubic || inside == 0 || straightest == 0) {
                return new Piece(chord / span, chord / span, straightest);
            }
            double[] best = bend(s, bent, tolerance);
            return new Piece((chord + best[0]) / span, (chord + best[1]) / span, best[2]);
        }

        /**
         * Returns by how much the slopes at both ends differ from the chord's, and the largest error that is left. Least
         * squares first; where that isn't good enough yet might be, Lawson's way to the least largest error: again, with
         * weights that grow where much is left.
         */
        private static double[] bend(double[] s, double[] bent, double tolerance) {
            double[] weights = new double[s.length];
            Arrays.fill(weights, 1.0 / s.length);
            double[] best = solved(s, bent, weights);
            for (int round = 0; round < ROUNDS && best[2] > tolerance && best[2] < 3 * tolerance; round++) {
                double[] last = solved(s, bent, weights);
                double sum = 0;
                for (int i = 0; i < s.length; i++) {
                    weights[i] *= Math.abs(left(s[i], bent[i], last));
                    sum += weights[i];
                }
                if (sum == 0) {
                    break;
                }
                for (int i = 0; i < s.length; i++) {
                    weights[i] /= sum;
                }
                double[] next = solved(s, bent, weights);
                best = next[2] < best[2] ? next : best;
            }
            return best;
        }

        private static double left(double s, double bent, double[] slopes) {
            return bent - Hermite.ofStart(s) * slopes[0] - Hermite.ofEnd(s) * slopes[1];
        }

        private static double[] solved(double[] s, double[] bent, double[] weights) {
            double aa = RIDGE;
            double ab = 0;
            double bb = RIDGE;
            double ay = 0;
            double by = 0;
            for (int i = 0; i < s.length; i++) {
                double a = Hermite.ofStart(s[i]);
                double b = Hermite.ofEnd(s[i]);
                aa += weights[i] * a * a;
                ab += weights[i] * a * b;
                bb += weights[i] * b * b;
                ay += weights[i] * a * bent[i];
                by += weights[i] * b * bent[i];
            }
            double determinant = aa * bb - ab * ab;
            double[] slopes = {(ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant, 0};
            for (int i = 0; i < s.length; i++) {
                slopes[2] = Math.max(slopes[2], Math.abs(left(s[i], bent[i], slopes)));
            }
            return slopes;
        }
    }
}
