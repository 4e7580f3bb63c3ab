package dev.gunfeel.picture;

import java.util.List;

/**
 * A rectangle of a picture.
 *
 * @param left the least x
 * @param top the least y
 * @param right the greatest x
 * @param bottom the greatest y
 */
public record Box(double left, double top, double right, double bottom) {
    static Box of(List<double[]> lines) {
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (double[] line : lines) {
            for (int i = 0; i < line.length; i += 2) {
                left = Math.min(left, line[i]);
                right = Math.max(right, line[i]);
                top = Math.min(top, line[i + 1]);
                bottom = Math.max(bottom, line[i + 1]);
            }
        }
        return new Box(left, top, right, bottom);
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    boolean overlaps(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    boolean contains(Box other) {
        return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
    }

    /** Returns the same rectangle elsewhere. */
    Box moved(double right, double down) {
        return new Box(left + right, top + down, this.right + right, bottom + down);
    }
}
