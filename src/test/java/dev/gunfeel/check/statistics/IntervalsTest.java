package dev.gunfeel.check.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Range;
import java.util.Arrays;
import java.util.Random;
import org.hipparchus.stat.descriptive.DescriptiveStatistics;
import org.hipparchus.stat.inference.InferenceTestUtils;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Intervals against Hipparchus, and by what defines them. */
class IntervalsTest {
    private static final Range SHARES = new Range(0, 1);

    @ParameterizedTest
    @CsvSource({"1, 10", "5, 10", "9, 10", "3, 1000", "500, 1000", "9999, 10000", "123456, 1000000"})
    void wilsonIsThatOfHipparchus(int yes, int count) {
        ConfidenceInterval expected = BinomialProportion.getWilsonScoreInterval(count, (double) yes / count, 0.95);
        Interval interval = Intervals.share(yes, count, Intervals.TAIL);
        assertThat(interval.low()).isCloseTo(expected.getLowerBound(), within(1e-9));
        assertThat(interval.high()).isCloseTo(expected.getUpperBound(), within(1e-9));
    }

    /** With no yes at all the upper end is z^2 / (n + z^2). */
    @Test
    void wilsonOfNoneAndAllReachesTheEnd() {
        double square = 1.959963984540054 * 1.959963984540054;
        assertThat(Intervals.share(0, 100, Intervals.TAIL).low()).isZero();
        assertThat(Intervals.share(0, 100, Intervals.TAIL).high()).isCloseTo(square / (100 + square), within(1e-14));
        assertThat(Intervals.share(100, 100, Intervals.TAIL).high()).isOne();
        assertThat(Intervals.share(100, 100, Intervals.TAIL).low()).isCloseTo(100 / (100 + square), within(1e-14));
    }

    /** A mean is outside the interval exactly where the two-sided t-test rejects it at 5 %. */
    @Test
    void studentIsTheTestOfHipparchusTurnedRound() {
        Random random = new Random(7);
        for (int count : new int[] {12, 30, 200}) {
            double[] outcomes = random.doubles(count, 1, 4).toArray();
            Interval interval = Intervals.mean(outcomes, null, Intervals.TAIL);
            assertThat(InferenceTestUtils.tTest(interval.low(), outcomes)).isCloseTo(0.05, within(1e-9));
            assertThat(InferenceTestUtils.tTest(interval.high(), outcomes)).isCloseTo(0.05, within(1e-9));
        }
    }

    @Test
    void momentsAreThoseOfHipparchus() {
        double[] outcomes = new Random(3).doubles(1000, 1e6, 1e6 + 1).toArray();
        DescriptiveStatistics expected = new DescriptiveStatistics(outcomes);
        assertThat(Moments.of(outcomes).mean()).isCloseTo(expected.getMean(), within(1e-9));
        assertThat(Moments.of(outcomes).variance() / expected.getVariance()).isCloseTo(1, within(1e-9));
        double[] alike = new double[999];
        Arrays.fill(alike, 0.1);
        assertThat(Moments.of(alike)).isEqualTo(new Moments(999, 0.1, 0));
    }

    @Test
    void alikeSharesStillLeaveRoomForWhatWasNotSeen() {
        double[] all = new double[400];
        Arrays.fill(all, 1);
        assertThat(Intervals.mean(all, SHARES, Intervals.TAIL).low())
                .isCloseTo(Intervals.share(400, 400, Intervals.TAIL).low(), within(1e-15));
        assertThat(Intervals.mean(all, SHARES, Intervals.TAIL).high()).isOne();
        Arrays.fill(all, 0.25);
        Interval quarter = Intervals.mean(all, SHARES, Intervals.TAIL);
        double unseen = 1 - Intervals.share(400, 400, Intervals.TAIL).low();
        assertThat(quarter.low()).isCloseTo(0.25 - 0.25 * unseen, within(1e-15));
        assertThat(quarter.high()).isCloseTo(0.25 + 0.75 * unseen, within(1e-15));
    }

    /** Two bursts that end alike say next to nothing: Wilson leaves 66 % for what was not seen. */
    @Test
    void alikeOutcomesAreNoCertainty() {
        double unseen = Intervals.share(0, 2, Intervals.TAIL).high();
        assertThat(unseen).isGreaterThan(0.6);
        assertThat(Intervals.mean(new double[] {3, 3}, new Range(1, 30), Intervals.TAIL))
                .isEqualTo(new Interval(3 - 2 * unseen, 3 + 27 * unseen));
        assertThat(Intervals.mean(new double[] {-5, -5}, null, Intervals.TAIL))
                .isEqualTo(new Interval(-5 - 10 * unseen, -5 + 10 * unseen));
    }

    /** Where few outcomes differ, their share has the interval of a share; of ones among zeros the mean is that share. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 9})
    void fewOutcomesThatDifferAreAShare(int ones) {
        double[] outcomes = new double[500];
        Arrays.fill(outcomes, 0, ones, 1);
        Interval mean = Intervals.mean(outcomes, SHARES, Intervals.TAIL);
        Interval share = Intervals.share(ones, outcomes.length, Intervals.TAIL);
        assertThat(mean.low()).isBetween(0.0, share.low() + 1e-15);
        assertThat(mean.high()).isCloseTo(share.high(), within(0.1 * share.high()));
    }

    @Test
    void aMeanStaysWithinWhatIsPossible() {
        double[] outcomes = new double[40];
        Arrays.fill(outcomes, 0, 20, 1);
        outcomes[39] = 0.9;
        assertThat(Intervals.mean(new double[] {0, 1}, SHARES, Intervals.TAIL)).isEqualTo(new Interval(0, 1));
        assertThat(Intervals.mean(outcomes, new Range(0.4, 0.6), Intervals.TAIL).low())
                .isEqualTo(0.4);
    }

    /** Fieller: an end of the interval is a ratio that the t-test of the paired differences just rejects. */
    @Test
    void aRatioIsTheTestOfItsDifferencesTurnedRound() {
        Random random = new Random(11);
        double[] below = random.doubles(50, 2, 5).toArray();
        double[] above = Arrays.stream(below)
                .map(value -> 1.5 * value + random.nextDouble())
                .toArray();
        Interval interval = Intervals.ratio(above, below);
        for (double end : new double[] {interval.low(), interval.high()}) {
            double[] differences = new double[above.length];
            for (int i = 0; i < differences.length; i++) {
                differences[i] = above[i] - end * below[i];
            }
            assertThat(InferenceTestUtils.tTest(0, differences)).isCloseTo(0.05, within(1e-9));
        }
        assertThat(interval.low()).isLessThan(interval.high());
    }

    @Test
    void aRatioToWhatMayBeZeroHasNoInterval() {
        Interval open = Intervals.ratio(new double[] {1, 2, 3, 4}, new double[] {-1, 1, -1, 1.5});
        assertThat(open.toRange()).isNull();
        assertThat(open.low()).isInfinite();
        assertThat(open.high()).isInfinite();
    }

    @ParameterizedTest
    @CsvSource({"0.5, 5", "0.05, 1", "0.1, 1", "0.11, 2", "0.9, 9", "0.91, 10", "0.07, 1", "0.999, 10"})
    void aPercentileIsTheLeastThatSuchAShareDoesNotPass(double share, double expected) {
        double[] sorted = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        assertThat(Intervals.percentile(sorted, share)).isEqualTo(expected);
    }

    @Test
    void roundingDoesNotMoveAPercentile() {
        double[] sorted = new double[100];
        Arrays.setAll(sorted, i -> i + 1);
        for (int percent = 1; percent < 100; percent++) {
            assertThat(Intervals.percentile(sorted, percent / 100.0)).isEqualTo(percent);
        }
    }

    @Test
    void missingNeighboursLeaveAnEndOpen() {
        Interval interval = Intervals.percentile(new double[] {1, 2, 3}, 0.5, 0.025);
        assertThat(interval).isEqualTo(new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        assertThat(interval.toRange()).isNull();
    }
}
