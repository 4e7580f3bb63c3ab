package dev.gunfeel.check.statistics;

/**
 * Between which of some sorted outcomes a percentile lies. It rests on the binomial distribution alone: how many outcomes
 * lie below the percentile does not depend on how they are distributed (Wilks, "Order statistics", Bulletin of the
 * American Mathematical Society 54, 1948).
 *
 * @param low the position of the outcome at the lower end, from 1; 0 where even the least is not surely below
 * @param high the position of the outcome at the upper end; one more than there are where none is surely above
 */
record OrderRange(int low, int high) {
    /** Weights below this are nothing beside the largest, which is 1. */
    private static final double NOTHING = 1e-40;

    /**
     * The range that misses the percentile on either side with at most a probability.
     *
     * @param count how many outcomes there are, at least 1
     * @param share the percentile as a share, between 0 and 1
     * @param tail the probability, of one side, below 0.5
     * @return the positions of its ends
     */
    static OrderRange of(int count, double share, double tail) {
        int mode = (int) Math.min(count, Math.floor((count + 1.0) * share));
        int first = mode;
        double odds = share / (1 - share);
        for (double weight = 1; first > 0 && weight > NOTHING; first--) {
            weight *= first / (count - first + 1.0) / odds;
        }
        int last = mode;
        for (double weight = 1; last < count && weight > NOTHING; last++) {
            weight *= (count - last) / (last + 1.0) * odds;
        }
        double[] weights = weights(count, odds, mode, first, last);
        double total = 0;
        for (double weight : weights) {
            total += weight;
        }
        return new OrderRange(low(weights, first, tail * total), high(weights, first, tail * total));
    }

    /** Returns the binomial weights of first to last, that of the mode being 1. */
    private static double[] weights(int count, double odds, int mode, int first, int last) {
        double[] weights = new double[last - first + 1];
        weights[mode - first] = 1;
        for (int i = mode; i > first; i--) {
            weights[i - 1 - first] = weights[i - first] * i / (count - i + 1.0) / odds;
        }
        for (int i = mode; i < last; i++) {
            weights[i + 1 - first] = weights[i - first] * (count - i) / (i + 1.0) * odds;
        }
        return weights;
    }

    /** Returns the largest position with P(fewer outcomes lie below) at most the tail. */
    private static int low(double[] weights, int first, double tail) {
        double below = 0;
        int position = first;
        for (double weight : weights) {
            below += weight;
            if (below > tail) {
                break;
            }
            position++;
        }
        return position;
    }

    /** Returns the least position with P(as many outcomes lie below) at most the tail. */
    private static int high(double[] weights, int first, double tail) {
        double above = 0;
        int position = first + weights.length;
        for (int i = weights.length - 1; i >= 0; i--) {
            above += weights[i];
            if (above > tail) {
                break;
            }
            position--;
        }
        return position;
    }
}
