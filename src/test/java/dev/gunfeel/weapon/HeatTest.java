package dev.gunfeel.weapon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeatTest {
    private static Heat heat(Curve perShot, Curve cooling, double delay, double max) {
        return Heat.of(perShot, cooling).withCoolingDelaySeconds(delay).withMax(max);
    }

    private static Curve through(double... xy) {
        Vector2[] points = new Vector2[xy.length / 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = new Vector2(xy[2 * i], xy[2 * i + 1]);
        }
        return Curve.through(points);
    }

    @Test
    void aShotAddsWhatItsHeatSaysUpToTheMost() {
        Heat heat = heat(through(0, 10, 50, 2), Curve.of(1), 0, 60);
        assertThat(heat.fired(0, 1)).isEqualTo(10);
        assertThat(heat.fired(25, 1)).isCloseTo(31, within(1e-12));
        assertThat(heat.fired(25, 0.5)).isCloseTo(28, within(1e-12));
        assertThat(heat.fired(59.5, 1)).isEqualTo(60);
        assertThat(heat.fired(20, 0)).isEqualTo(20);
    }

    /** 30 falls by 8 a second, but only half a second after the shot. */
    @Test
    void steadyCoolingWaitsForTheDelay() {
        Heat heat = heat(Curve.of(5), Curve.of(8), 0.5, 100);
        assertThat(heat.cooled(30, 0.5)).isEqualTo(30);
        assertThat(heat.cooled(30, 1.5)).isCloseTo(22, within(1e-12));
        assertThat(heat.cooled(30, 4.25)).isEqualTo(0);
        assertThat(heat.secondsToCold(30)).isCloseTo(4.25, within(1e-12));
    }

    /** Newton: dh/dt = -h/2 leaves h e^(-t/2). */
    @Test
    void coolingInProportionIsExponential() {
        Heat heat = heat(Curve.of(5), through(0, 0, 100, 50), 0, 100);
        assertThat(heat.cooled(80, 3)).isCloseTo(80 * Math.exp(-1.5), within(1e-12));
        assertThat(heat.secondsToCold(80)).isCloseTo(2 * Math.log(80 / 1e-7), within(1e-6));
        assertThat(heat.cooled(80, heat.secondsToCold(80))).isEqualTo(0);
        assertThat(heat.cooled(80, heat.secondsToCold(80) - 1e-3)).isPositive();
    }

    /** A rounded rate never makes of an approach to 0 an arrival, and the last digits of the time are right too. */
    @ParameterizedTest
    @ValueSource(doubles = {18.61176108313272, 0.9228336864990128, 59.43933111669491, 1.0 / 3})
    void whatOnlyNearsZeroIsColdBelowAThousandMillionth(double rate) {
        Heat heat = heat(Curve.of(5), through(0, 0, 10, rate), 0, 10);
        for (double start = 0.0137; start < 10; start += 0.0731) {
            assertThat(heat.secondsToCold(start)).isCloseTo(Math.log(start / 1e-8) * 10 / rate, within(1e-9));
        }
    }

    @Test
    void withoutCoolingItStaysForEver() {
        Heat heat = heat(Curve.of(5), Curve.of(0), 0, 100);
        assertThat(heat.cooled(40, 1e6)).isEqualTo(40);
        assertThat(heat.secondsToCold(40)).isInfinite();
        assertThat(heat.secondsToCold(0)).isEqualTo(0);
    }

    /** The cooling is 0 at a heat of 20: from above, it is neared and never passed. */
    @Test
    void itStopsWhereTheCoolingIsZero() {
        Heat heat = heat(Curve.of(5), through(0, 3, 20, 0, 60, 40), 0, 100);
        assertThat(heat.cooled(50, 60)).isCloseTo(20, within(1e-9)).isGreaterThanOrEqualTo(20);
        assertThat(heat.secondsToCold(50)).isInfinite();
    }

    /** What would be gone within a microsecond is gone, also where the delay holds it a little longer. */
    @Test
    void theLastMicrosecondIsForgiven() {
        Heat steady = heat(Curve.of(5), Curve.of(10), 0.25, 100);
        assertThat(steady.cooled(10, 1.25 - 0.9e-6)).isEqualTo(0);
        assertThat(steady.cooled(10, 1.25 - 1.2e-6)).isPositive();
        assertThat(steady.cooled(1e-6, 0.25 - 0.8e-6)).isEqualTo(0);
        assertThat(steady.cooled(1e-6, 0.25 - 1e-5)).isEqualTo(1e-6);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void anyCurveIsWhatManySmallStepsComeTo(long seed) {
        Random random = new Random(seed);
        double[] xy = new double[2 * (1 + random.nextInt(6))];
        double x = random.nextDouble() * 10;
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = x;
            xy[i + 1] = random.nextInt(4) == 0 && i > 0 ? xy[i - 1] : 0.5 + random.nextDouble() * 30;
            x += 0.5 + random.nextDouble() * 25;
        }
        Curve cooling = through(xy);
        Heat heat = heat(Curve.of(5), cooling, 0.1, 100);
        double start = random.nextDouble() * 100;
        double seconds = 0.1 + random.nextDouble() * 4;
        assertThat(heat.cooled(start, seconds)).isCloseTo(rungeKutta(cooling, start, seconds - 0.1), within(1e-6));
    }

    /** A way from here to there is the same in one go or in two. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void coolingInPartsIsCoolingAtOnce(long seed) {
        Random random = new Random(seed);
        Heat heat = heat(Curve.of(5), through(0, 1, 20, 4, 35, 4, 60, 25), 0, 100);
        double start = 40 + random.nextDouble() * 60;
        double first = random.nextDouble() * 3;
        double second = random.nextDouble() * 3;
        assertThat(heat.cooled(heat.cooled(start, first), second))
                .isCloseTo(heat.cooled(start, first + second), within(1e-11));
    }

    private static double rungeKutta(Curve cooling, double start, double seconds) {
        int steps = 200_000;
        double h = seconds / steps;
        double value = start;
        for (int i = 0; i < steps && value > 0; i++) {
            double k1 = -cooling.at(value);
            double k2 = -cooling.at(value + h / 2 * k1);
            double k3 = -cooling.at(value + h / 2 * k2);
            double k4 = -cooling.at(value + h * k3);
            value += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        return Math.max(0, value);
    }
}
