package dev.gunfeel.check.statistics;

import org.jspecify.annotations.Nullable;

/**
 * Which of two things happens first, when neither knows of the other: every simulated time of the one is held against every
 * simulated time of the other, so the shares are exact over the simulated values, and add up to 1.
 *
 * <p>The intervals are those of a U statistic of two samples: what one simulation moves is how it fares against all of the other
 * (W. Hoeffding, "A class of statistics with asymptotically normal distribution", Annals of Mathematical Statistics 19, 1948; E. DeLong,
 * D. DeLong and D. Clarke-Pearson, "Comparing the areas under two or more correlated receiver operating characteristic curves",
 * Biometrics 44, 1988). Both may have the same seeds, so these are added up simulation by simulation.
 *
 * @param first the share where the one happens first, by more than what counts as the same instant
 * @param second the share where the other does
 * @param together the share where both happen in the same instant
 * @param neither the share where neither happens at all
 */
public record Race(Chance first, Chance second, Chance together, Chance neither) {
    /**
     * A probability, and how sure it is.
     *
     * @param share from 0 to 1
     * @param interval where the truth lies with 95 % confidence; null where chance has no part
     */
    public record Chance(double share, @Nullable Interval interval) {}

    /**
     * Runs a race.
     *
     * @param one when the one happens
     * @param other when the other does: of as many simulations, or one side without chance
     * @param tieSeconds how far apart two times may be that count as the same instant, at least 0
     * @return the probability of each ending
     */
    public static Race of(Times one, Times other, double tieSeconds) {
        long[][] ofOne = placements(one, other, tieSeconds);
        long[][] ofOther = placements(other, one, tieSeconds);
        return new Race(
                chance(one, ofOne[0], other, ofOther[1]),
                chance(one, ofOne[1], other, ofOther[0]),
                chance(one, ofOne[2], other, ofOther[2]),
                chance(one, ofOne[3], other, ofOther[3]));
    }

    /** Returns of how many of the other side each instant is first, second, together with them, and neither comes. */
    private static long[][] placements(Times own, Times other, double tie) {
        int instants = own.instants.length;
        long[][] counts = new long[4][instants];
        long total = other.simulations();
        long before = 0;
        int next = 0;
        long notAfter = 0;
        int last = 0;
        for (int i = 0; i < instants; i++) {
            double time = own.instants[i];
            while (next < other.counts.length && time > other.instants[next] + tie) {
                before += other.counts[next++];
            }
            while (last < other.counts.length && !(other.instants[last] > time + tie)) {
                notAfter += other.counts[last++];
            }
            counts[0][i] = total - notAfter;
            counts[1][i] = before;
            counts[Double.isInfinite(time) ? 3 : 2][i] = notAfter - before;
        }
        return counts;
    }

    private static Chance chance(Times one, long[] ofOne, Times other, long[] ofOther) {
        long pairs = 0;
        for (int i = 0; i < ofOne.length; i++) {
            pairs += ofOne[i] * one.counts[i];
        }
        double share = (double) pairs / ((long) one.simulations() * other.simulations());
        int simulations = Math.max(one.simulations(), other.simulations());
        return new Chance(share, simulations == 1 ? null : interval(share, one, ofOne, other, ofOther));
    }

    private static Interval interval(double share, Times one, long[] ofOne, Times other, long[] ofOther) {
        double[] moved = new double[Math.max(one.simulations(), other.simulations())];
        boolean isOneAlike = add(one, ofOne, other, moved);
        boolean isOtherAlike = add(other, ofOther, one, moved);
        int simulations = moved.length;
        double error = Moments.of(moved).variance() / simulations;
        // Of as many plain yes or no as would be as sure; where hardly one differs, no more than there were.
        double worth = error > 0 ? share * (1 - share) / error : Double.POSITIVE_INFINITY;
        double count = isOneAlike || isOtherAlike ? Math.min(simulations, worth) : worth;
        return Intervals.wilson(share, count, Quantiles.student(1 - Intervals.TAIL, simulations - 1));
    }

    /** Adds what each simulation of a side moves, and returns whether hardly one differs from the others. */
    private static boolean add(Times side, long[] placements, Times other, double[] moved) {
        if (side.simulations() == 1) {
            return false;
        }
        double[] each = new double[moved.length];
        for (int i = 0; i < each.length; i++) {
            each[i] = (double) placements[side.place(i)] / other.simulations();
            moved[i] += each[i];
        }
        return Intervals.isNearlyAlike(each);
    }
}
