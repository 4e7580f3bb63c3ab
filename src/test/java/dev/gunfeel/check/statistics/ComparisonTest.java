package dev.gunfeel.check.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ratio of two values, at its edges; that it holds the truth is for the tests of coverage. */
class ComparisonTest {
    private static Estimate median(double... figures) {
        return new Statistic.Percentile(50).estimate(figures);
    }

    private static double[] numbers(int count, double from) {
        double[] numbers = new double[count];
        Arrays.setAll(numbers, i -> from + i);
        return numbers;
    }

    /** With so few bursts that nothing is known of the other value, ten times as many are advised, and never below 100. */
    @ParameterizedTest
    @CsvSource({"3, 100", "9, 100", "10, 100", "11, 110", "20, 200", "123, 1230"})
    void whereNothingIsKnownTenTimesAsManyAreAdvised(int simulations, double advised) {
        double[] uncertain = new double[simulations];
        uncertain[0] = 1e9;
        Comparison comparison =
                Comparison.of(median(numbers(simulations, 5)), new Statistic.Mean(null).estimate(uncertain));
        assertThat(comparison.ratio()).isNotNull();
        assertThat(Objects.requireNonNull(comparison.interval()).toRange()).isNull();
        assertThat(comparison.simulationsToSettle(7)).isEqualTo(advised);
    }

    /** A value whose interval begins at 0 has a ratio from 0 on. */
    @Test
    void aRatioMayBeginAtZero() {
        double[] figures = numbers(100, 0);
        Arrays.fill(figures, 0, 45, 0);
        Estimate value = median(figures);
        Estimate other = median(numbers(100, 1));
        assertThat(Objects.requireNonNull(value.half()).low()).isZero();
        Interval ratio = Objects.requireNonNull(Comparison.of(value, other).interval());
        assertThat(ratio.low()).isZero();
        assertThat(ratio.high())
                .isEqualTo(value.half().high()
                        / Objects.requireNonNull(other.half()).low());
    }

    /** Where a value may be negative, the ends of the one over the ends of the other would bound nothing. */
    @Test
    void aRatioOfWhatMayBeNegativeIsNotBounded() {
        double[] figures = numbers(100, 0);
        Arrays.fill(figures, 0, 45, -1);
        assertThat(Objects.requireNonNull(Comparison.of(median(figures), median(numbers(100, 1)))
                                .interval())
                        .toRange())
                .isNull();
        double[] divisor = numbers(100, 0);
        Arrays.fill(divisor, 0, 45, 0);
        assertThat(Objects.requireNonNull(Comparison.of(median(numbers(100, 1)), median(divisor))
                                .interval())
                        .toRange())
                .isNull();
    }

    /** Who never kills is later than everybody, as far as the bursts can tell. */
    @Test
    void somethingIsNoneOfWhatNeverHappens() {
        Estimate none = Estimate.exact(Double.POSITIVE_INFINITY);
        assertThat(Comparison.of(Estimate.exact(2), none, true)).isEqualTo(new Comparison(0.0, null, 1));
        assertThat(Comparison.of(none, none, true).ratio()).isNull();
        assertThat(Comparison.of(none, Estimate.exact(1), true).ratio()).isNull();
        double[] late = numbers(100, 1);
        Arrays.fill(late, 30, 100, Double.POSITIVE_INFINITY);
        assertThat(Comparison.of(Estimate.exact(2), median(late), true))
                .isEqualTo(new Comparison(0.0, new Interval(0, 0), 100));
        Arrays.fill(late, 30, 49, 40);
        Comparison mayBe = Comparison.of(Estimate.exact(2), median(late), true);
        assertThat(mayBe.ratio()).isZero();
        assertThat(mayBe.interval()).isEqualTo(new Interval(0, 0.05));
        assertThat(Comparison.of(median(late), none, true).ratio()).isNull();
    }

    @Test
    void nothingIsDividedByNothing() {
        Estimate none = Estimate.exact(Double.POSITIVE_INFINITY);
        for (Comparison comparison : new Comparison[] {
            Comparison.of(Estimate.exact(1), Estimate.exact(0)),
            Comparison.of(none, Estimate.exact(1)),
            Comparison.of(Estimate.exact(1), none)
        }) {
            assertThat(comparison.ratio()).isNull();
            assertThat(comparison.interval()).isNull();
            assertThat(comparison.simulationsToSettle(1)).isInfinite();
        }
        assertThat(Comparison.of(Estimate.exact(3), Estimate.exact(2))).isEqualTo(new Comparison(1.5, null, 1));
    }
}
