package dev.gunfeel.export;

import java.util.List;

/**
 * A curve as few keys.
 *
 * @param name what it is of, in the word that documents have for it
 * @param keys its keys, time ascending; at least one
 * @param largestError how far it is from what it stands for at most, in units of its value
 */
public record FittedCurve(String name, List<CurveKey> keys, double largestError) {
    /**
     * Computes the curve.
     *
     * @param time any time
     * @return its value; that of the first key before it and of the last one behind it
     */
    public double at(double time) {
        for (int i = 0; i < keys.size(); i++) {
            if (time <= keys.get(i).time()) {
                return i == 0 ? keys.get(0).value() : between(keys.get(i - 1), keys.get(i), time);
            }
        }
        return keys.get(keys.size() - 1).value();
    }

    /** {@return how many keys some curves have in sum} */
    static int keys(List<FittedCurve> curves) {
        return curves.stream().mapToInt(curve -> curve.keys().size()).sum();
    }

    /** {@return the largest error of some curves; 0 of none} */
    static double error(List<FittedCurve> curves) {
        return curves.stream().mapToDouble(FittedCurve::largestError).max().orElse(0);
    }

    private static double between(CurveKey before, CurveKey after, double time) {
        double span = after.time() - before.time();
        double s = (time - before.time()) / span;
        return Hermite.value(s, before.value(), after.value(), before.outTangent() * span, after.inTangent() * span);
    }
}
