package dev.gunfeel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CurveFitTest {
    private static Sampled sampled(double end, int count, DoubleUnaryOperator... curves) {
        double[] times = IntStream.rangeClosed(0, count)
                .mapToDouble(i -> end * i / count)
                .toArray();
        return new Sampled(
                times,
                Arrays.stream(curves)
                        .map(curve -> new Sampled.Curve(
                                "curve", Arrays.stream(times).map(curve).toArray()))
                        .toList());
    }

    @Test
    void aCubicIsTwoKeys() {
        FittedCurve curve = CurveFit.cubic(sampled(2, 400, t -> 3 - t + 2 * t * t - t * t * t), 1e-6)
                .get(0);
        assertThat(curve.keys()).hasSize(2);
        assertThat(curve.keys().get(0).outTangent()).isCloseTo(-1, within(1e-5));
        assertThat(curve.keys().get(1).inTangent()).isCloseTo(-1 + 8 - 12, within(1e-5));
        assertThat(curve.at(1.3)).isCloseTo(3 - 1.3 + 2 * 1.69 - 2.197, within(1e-6));
    }

    @Test
    void aCornerIsAKeyWithTwoTangents() {
        FittedCurve curve =
                CurveFit.cubic(sampled(2, 200, t -> Math.abs(t - 1)), 1e-6).get(0);
        assertThat(curve.keys()).extracting(CurveKey::time).containsExactly(0.0, 1.0, 2.0);
        assertThat(curve.keys().get(1).inTangent()).isCloseTo(-1, within(1e-6));
        assertThat(curve.keys().get(1).outTangent()).isCloseTo(1, within(1e-6));
    }

    /** Against all ways to cut a curve into straight pieces, by dynamic programming. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void straightPiecesAreNearlyAsFewAsThereAre(int seed) {
        Random random = new Random(seed);
        double[] bends = random.doubles(6, -2, 2).toArray();
        Sampled sampled = sampled(
                3,
                150,
                t -> IntStream.range(0, bends.length)
                        .mapToDouble(k -> bends[k] * Math.sin((k + 1) * t + bends[bends.length - 1 - k]))
                        .sum());
        double tolerance = 0.05;
        double[] times = sampled.times();
        double[] values = sampled.curves().get(0).values();
        int[] fewest = new int[times.length];
        Arrays.fill(fewest, 1, fewest.length, Integer.MAX_VALUE);
        for (int to = 1; to < times.length; to++) {
            for (int from = 0; from < to; from++) {
                double slope = (values[to] - values[from]) / (times[to] - times[from]);
                boolean holds = true;
                for (int i = from + 1; i < to; i++) {
                    holds &= Math.abs(values[from] + slope * (times[i] - times[from]) - values[i]) <= tolerance;
                }
                fewest[to] = holds ? Math.min(fewest[to], fewest[from] + 1) : fewest[to];
            }
        }
        int pieces = CurveFit.linear(sampled, tolerance).get(0).keys().size() - 1;
        // A longer piece may hold where a shorter one doesn't, so the longest first isn't always the fewest.
        assertThat(pieces).isBetween(fewest[times.length - 1], fewest[times.length - 1] + 1);
    }

    @Test
    void curvesOfOneFitShareTheirTimes() {
        List<FittedCurve> curves = CurveFit.cubic(sampled(6, 600, Math::sin, t -> 5 * Math.cos(3 * t)), 0.01);
        assertThat(curves.get(0).keys().stream().map(CurveKey::time))
                .containsExactlyElementsOf(
                        curves.get(1).keys().stream().map(CurveKey::time).toList());
        for (double t = 0; t < 6; t += 0.013) {
            assertThat(curves.get(0).at(t)).isCloseTo(Math.sin(t), within(0.0101));
            assertThat(curves.get(1).at(t)).isCloseTo(5 * Math.cos(3 * t), within(0.0101));
        }
    }

    @Test
    void cubicsTakeFewerThanLines() {
        Sampled sampled = sampled(6, 600, Math::sin);
        assertThat(CurveFit.cubic(sampled, 0.001).get(0).keys()).hasSizeLessThan(8);
        assertThat(CurveFit.linear(sampled, 0.001).get(0).keys()).hasSizeGreaterThan(40);
    }
}
