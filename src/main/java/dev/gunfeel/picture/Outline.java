package dev.gunfeel.picture;

import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/** Takes an outline as it is in the file, y up, and turns it into straight lines and into text. */
final class Outline {
    /** Enough for a curve of a glyph at the largest picture's title. */
    private static final int LINES_PER_CURVE = 6;

    final List<double[]> lines = new ArrayList<>();
    final StringBuilder svg = new StringBuilder();
    private final double scale;
    private final List<Double> points = new ArrayList<>();

    Outline(double scale) {
        this.scale = scale;
    }

    void add(PathIterator path) {
        double[] c = new double[6];
        double x = 0;
        double y = 0;
        for (; !path.isDone(); path.next()) {
            switch (path.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> {
                    text('M', c, 2);
                    point(c[0], c[1]);
                    x = c[0];
                    y = c[1];
                }
                case PathIterator.SEG_LINETO -> {
                    text('L', c, 2);
                    point(c[0], c[1]);
                    x = c[0];
                    y = c[1];
                }
                case PathIterator.SEG_QUADTO -> {
                    text('Q', c, 4);
                    curve(x, y, c);
                    x = c[2];
                    y = c[3];
                }
                case PathIterator.SEG_CLOSE -> {
                    svg.append('Z');
                    lines.add(points.stream().mapToDouble(Double::doubleValue).toArray());
                    points.clear();
                }
                default -> throw new IllegalStateException("TrueType outlines have no cubic curves");
            }
        }
    }

    /** Returns how far it reaches up (-1) or down (1) of the base line, at least 0. */
    double farthest(int way) {
        double farthest = 0;
        for (double[] line : lines) {
            for (int i = 1; i < line.length; i += 2) {
                farthest = Math.max(farthest, way * line[i]);
            }
        }
        return farthest;
    }

    private void curve(double x, double y, double[] c) {
        for (int i = 1; i <= LINES_PER_CURVE; i++) {
            double t = (double) i / LINES_PER_CURVE;
            double s = 1 - t;
            point(s * s * x + 2 * s * t * c[0] + t * t * c[2], s * s * y + 2 * s * t * c[1] + t * t * c[3]);
        }
    }

    private void point(double x, double y) {
        points.add(x * scale);
        points.add(-y * scale);
    }

    private void text(char command, double[] c, int count) {
        svg.append(command);
        for (int i = 0; i < count; i++) {
            double sign = i % 2 == 0 ? 1 : -1;
            long rounded = (long) Math.rint(sign * c[i] * scale * 1000);
            if (i > 0 && rounded >= 0) {
                svg.append(' ');
            }
            svg.append(rounded);
        }
    }
}
