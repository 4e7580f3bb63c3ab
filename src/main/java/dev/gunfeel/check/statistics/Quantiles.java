package dev.gunfeel.check.statistics;

/**
 * The quantiles that intervals are made of, by series of positive terms only, so that nothing cancels (Abramowitz and
 * Stegun, Handbook of Mathematical Functions, 26.2.11 and 26.5.4).
 */
final class Quantiles {
    /** A term smaller than this share of the sum no longer changes it. */
    private static final double NEGLIGIBLE = 0x1p-60;

    /** From here on a ratio of gamma functions is its asymptotic series to the last digit. */
    private static final int LARGE_DEGREES = 1000;

    private Quantiles() {}

    /**
     * The quantile of the standard normal distribution: the value below which a standard normal variable lies with a probability.
     *
     * @param probability from 0.5 to 0.99
     * @return the quantile, at least 0
     */
    static double normal(double probability) {
        double low = 0;
        double high = 40;
        while (true) {
            double middle = low + (high - low) / 2;
            if (middle <= low || middle >= high) {
                return high;
            }
            if (normalShareBetween(middle) < probability - 0.5) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /** Returns the probability that a standard normal variable lies between 0 and a value. */
    private static double normalShareBetween(double value) {
        double term = value;
        double sum = value;
        for (int i = 1; term > sum * NEGLIGIBLE; i++) {
            term *= value * value / (2 * i + 1);
            sum += term;
        }
        return Math.min(0.5, sum * StrictMath.exp(-value * value / 2) / Math.sqrt(2 * Math.PI));
    }

    /**
     * The quantile of Student's distribution: the value below which a Student variable lies with a probability.
     *
     * @param probability from 0.5 to 0.99
     * @param degrees its degrees of freedom, at least 1
     * @return the quantile, at least 0
     */
    static double student(double probability, int degrees) {
        double high = 1;
        while (studentShareBetween(high, degrees) < probability - 0.5) {
            high *= 2;
        }
        double low = 0;
        while (true) {
            double middle = low + (high - low) / 2;
            if (middle <= low || middle >= high) {
                return high;
            }
            if (studentShareBetween(middle, degrees) < probability - 0.5) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /** Returns the probability that a Student variable lies between 0 and a value. */
    private static double studentShareBetween(double value, int degrees) {
        double square = value * value;
        double x = square / (degrees + square);
        double term = 1;
        double sum = 1;
        for (int i = 0; term > sum * NEGLIGIBLE; i++) {
            term *= x * (degrees + 1 + 2 * i) / (3 + 2 * i);
            sum += term;
        }
        double decay = StrictMath.exp(-degrees / 2.0 * StrictMath.log1p(square / degrees));
        return Math.sqrt(x / Math.PI) * decay * gammaRatio(degrees) * sum;
    }

    /** Returns gamma((degrees + 1) / 2) / gamma(degrees / 2). */
    private static double gammaRatio(int degrees) {
        if (degrees >= LARGE_DEGREES) {
            double x = degrees / 2.0;
            return Math.sqrt(x)
                    * (1 - 1 / (8 * x) + 1 / (128 * x * x) + 5 / (1024 * x * x * x) - 21 / (32768 * x * x * x * x));
        }
        double ratio = degrees % 2 == 1 ? 1 / Math.sqrt(Math.PI) : Math.sqrt(Math.PI) / 2;
        for (int i = degrees % 2 == 1 ? 1 : 2; i < degrees; i += 2) {
            ratio *= (i + 1.0) / i;
        }
        return ratio;
    }
}
