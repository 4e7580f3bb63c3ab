package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values over values, to be drawn as a line.
 *
 * @param x ascending
 * @param y as many; NaN breaks the line
 * @param stroke how the line is drawn
 */
@SuppressWarnings("ArrayRecordComponent") // Columns of numbers, as answers have them.
record Curve(double[] x, double[] y, Stroke stroke) {
    /**
     * Returns the lines on a plot. Where there are several points to a unit of the layout, only the first, the lowest,
     * the highest and the last of them are kept: the picture is the same, and no spike is lost. A point by itself is a line
     * of one point.
     */
    List<double[]> on(Plot plot) {
        List<double[]> lines = new ArrayList<>();
        double[] line = new double[2 * x.length + 2];
        int size = 0;
        for (int i = 0; i < x.length; i++) {
            if (Double.isNaN(y[i])) {
                add(lines, line, size);
                size = 0;
                continue;
            }
            line[size++] = plot.x().at(x[i]);
            line[size++] = plot.y().at(y[i]);
        }
        add(lines, line, size);
        return lines;
    }

    /** Returns the span of its values; of 0 where there are none. */
    Span span() {
        Span span = null;
        for (double value : y) {
            if (!Double.isNaN(value)) {
                span = span == null ? Span.at(value) : span.with(value);
            }
        }
        return span == null ? Span.zero() : span;
    }

    /** Returns the curve with one more point. */
    Curve with(double pointX, double pointY) {
        int before = 0;
        while (before < x.length && x[before] < pointX) {
            before++;
        }
        double[] moreX = Arrays.copyOf(x, x.length + 1);
        double[] moreY = Arrays.copyOf(y, y.length + 1);
        System.arraycopy(x, before, moreX, before + 1, x.length - before);
        System.arraycopy(y, before, moreY, before + 1, y.length - before);
        moreX[before] = pointX;
        moreY[before] = pointY;
        return new Curve(moreX, moreY, stroke);
    }

    private static void add(List<double[]> lines, double[] line, int size) {
        if (size > 0) {
            lines.add(thinned(Arrays.copyOf(line, size)));
        }
    }

    private static double[] thinned(double[] line) {
        double[] kept = new double[line.length];
        int size = 0;
        for (int i = 0; i < line.length; ) {
            int end = i;
            int lowest = i;
            int highest = i;
            while (end < line.length && (int) line[end] == (int) line[i]) {
                lowest = line[end + 1] < line[lowest + 1] ? end : lowest;
                highest = line[end + 1] > line[highest + 1] ? end : highest;
                end += 2;
            }
            int[] column = {i, Math.min(lowest, highest), Math.max(lowest, highest), end - 2};
            for (int k = 0; k < column.length; k++) {
                if (k == 0 || column[k] != column[k - 1]) {
                    kept[size++] = line[column[k]];
                    kept[size++] = line[column[k] + 1];
                }
            }
            i = end;
        }
        return Arrays.copyOf(kept, size);
    }
}
