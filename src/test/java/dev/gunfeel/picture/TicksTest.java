package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.picture.Ticks.Step;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Axes count in round steps, at every size of numbers. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class TicksTest {
    @ParameterizedTest
    @CsvSource({
        "0, 10, 5, '0, 2, 4, 6, 8, 10'",
        "0, 10, 11, '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10'",
        "-1, 1, 4, '−1, −0.5, 0, 0.5, 1'",
        "0, 0.3, 3, '0, 0.1, 0.2, 0.3'",
        "-0.15, 0.15, 3, '−0.1, 0, 0.1'",
        "0.2, 4.9, 1, '2, 4'",
        "0, 2e-9, 2, '0, 1e-9, 2e-9'",
        "0, 3e12, 3, '0, 1e12, 2e12, 3e12'",
        "999999, 1000003, 2, '1000000, 1000002'"
    })
    void stepsAreRound(double low, double high, double most, String labels) {
        assertThat(Ticks.of(new Span(low, high), most).labels())
                .containsExactly(labels.replace("e-", "e−").split(", "));
    }

    /** Of a span that holds no two steps the step gets smaller, through 5, 2 and 1, and it comes to an end. */
    @ParameterizedTest
    @CsvSource({"-3.02, 3.9", "0, 7.5", "-0.2, 0.4", "4.9, 9.9", "6, 9.5", "-49, 49", "51, 99.5", "0.0501, 0.0999"})
    void aLowAxisHasTwoTicksToo(double low, double high) {
        Ticks ticks = Ticks.of(new Span(low, high), 0.3);
        assertThat(ticks.values()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(ticks.values().get(0)).isGreaterThanOrEqualTo(low);
        assertThat(ticks.values().get(ticks.values().size() - 1)).isLessThanOrEqualTo(high);
    }

    @Test
    void anySpanHasRoundTicksWithinIt() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            double size = Math.pow(10, random.nextInt(-280, 300)) * (1 + 9 * random.nextDouble());
            double low = size * (random.nextInt(3) == 0 ? 0 : (random.nextDouble() - 0.5) * 2000);
            Span span = new Span(low, low + size);
            double most = random.nextDouble() * 15;
            Ticks ticks = Ticks.of(span, most);
            List<Double> values = ticks.values();
            String about = span + " " + most + ": " + values;
            assertThat(values.size()).as(about).isBetween(2, (int) Math.max(6, most + 1));
            double step = values.get(1) - values.get(0);
            double slack = 1e-5 * step + 4 * Math.ulp(low + size);
            assertThat(values.get(0)).as(about).isBetween(span.low() - slack, span.low() + step + slack);
            assertThat(values.get(values.size() - 1))
                    .as(about)
                    .isBetween(span.high() - step - slack, span.high() + slack);
            assertThat(ticks.labels()).as(about).hasSameSizeAs(values).doesNotHaveDuplicates();
            assertRound(ticks);
        }
    }

    /** The labels are what is read: they are the values, and their distances 1, 2 or 5 times a power of ten. */
    private static void assertRound(Ticks ticks) {
        BigDecimal before = null;
        for (int i = 0; i < ticks.labels().size(); i++) {
            String label = ticks.labels().get(i);
            BigDecimal read = new BigDecimal(label.replace('−', '-'));
            assertThat(read.doubleValue()).isEqualTo(ticks.values().get(i));
            assertThat(label).doesNotContain("-", "E", "+").isNotIn("−0", "−0.0");
            if (before != null) {
                assertThat(read.subtract(before)
                                .stripTrailingZeros()
                                .unscaledValue()
                                .intValueExact())
                        .as(ticks.labels().toString())
                        .isIn(1, 2, 5);
            }
            before = read;
        }
    }

    @Test
    void zeroHasNoSign() {
        for (double low : new double[] {-1, -0.3, -1e-12, -1e200}) {
            Ticks ticks = Ticks.of(new Span(low, -low), 5);
            assertThat(ticks.labels()).contains("0").noneMatch(label -> label.matches("−0(\\.0*)?"));
        }
    }

    @Test
    void stepsFollowEachOther() {
        assertThat(Step.atLeast(1).value()).isEqualTo(1);
        assertThat(Step.atLeast(1.01).value()).isEqualTo(2);
        assertThat(Step.atLeast(2.5).value()).isEqualTo(5);
        assertThat(Step.atLeast(5.1).value()).isEqualTo(10);
        assertThat(Step.atLeast(0.021).value()).isEqualTo(0.05);
        assertThat(Step.atLeast(3e-280).value()).isEqualTo(5e-280);
    }

    /** Whatever values there are, an axis can be laid over them. */
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "5, 5",
        "-1e308, 1e308",
        "1e308, 1e308",
        "1, 1.0000000000000002",
        "0, 4.9e-324",
        "-1e-300, 1e-300",
        "1e15, 1.000000000000001e15",
        "-7, -7",
        "0, 1e-289"
    })
    void anyValuesHaveAnAxis(double low, double high) {
        Span span = Span.at(low).with(high).proper().widenedFromZero(0.06);
        assertThat(span.size()).isPositive().isFinite();
        Ticks ticks = Ticks.of(span, 8);
        assertThat(ticks.values()).hasSizeBetween(2, 10);
        assertThat(ticks.labels()).allMatch(label -> label.length() <= 12);
        Axis axis = new Axis(span, 0, 100);
        assertThat(axis.at(low)).isBetween(0.0, 100.0);
        assertThat(axis.at(Double.POSITIVE_INFINITY)).isBetween(axis.at(high), 100.0);
        assertThat(Span.at(low).with(Double.NaN)).isEqualTo(Span.at(low));
    }
}
