package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.InputException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EasingTest {
    static Iterable<String> names() {
        return Easing.names();
    }

    @Test
    void thereAreFiveOfTheArticleThirtyNamedOnesAndFourOfCss() {
        assertThat(Easing.names()).hasSize(39).doesNotHaveDuplicates();
        assertThat(Easing.names())
                .filteredOn(name -> name.matches("ease(In|Out|InOut)[A-Z].*"))
                .hasSize(30);
    }

    @ParameterizedTest
    @MethodSource("names")
    void endsAreExactAndOutsideTheyHold(String name) {
        Easing easing = Easing.of(name);
        assertThat(easing.weight(0)).isEqualTo(0);
        assertThat(easing.weight(1)).isEqualTo(1);
        assertThat(easing.weight(-0.3)).isEqualTo(0);
        assertThat(easing.weight(1.7)).isEqualTo(1);
        assertThat(easing.weight(Double.NaN)).isEqualTo(0);
    }

    @ParameterizedTest
    @MethodSource("names")
    void neverJumpsAndIsNeverNaN(String name) {
        Easing easing = Easing.of(name);
        double before = 0;
        for (int i = 1; i <= 10_000; i++) {
            double weight = easing.weight(i / 10_000.0);
            // The steepest is easeInOutCirc's middle, a vertical tangent: sqrt(4 * 2^-1 * 1e-4) in one step.
            assertThat(Math.abs(weight - before))
                    .as("%s at %s", name, i / 10_000.0)
                    .isLessThan(0.0145);
            before = weight;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"smoothstep", "smootherstep", "cosine", "easeInOutQuad", "easeInOutBack", "cssEaseInOut"})
    void symmetricOnesArePointSymmetric(String name) {
        Easing easing = Easing.of(name);
        for (double t = 0; t <= 0.5; t += 0.01) {
            assertThat(easing.weight(t) + easing.weight(1 - t)).isCloseTo(1, within(1e-14));
        }
    }

    @Test
    void cosineAndEaseOutHaveTheirClosedForms() {
        assertThat(Easing.of("cosine").weight(1 / 3.0)).isCloseTo(0.25, within(1e-15));
        assertThat(Easing.of("cosine").weight(0.25)).isCloseTo((2 - Math.sqrt(2)) / 4, within(1e-15));
        assertThat(Easing.of("easeOut").weight(0.3)).isCloseTo(0.51, within(1e-15));
    }

    @Test
    void backOvershootsWhereItsDerivativeIsZero() {
        // 1 + (c+1)u^3 + c u^2 with u = t - 1 is largest at u = -2c/(3(c+1)), where it is 1 + 4c^3/(27(c+1)^2).
        double c = 1.70158;
        double at = 1 - 2 * c / (3 * (c + 1));
        assertThat(Easing.of("easeOutBack").weight(at))
                .isCloseTo(1 + 4 * c * c * c / (27 * (c + 1) * (c + 1)), within(1e-14));
    }

    @ParameterizedTest
    @CsvSource({
        "cssEase, 0.25, 0.1, 0.25, 1",
        "cssEaseIn, 0.42, 0, 1, 1",
        "cssEaseOut, 0, 0, 0.58, 1",
        "cssEaseInOut, 0.42, 0, 0.58, 1"
    })
    void cssNamesAreTheCurvesOfTheSpecification(String name, double x1, double y1, double x2, double y2) {
        String curve = "cubicBezier(" + x1 + ", " + y1 + "," + x2 + "," + y2 + ")";
        for (double t = 0.01; t < 1; t += 0.01) {
            assertThat(Easing.of(name).weight(t))
                    .isEqualTo(Easing.of(curve).weight(t))
                    .isCloseTo(byHalving(x1, y1, x2, y2, t), within(1e-12));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 1",
        "1, -3, 0, 4",
        "1, 0, 1e-17, 1",
        "1, 0, 1e-9, 1",
        "0.9999999, 0, 0, 1",
        "0, 1, 0, 1",
        "0, 0, 0, 1",
        "1, 1, 1, 0",
        "1, 0, 1, 1",
        "0, 0, 1, 1",
        "0.5, -100, 0.5, 100"
    })
    void steepCurvesKeepTwelveDigits(double x1, double y1, double x2, double y2) {
        Easing easing = Easing.of("cubicBezier(" + x1 + "," + y1 + "," + x2 + "," + y2 + ")");
        double[] progresses = {
            1e-300,
            1e-17,
            1e-9,
            0.01,
            0.25,
            0.49,
            0.4999999,
            0.5 - 0x1p-54,
            0.5,
            0.5 + 0x1p-53,
            0.5 + 1e-12,
            0.5000001,
            0.75,
            0.999,
            1 - 0x1p-53
        };
        for (double progress : progresses) {
            assertThat(easing.weight(progress))
                    .as("at %s", progress)
                    .isCloseTo(byHalving(x1, y1, x2, y2, progress), within(1e-12));
        }
    }

    @Test
    void randomCurvesAgreeWithHalvingInSixtyDigits() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 300; i++) {
            double x1 = random.nextDouble();
            double x2 = random.nextDouble();
            double y1 = random.nextDouble(-2, 3);
            double y2 = random.nextDouble(-2, 3);
            double progress = random.nextDouble();
            assertThat(new CubicBezier(x1, y1, x2, y2).weight(progress))
                    .isCloseTo(byHalving(x1, y1, x2, y2, progress), within(1e-12));
        }
    }

    @Test
    void aStraightCurveIsLinear() {
        Easing easing =
                Easing.of("cubicBezier(0.3333333333333333,0.3333333333333333,0.6666666666666666,0.6666666666666666)");
        for (double t = 0; t <= 1; t += 0.05) {
            assertThat(easing.weight(t)).isCloseTo(t, within(1e-15));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "smoothStep | did you mean smoothstep",
                "easeInQaud | did you mean easeInQuad",
                "EASEOUT | did you mean easeOut",
                "zzzzzzzzzzzz | known are linear, smoothstep",
                "cubicBezier(0.1,0.2) | four numbers",
                "cubicBezier(1.1,0,1,1) | x1 and x2 in [0, 1]",
                "cubicBezier(0,0,NaN,1) | four numbers",
                "cubicBezier(0,1e999,0,1) | y1 and y2",
                "cubic-bezier(0,0,1,1) | must be cubicBezier(x1,y1,x2,y2)"
            })
    void whatIsNoEasingIsRefusedWithTheNearest(String name, String hint) {
        assertThatThrownBy(() -> Easing.of(name))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(hint);
    }

    /** The definition itself, in 60 digits: halve the interval of the parameter until x fits. */
    private static double byHalving(double x1, double y1, double x2, double y2, double progress) {
        MathContext digits = new MathContext(60);
        BigDecimal x = new BigDecimal(progress);
        BigDecimal below = BigDecimal.ZERO;
        BigDecimal above = BigDecimal.ONE;
        for (int i = 0; i < 190; i++) {
            BigDecimal middle = below.add(above).divide(BigDecimal.valueOf(2), digits);
            if (curve(new BigDecimal(x1), new BigDecimal(x2), middle, digits).compareTo(x) < 0) {
                below = middle;
            } else {
                above = middle;
            }
        }
        return curve(new BigDecimal(y1), new BigDecimal(y2), below, digits).doubleValue();
    }

    private static BigDecimal curve(BigDecimal first, BigDecimal second, BigDecimal s, MathContext digits) {
        BigDecimal rest = BigDecimal.ONE.subtract(s);
        BigDecimal three = BigDecimal.valueOf(3);
        return three.multiply(rest, digits)
                .multiply(rest, digits)
                .multiply(s, digits)
                .multiply(first, digits)
                .add(three.multiply(rest, digits)
                        .multiply(s, digits)
                        .multiply(s, digits)
                        .multiply(second, digits))
                .add(s.multiply(s, digits).multiply(s, digits));
    }
}
