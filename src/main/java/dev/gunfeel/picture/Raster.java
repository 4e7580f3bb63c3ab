package dev.gunfeel.picture;

import java.util.Arrays;

/**
 * A page of pixels, and how to fill a shape on it.
 *
 * <p>Each pixel takes as much of the colour as the shape covers of it, by exact area: an edge adds to every pixel that it
 * passes how much of it lies to its right, and to the next one the rest; summed up from the left that is the coverage.
 * Parts of a shape that lie over each other in the same sense count once. Only sums, products and quotients of doubles
 * are used, so the pixels are the same on every machine.
 */
final class Raster {
    private static final int BLOCK_SHIFT = 4;
    private static final double LEAST_COVER = 1e-4;

    final int width;
    final int height;

    /** Rows as PNG has them: a 0 that says "not filtered", then red, green and blue of each pixel. */
    final byte[] rows;

    final int stride;

    private final double[] cover;
    private final boolean[] touched;
    private int firstBlock;
    private int lastBlock;
    private final Edges edges = new Edges();

    Raster(int width, int height, int rgb) {
        this.width = width;
        this.height = height;
        stride = 3 * width + 1;
        rows = new byte[stride * height];
        cover = new double[width + 2];
        touched = new boolean[((width + 2) >> BLOCK_SHIFT) + 1];
        clear(rgb);
    }

    private void clear(int rgb) {
        for (int x = 0; x < width; x++) {
            rows[3 * x + 1] = (byte) (rgb >> 16);
            rows[3 * x + 2] = (byte) (rgb >> 8);
            rows[3 * x + 3] = (byte) rgb;
        }
        for (int y = 1; y < height; y++) {
            System.arraycopy(rows, 0, rows, y * stride, stride);
        }
    }

    /** Returns the edges of the next shape to fill. */
    Edges edges() {
        return edges;
    }

    /** Fills the shape that the edges enclose, and forgets the edges. */
    void fill(int rgb, double opacity) {
        edges.sort(height);
        // A pixel more on either side, lest rounding leave something beyond.
        firstBlock = (int) clamp(edges.left() - 1) >> BLOCK_SHIFT;
        lastBlock = ((int) clamp(edges.right() + 1) + 1) >> BLOCK_SHIFT;
        for (int y = edges.firstRow(); y < edges.endRow(); y++) {
            edges.rows(y, this::crossing);
            paint(y, rgb, opacity);
        }
        edges.clear();
    }

    /** Adds the part of an edge inside one row: from (x0, y0) to (x1, y1) with y from 0 to 1 within the row. */
    private void crossing(double x0, double y0, double x1, double y1) {
        double rise = y1 - y0;
        double from = clamp(x0);
        double to = clamp(x1);
        double left = from < to ? from : to;
        double right = from < to ? to : from;
        int first = (int) left;
        int last = (int) right;
        touched[first >> BLOCK_SHIFT] = true;
        touched[(last + 1) >> BLOCK_SHIFT] = true;
        if (first == last) {
            double beyond = (left + right) / 2 - first;
            cover[first] += rise * (1 - beyond);
            cover[first + 1] += rise * beyond;
            return;
        }
        Arrays.fill(touched, first >> BLOCK_SHIFT, (last + 1) >> BLOCK_SHIFT, true);
        double perPixel = rise / (right - left);
        double inFirst = first + 1 - left;
        double inLast = right - last;
        double before = perPixel * inFirst * inFirst / 2;
        cover[first] += before;
        double done = before;
        for (int x = first + 1; x < last; x++) {
            // What lies to the right of the edge in this pixel, and not yet in those before.
            double share = perPixel * (x - left + 0.5) - done;
            cover[x] += share;
            done += share;
        }
        double share = rise - perPixel * inLast * inLast / 2 - done;
        cover[last] += share;
        cover[last + 1] += rise - done - share;
    }

    private double clamp(double x) {
        return x > 0 ? (x < width ? x : width) : 0;
    }

    private void paint(int y, int rgb, double opacity) {
        double sum = 0;
        for (int block = firstBlock; block <= lastBlock; block++) {
            if (!touched[block] && Math.abs(sum) < LEAST_COVER) {
                continue;
            }
            int end = Math.min((block + 1) << BLOCK_SHIFT, width);
            for (int x = block << BLOCK_SHIFT; x < end; x++) {
                sum += cover[x];
                double covered = Math.min(1, Math.abs(sum));
                if (covered > LEAST_COVER) {
                    blend(y * stride + 3 * x + 1, rgb, covered * opacity);
                }
            }
            if (touched[block]) {
                Arrays.fill(cover, block << BLOCK_SHIFT, Math.min((block + 1) << BLOCK_SHIFT, cover.length), 0);
                touched[block] = false;
            }
        }
    }

    private void blend(int at, int rgb, double share) {
        if (share > 1 - LEAST_COVER) {
            rows[at] = (byte) (rgb >> 16);
            rows[at + 1] = (byte) (rgb >> 8);
            rows[at + 2] = (byte) rgb;
            return;
        }
        rows[at] = channel(rows[at], rgb >> 16 & 0xFF, share);
        rows[at + 1] = channel(rows[at + 1], rgb >> 8 & 0xFF, share);
        rows[at + 2] = channel(rows[at + 2], rgb & 0xFF, share);
    }

    private static byte channel(byte under, int over, double share) {
        int below = under & 0xFF;
        return (byte) (int) (below + (over - below) * share + 0.5);
    }
}
