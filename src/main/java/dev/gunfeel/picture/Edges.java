package dev.gunfeel.picture;

import java.util.Arrays;

/** The edges of one shape in pixels, walked row by row from the top. */
final class Edges {
    private static final int NUMBERS = 5;

    /** For each edge: top x, top y, bottom y, change of x per y, and 1 where it goes down or -1 where it goes up. */
    private double[] edges = new double[64 * NUMBERS];

    private int count;
    private int[] order = new int[64];
    private int[] active = new int[64];
    private int activeCount;
    private int next;
    private int firstRow;
    private int endRow;
    private double left;
    private double right;

    /** What takes the part of an edge in a row: from (x0, y0) to (x1, y1), y from the top of the row. */
    interface Crossing {
        void take(double x0, double y0, double x1, double y1);
    }

    /** Adds the edges of a closed line. */
    void polygon(double[] line, double scale, double dx, double dy) {
        int last = line.length - 2;
        double x = line[last] * scale + dx;
        double y = line[last + 1] * scale + dy;
        for (int i = 0; i < line.length; i += 2) {
            double nextX = line[i] * scale + dx;
            double nextY = line[i + 1] * scale + dy;
            edge(x, y, nextX, nextY);
            x = nextX;
            y = nextY;
        }
    }

    /** Adds one edge of a closed line. */
    void edge(double x0, double y0, double x1, double y1) {
        if (y0 == y1) {
            return;
        }
        if (count * NUMBERS == edges.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
        }
        int at = count++ * NUMBERS;
        boolean down = y0 < y1;
        edges[at] = down ? x0 : x1;
        edges[at + 1] = down ? y0 : y1;
        edges[at + 2] = down ? y1 : y0;
        edges[at + 3] = (x1 - x0) / (y1 - y0);
        edges[at + 4] = down ? 1 : -1;
    }

    void clear() {
        count = 0;
    }

    int firstRow() {
        return firstRow;
    }

    int endRow() {
        return endRow;
    }

    /** Returns the least x of all edges, 0 where there are none. */
    double left() {
        return left;
    }

    /** Returns the greatest x of all edges, 0 where there are none. */
    double right() {
        return right;
    }

    /** Makes ready to walk down the rows of a page. */
    void sort(int height) {
        firstRow = height;
        endRow = 0;
        left = count > 0 ? edges[0] : 0;
        right = left;
        for (int i = 0; i < count; i++) {
            int at = i * NUMBERS;
            double topX = edges[at];
            double bottomX = topX + (edges[at + 2] - edges[at + 1]) * edges[at + 3];
            left = Math.min(left, Math.min(topX, bottomX));
            right = Math.max(right, Math.max(topX, bottomX));
            firstRow = Math.min(firstRow, row(edges[i * NUMBERS + 1]));
            endRow = Math.max(endRow, (int) Math.min(height, Math.ceil(edges[i * NUMBERS + 2])));
        }
        int[] starts = new int[Math.max(0, endRow - firstRow) + 2];
        for (int i = 0; i < count; i++) {
            starts[start(i) + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        if (order.length < count) {
            order = new int[2 * count];
            active = new int[2 * count];
        }
        for (int i = 0; i < count; i++) {
            order[starts[start(i)]++] = i;
        }
        next = 0;
        activeCount = 0;
    }

    private int start(int edge) {
        return Math.max(0, Math.min(row(edges[edge * NUMBERS + 1]), endRow) - firstRow);
    }

    private static int row(double y) {
        return (int) Math.max(0, Math.floor(y));
    }

    /** Hands out the parts of all edges that lie in a row; rows have to come in order. */
    void rows(int y, Crossing crossing) {
        while (next < count && row(edges[order[next] * NUMBERS + 1]) <= y) {
            active[activeCount++] = order[next++];
        }
        int kept = 0;
        for (int i = 0; i < activeCount; i++) {
            int at = active[i] * NUMBERS;
            double top = Math.max(edges[at + 1], y);
            double bottom = Math.min(edges[at + 2], y + 1);
            if (top < bottom) {
                double x0 = edges[at] + (top - edges[at + 1]) * edges[at + 3];
                double x1 = edges[at] + (bottom - edges[at + 1]) * edges[at + 3];
                if (edges[at + 4] > 0) {
                    crossing.take(x0, top - y, x1, bottom - y);
                } else {
                    crossing.take(x1, bottom - y, x0, top - y);
                }
            }
            if (edges[at + 2] > y + 1) {
                active[kept++] = active[i];
            }
        }
        activeCount = kept;
    }
}
