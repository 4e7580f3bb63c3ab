package dev.gunfeel.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
    /** Rounded by hand; plain from 0.00001 up to below ten to the sixteenth, where zeros start to hide the size. */
    @ParameterizedTest
    @CsvSource({
        "0, 3, 0",
        "-0.0, 3, 0",
        "12.345, 3, 12.3",
        "12.35, 3, 12.3", // Its double lies just below.
        "12.25, 3, 12.3", // A tie goes away from 0.
        "-12.75, 3, -12.8",
        "1200, 3, 1200",
        "0.5, 3, 0.5",
        "0.0031, 3, 0.0031",
        "0.00001, 3, 0.00001",
        "0.0000099949, 3, 0.00000999",
        "0.000009, 1, 0.000009",
        "1234567, 3, 1230000",
        "1.5e15, 3, 1500000000000000",
        "9.99e15, 3, 9990000000000000",
        "1e16, 3, 1E+16",
        "1.5e16, 3, 1.5E+16",
        "9.999e15, 3, 1E+16",
        "NaN, 3, not a number",
        "Infinity, 3, infinity",
        "-Infinity, 3, -infinity"
    })
    void roundsToSomeDigits(double value, int digits, String text) {
        assertThat(Figures.significant(value, digits)).isEqualTo(text);
    }

    @Test
    void aFigureHasThreeDigits() {
        assertThat(Figures.of(3.14159)).isEqualTo("3.14");
        assertThat(Figures.of(99.95)).isEqualTo("100");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0.1, 0.1",
        "0.3, 0.3",
        "0.30000000000000004, 0.30000000000000004",
        "0.3333333333333333, 0.3333333333333333",
        "100, 100",
        "-2.5, -2.5",
        "2e-3, 0.002",
        "NaN, NaN",
        "Infinity, Infinity",
        "-Infinity, -Infinity"
    })
    void theShortestTextIsTheOneThatPeopleWrote(double value, String text) {
        assertThat(Figures.shortest(value)).isEqualTo(text);
    }

    /** No text with a digit less would do, and this one does. */
    @Test
    void theShortestTextGivesTheNumberBack() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 5000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isNaN(value) || Double.isInfinite(value)) {
                continue;
            }
            String text = Figures.shortest(value);
            assertThat(Double.parseDouble(text)).isEqualTo(value);
            int digits = new java.math.BigDecimal(text).stripTrailingZeros().precision();
            if (digits > 1) {
                assertThat(Double.parseDouble(Figures.significant(value, digits - 1)))
                        .isNotEqualTo(value);
            }
        }
    }
}
