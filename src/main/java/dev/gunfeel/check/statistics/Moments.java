package dev.gunfeel.check.statistics;

/**
 * Mean and variance of some outcomes. Sums run from the first to the last outcome, so they don't depend on threads.
 *
 * @param count how many there are
 * @param mean their mean
 * @param variance their sample variance, with {@code count - 1} below; 0 where they are all alike, whatever rounding says
 */
record Moments(int count, double mean, double variance) {
    /**
     * Sums outcomes up.
     *
     * @param outcomes at least 1
     * @return their number, mean and variance
     */
    static Moments of(double[] outcomes) {
        double sum = 0;
        double least = Double.POSITIVE_INFINITY;
        double largest = Double.NEGATIVE_INFINITY;
        for (double outcome : outcomes) {
            sum += outcome;
            least = Math.min(least, outcome);
            largest = Math.max(largest, outcome);
        }
        if (least == largest) {
            return new Moments(outcomes.length, least, 0);
        }
        double mean = sum / outcomes.length;
        double squares = 0;
        for (double outcome : outcomes) {
            squares += (outcome - mean) * (outcome - mean);
        }
        return new Moments(outcomes.length, mean, squares / (outcomes.length - 1));
    }

    /**
     * The sample covariance of paired outcomes.
     *
     * @param some outcomes, at least 2
     * @param ofSome their moments
     * @param others the outcomes that came by the same draws, as many
     * @param ofOthers their moments
     * @return the covariance, with one less than their number below
     */
    static double covariance(double[] some, Moments ofSome, double[] others, Moments ofOthers) {
        double products = 0;
        for (int i = 0; i < some.length; i++) {
            products += (some[i] - ofSome.mean) * (others[i] - ofOthers.mean);
        }
        return products / (some.length - 1);
    }
}
