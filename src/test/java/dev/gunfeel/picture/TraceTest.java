package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A dense curve is drawn with few points, and looks the same. */
class TraceTest {
    private static final Stroke STROKE = new Stroke(new Ink(0, 0), 1.5);

    /** From 0 to 10 over 300 units, from -1 to 1 over 200. */
    private static final Plot PLOT = new Plot(new Axis(new Span(0, 10), 40, 340), new Axis(new Span(-1, 1), 220, 20));

    private static double[] times(int count) {
        double[] times = new double[count];
        for (int i = 0; i < count; i++) {
            times[i] = 10.0 * i / (count - 1);
        }
        return times;
    }

    /** A calm swing with spikes of a single sample. */
    private static double[] spiky(double[] times, long seed) {
        Random random = new Random(seed);
        double[] values = new double[times.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = 0.3 * Math.sin(times[i]) + (random.nextInt(500) == 0 ? random.nextDouble() - 0.5 : 0);
        }
        return values;
    }

    @ParameterizedTest
    @CsvSource({"100, 1", "300, 2", "900, 3", "1200, 4", "2400, 5", "3000, 6", "100000, 7"})
    void everyColumnKeepsItsLowestAndItsHighest(int count, long seed) {
        double[] times = times(count);
        double[] values = spiky(times, seed);
        List<double[]> lines = new Trace(times, values, STROKE).on(PLOT);
        assertThat(lines).hasSize(1);
        Map<Integer, Box> thin = columns(lines.get(0));
        double[] dense = new double[2 * count];
        for (int i = 0; i < count; i++) {
            dense[2 * i] = 40 + times[i] * 30;
            dense[2 * i + 1] = 120 - values[i] * 100;
        }
        Map<Integer, Box> all = columns(dense);
        assertThat(thin.keySet()).isEqualTo(all.keySet());
        all.forEach((column, box) -> {
            Box kept = Objects.requireNonNull(thin.get(column));
            assertThat(kept.top()).isCloseTo(box.top(), within(1e-9));
            assertThat(kept.bottom()).isCloseTo(box.bottom(), within(1e-9));
        });
        assertThat(lines.get(0).length / 2).isLessThanOrEqualTo(Math.min(count, 4 * all.size()));
        for (int i = 2; i < lines.get(0).length; i += 2) {
            assertThat(lines.get(0)[i]).isGreaterThanOrEqualTo(lines.get(0)[i - 2]);
        }
    }

    private static Map<Integer, Box> columns(double[] line) {
        Map<Integer, Box> columns = new HashMap<>();
        for (int i = 0; i < line.length; i += 2) {
            Box point = new Box(line[i], line[i + 1], line[i], line[i + 1]);
            columns.merge(
                    // A value at the very edge of a column may be rounded to either side of it.
                    (int) (line[i] + 1e-9),
                    point,
                    (one, other) ->
                            new Box(0, Math.min(one.top(), other.top()), 0, Math.max(one.bottom(), other.bottom())));
        }
        return columns;
    }

    /** Drawn with all its points it is the same picture, up to what a pixel's share can differ. */
    @ParameterizedTest
    @CsvSource({"900, 0", "2000, 0", "5000, 0", "20000, 0", "900, 1", "2000, 1", "5000, 1", "20000, 1"})
    void thinnedItLooksTheSame(int count, int spikes) {
        double[] times = times(count);
        double[] calm = new double[count];
        Arrays.setAll(calm, i -> 0.8 * Math.sin(2 * times[i]));
        double[] values = spikes == 0 ? calm : spiky(times, count);
        double[] dense = new double[2 * count];
        for (int i = 0; i < count; i++) {
            dense[2 * i] = PLOT.x().at(times[i]);
            dense[2 * i + 1] = PLOT.y().at(values[i]);
        }
        PictureOptions options = new PictureOptions(380, 240, Theme.LIGHT);
        Raster all = draw(List.of(dense), options);
        Raster thin = draw(new Trace(times, values, STROKE).on(PLOT), options);
        long sum = 0;
        long dark = 0;
        for (int i = 0; i < all.rows.length; i++) {
            int one = all.rows[i] & 0xFF;
            int other = thin.rows[i] & 0xFF;
            sum += Math.abs(one - other);
            dark += i % all.stride == 0 ? 0 : 255 - one;
        }
        assertThat((double) sum / dark).as("share of the line that differs").isLessThan(spikes == 0 ? 0.02 : 0.15);
    }

    private static Raster draw(List<double[]> lines, PictureOptions options) {
        Shape path = new Shape.Path(lines, false, null, STROKE);
        return Png.draw(new Scene(options.width(), options.height(), "", "", List.of(path)), options);
    }

    @Test
    void aGapBreaksTheLineAndASinglePointIsKept() {
        double nothing = Double.NaN;
        double[] values = {nothing, 0.1, 0.2, nothing, 0.3, nothing, nothing, 0.4, 0.5, nothing};
        List<double[]> lines = new Trace(times(10), values, STROKE).on(PLOT);
        List<Integer> sizes = new ArrayList<>();
        lines.forEach(line -> sizes.add(line.length / 2));
        assertThat(sizes).containsExactly(2, 1, 2);
        double[] none = {nothing, nothing};
        assertThat(new Trace(new double[] {0, 1}, none, STROKE).on(PLOT)).isEmpty();
        assertThat(new Trace(new double[] {0, 1}, none, STROKE).span()).isEqualTo(Span.zero());
    }

    @Test
    void aPointIsPutInItsPlace() {
        Trace curve = new Trace(new double[] {0, 1, 2}, new double[] {5, 6, 7}, STROKE).with(1.5, 9);
        assertThat(curve.x()).containsExactly(0, 1, 1.5, 2);
        assertThat(curve.y()).containsExactly(5, 6, 9, 7);
        assertThat(curve.with(3, 0).x()).containsExactly(0, 1, 1.5, 2, 3);
        assertThat(curve.span()).isEqualTo(new Span(5, 9));
    }
}
