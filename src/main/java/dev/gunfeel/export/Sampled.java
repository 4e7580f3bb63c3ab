package dev.gunfeel.export;

import java.util.List;

/**
 * Curves over the same times, sampled so finely that what lies between two samples says nothing new.
 *
 * @param times the times, ascending strictly; at least two
 * @param curves the curves
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing a hundred thousand of them would cost far more.
record Sampled(double[] times, List<Curve> curves) {
    /**
     * One of the curves.
     *
     * @param name what it is of
     * @param values its values, one a time
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Curve(String name, double[] values) {
        /** Returns the same with another sign. */
        Curve negated() {
            double[] negated = new double[values.length];
            for (int i = 0; i < values.length; i++) {
                negated[i] = 0.0 - values[i];
            }
            return new Curve(name, negated);
        }

        /** Returns whether it is 0 throughout. */
        boolean isZero() {
            for (double value : values) {
                if (value != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Returns one of the curves alone. */
    Sampled alone(Curve curve) {
        return new Sampled(times, List.of(curve));
    }
}
