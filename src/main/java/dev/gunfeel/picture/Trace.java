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
record Trace(double[] x, double[] y, Stroke stroke) {
    /** As many points to a unit of the layout are a bar rather than a line. */
    private static final int MANY = 8;

    /**
     * Returns the lines on a plot. Where there are several points to a unit of the layout, only the first, the lowest,
     * the highest and the last of them are kept, and where there are many only the lowest and the highest: the picture is
     * the same, and no spike is lost. A point by itself is a line of one point.
     */
    List<double[]> on(Plot plot) {
        List<double[]> lines = new ArrayList<>();
        for (int i = 0; i < x.length; ) {
            int end = i;
            while (end < x.length && !Double.isNaN(y[end])) {
                end++;
            }
            if (end > i) {
                lines.add(line(plot, i, end));
            }
            i = end + 1;
        }
        return lines;
    }

    private double[] line(Plot plot, int from, int to) {
        double[] line = new double[2 * (to - from)];
        int size = 0;
        for (int i = from; i < to; ) {
            int column = (int) plot.x().at(x[i]);
            int lowest = i;
            int highest = i;
            int end = i + 1;
            for (; end < to && (int) plot.x().at(x[end]) == column; end++) {
                lowest = y[end] < y[lowest] ? end : lowest;
                highest = y[end] > y[highest] ? end : highest;
            }
            boolean isMany = end - i >= MANY;
            int earlier = Math.min(lowest, highest);
            int later = Math.max(lowest, highest);
            size = isMany ? size : add(plot, i, -1, line, size);
            size = add(plot, earlier, isMany ? -1 : i, line, size);
            size = add(plot, later, earlier, line, size);
            size = isMany ? size : add(plot, end - 1, later, line, size);
            i = end;
        }
        return Arrays.copyOf(line, size);
    }

    /** Adds a point unless it is the one before. */
    private int add(Plot plot, int i, int before, double[] line, int size) {
        if (i == before) {
            return size;
        }
        line[size] = plot.x().at(x[i]);
        line[size + 1] = plot.y().at(y[i]);
        return size + 2;
    }

    /** Returns the span of its values; of 0 where there are none. */
    Span span() {
        for (double value : y) {
            if (!Double.isNaN(value)) {
                return Span.at(value).with(y);
            }
        }
        return Span.zero();
    }

    /** Returns the curve with one more point. */
    Trace with(double pointX, double pointY) {
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
        return new Trace(moreX, moreY, stroke);
    }
}
