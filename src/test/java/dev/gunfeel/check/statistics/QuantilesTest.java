package dev.gunfeel.check.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.hipparchus.distribution.continuous.NormalDistribution;
import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.distribution.discrete.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Quantiles against closed forms and against Hipparchus, which computes them in other ways. */
class QuantilesTest {
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.6, 0.9, 0.95, 0.975, 0.9875, 0.99})
    void normalIsThatOfHipparchus(double probability) {
        double expected = new NormalDistribution().inverseCumulativeProbability(probability);
        assertThat(Quantiles.normal(probability)).isCloseTo(expected, within(1e-10));
    }

    /** Abramowitz and Stegun, table 26.5. */
    @Test
    void normalIsThatOfTheTables() {
        assertThat(Quantiles.normal(0.975)).isCloseTo(1.959963984540054, within(1e-14));
        assertThat(Quantiles.normal(0.9875)).isCloseTo(2.241402727604947, within(1e-14));
    }

    @ParameterizedTest
    @CsvSource({
        "0.6, 1",
        "0.975, 1",
        "0.9875, 1",
        "0.975, 2",
        "0.975, 3",
        "0.975, 4",
        "0.95, 10",
        "0.975, 29",
        "0.9875, 100",
        "0.975, 999",
        "0.975, 1000",
        "0.975, 1001",
        "0.975, 9999",
        "0.9875, 99999",
        "0.975, 999999",
        "0.99, 7"
    })
    void studentIsThatOfHipparchus(double probability, int degrees) {
        double expected = new TDistribution(degrees).inverseCumulativeProbability(probability);
        assertThat(Quantiles.student(probability, degrees) / expected).isCloseTo(1, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.6, 0.9, 0.975, 0.9875, 0.99})
    void studentOfOneAndTwoDegreesHasAClosedForm(double probability) {
        assertThat(Quantiles.student(probability, 1) / StrictMath.tan(Math.PI * (probability - 0.5)))
                .isCloseTo(1, within(1e-11));
        double two = (2 * probability - 1) * Math.sqrt(2 / (4 * probability * (1 - probability)));
        assertThat(Quantiles.student(probability, 2) / two).isCloseTo(1, within(1e-12));
    }

    /** The ratio of gamma functions goes over from a product to a series there. */
    @Test
    void studentFallsSmoothly() {
        double before = Quantiles.student(0.975, 998);
        for (int degrees = 999; degrees < 1010; degrees++) {
            double next = Quantiles.student(0.975, degrees);
            assertThat(next).isLessThan(before);
            // The derivative of the quantile by the degrees is -(z^3 + z)/(4 degrees^2) to first order.
            assertThat(before - next).isCloseTo(2.3724 / degrees / degrees, within(2e-8));
            before = next;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0.5",
        "5, 0.5",
        "10, 0.9",
        "30, 0.01",
        "100, 0.5",
        "100, 0.95",
        "1000, 0.1",
        "10000, 0.9",
        "10000, 0.999",
        "100000, 0.5",
        "12345, 0.001"
    })
    void orderStatisticsAreTheTightestThatHipparchusAllows(int count, double share) {
        BinomialDistribution below = new BinomialDistribution(count, share);
        for (double tail : new double[] {0.025, 0.0125}) {
            OrderRange range = OrderRange.of(count, share, tail);
            // P(X(low) lies above the percentile) = P(fewer than low outcomes lie below it).
            assertThat(below.cumulativeProbability(range.low() - 1)).isLessThanOrEqualTo(tail);
            assertThat(below.cumulativeProbability(range.low())).isGreaterThan(tail);
            assertThat(1 - below.cumulativeProbability(range.high() - 1)).isLessThanOrEqualTo(tail);
            if (range.high() > 0) {
                assertThat(1 - below.cumulativeProbability(range.high() - 2)).isGreaterThan(tail);
            }
        }
    }

    @Test
    void fewOutcomesHaveNoSureNeighbours() {
        assertThat(OrderRange.of(3, 0.5, 0.025)).isEqualTo(new OrderRange(0, 4));
        // 0.5^6 = 0.0156: the least of six lies below the median, and the largest above.
        assertThat(OrderRange.of(6, 0.5, 0.025)).isEqualTo(new OrderRange(1, 6));
    }
}
