package dev.gunfeel.picture;

/** Turns lines with a width into edges to fill. */
final class Stroker {
    /** Sharper turns than this leave a gap that can be seen; the cosine of their angle. */
    private static final double STRAIGHT = 0.995;

    private final Edges edges;
    private final double scale;
    private final double half;
    private final double dash;

    /**
     * Makes a stroker.
     *
     * @param edges where edges go
     * @param scale pixels per unit of the layout
     * @param stroke the stroke, in units of the layout
     */
    Stroker(Edges edges, double scale, Stroke stroke) {
        this.edges = edges;
        this.scale = scale;
        half = stroke.width() * scale / 2;
        dash = stroke.dash() * scale;
    }

    /** Adds the edges of a line with a width. */
    void add(double[] line, boolean closed) {
        double[] points = closed ? close(line) : line.clone();
        for (int i = 0; i < points.length; i++) {
            points[i] *= scale;
        }
        if (points.length == 4 && !closed) {
            snap(points);
        }
        if (dash > 0) {
            dashes(points);
        } else {
            pieces(points, closed);
        }
    }

    private static double[] close(double[] line) {
        double[] closed = java.util.Arrays.copyOf(line, line.length + 2);
        closed[line.length] = line[0];
        closed[line.length + 1] = line[1];
        return closed;
    }

    /** Puts a level or upright line on whole pixels, so that it isn't a blur over two. */
    private void snap(double[] points) {
        double width = Math.max(1, Math.rint(2 * half));
        for (int axis = 0; axis < 2; axis++) {
            if (points[axis] == points[axis + 2]) {
                double snapped = Math.rint(points[axis] - width / 2) + width / 2;
                points[axis] = snapped;
                points[axis + 2] = snapped;
            }
        }
    }

    private void pieces(double[] points, boolean closed) {
        for (int i = 2; i < points.length; i += 2) {
            piece(points[i - 2], points[i - 1], points[i], points[i + 1]);
        }
        for (int i = 2; i < points.length - 2; i += 2) {
            join(points[i - 2], points[i - 1], points[i], points[i + 1], points[i + 2], points[i + 3]);
        }
        if (closed) {
            int last = points.length - 2;
            join(points[last - 2], points[last - 1], points[0], points[1], points[2], points[3]);
        }
    }

    private void piece(double x0, double y0, double x1, double y1) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double length = Math.sqrt(dx * dx + dy * dy);
        if (!(length > 0)) {
            return;
        }
        double acrossX = -dy / length * half;
        double acrossY = dx / length * half;
        edges.edge(x0 + acrossX, y0 + acrossY, x0 - acrossX, y0 - acrossY);
        edges.edge(x0 - acrossX, y0 - acrossY, x1 - acrossX, y1 - acrossY);
        edges.edge(x1 - acrossX, y1 - acrossY, x1 + acrossX, y1 + acrossY);
        edges.edge(x1 + acrossX, y1 + acrossY, x0 + acrossX, y0 + acrossY);
    }

    /** Fills the wedge on the outer side of a turn, in the same sense as the pieces. */
    private void join(double x0, double y0, double x1, double y1, double x2, double y2) {
        double beforeX = x1 - x0;
        double beforeY = y1 - y0;
        double afterX = x2 - x1;
        double afterY = y2 - y1;
        double before = Math.sqrt(beforeX * beforeX + beforeY * beforeY);
        double after = Math.sqrt(afterX * afterX + afterY * afterY);
        if (!(before > 0 && after > 0) || beforeX * afterX + beforeY * afterY > STRAIGHT * before * after) {
            return;
        }
        double side = beforeX * afterY - beforeY * afterX > 0 ? -half : half;
        double fromX = x1 - beforeY / before * side;
        double fromY = y1 + beforeX / before * side;
        double toX = x1 - afterY / after * side;
        double toY = y1 + afterX / after * side;
        if (side < 0) {
            wedge(x1, y1, fromX, fromY, toX, toY);
        } else {
            wedge(x1, y1, toX, toY, fromX, fromY);
        }
    }

    private void wedge(double x, double y, double fromX, double fromY, double toX, double toY) {
        edges.edge(x, y, fromX, fromY);
        edges.edge(fromX, fromY, toX, toY);
        edges.edge(toX, toY, x, y);
    }

    private void dashes(double[] points) {
        double along = 0;
        for (int i = 2; i < points.length; i += 2) {
            double x0 = points[i - 2];
            double y0 = points[i - 1];
            double dx = points[i] - x0;
            double dy = points[i + 1] - y0;
            double length = Math.sqrt(dx * dx + dy * dy);
            for (double at = 0; at < length; ) {
                double inPeriod = (along + at) % (2 * dash);
                boolean on = inPeriod < dash;
                // The least step gets past a rounded end of a dash.
                double end = Math.min(length, at + Math.max(1e-6, (on ? dash : 2 * dash) - inPeriod));
                if (on) {
                    piece(x0 + dx * at / length, y0 + dy * at / length, x0 + dx * end / length, y0 + dy * end / length);
                }
                at = end;
            }
            along = (along + length) % (2 * dash);
        }
    }
}
