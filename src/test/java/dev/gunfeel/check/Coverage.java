package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.function.LongFunction;

/** How often intervals hold the truth: a 95 % interval in 93 to 97 % of two thousand repetitions, each with a seed of its own. */
public final class Coverage {
    private static final int REPETITIONS = 2_000;

    private Coverage() {}

    /** Returns the interval of a check of one weapon, where running spread is drawn anew. */
    public static Interval interval(Weapon weapon, CheckRequest check, long seed, int simulations) {
        ChecksRequest request = CheckOf.seeded(weapon, List.of(check), Vary.RUNNING, seed, simulations);
        Range range = Objects.requireNonNull(
                Checks.run(request, 1, Progress.NONE).results().get(0).interval());
        return new Interval(range.min(), range.max());
    }

    /** Asserts that intervals hold the truth as often as they say. */
    public static void assertCovers(double truth, LongFunction<Interval> interval) {
        assertThat(coverage(truth, interval)).isBetween(0.93, 0.97);
    }

    /** Asserts that intervals which can't be exact, such as those of whole numbers, hold the truth at least as often. */
    public static void assertCoversAtLeast(double truth, LongFunction<Interval> interval) {
        assertThat(coverage(truth, interval)).isGreaterThanOrEqualTo(0.93);
    }

    private static double coverage(double truth, LongFunction<Interval> interval) {
        int held = 0;
        for (int i = 0; i < REPETITIONS; i++) {
            Interval one = interval.apply(SplitMix64.number(2026, i));
            if (one.low() <= truth && truth <= one.high()) {
                held++;
            }
        }
        return held / (double) REPETITIONS;
    }
}
