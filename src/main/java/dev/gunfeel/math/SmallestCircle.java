package dev.gunfeel.math;

import java.util.ArrayList;
import java.util.List;

/**
 * The smallest circle round directions, as on the sky. It goes through two or three of them: those are kept, and whichever
 * direction lies farthest out takes the place of one until none lies outside.
 */
public final class SmallestCircle {
    /** A direction that is farther out by less, as a share, lies on the circle. */
    private static final double ROUNDING = 1e-12;

    /** Each turn makes the circle larger, so that it comes to an end; a handful of turns is usual. */
    private static final int TURNS = 10_000;

    private final List<Vector3> directions;
    private List<Vector3> through;
    private Vector3 middle;

    private SmallestCircle(List<Vector3> directions) {
        this.directions = directions;
        middle = directions.get(0);
        through = List.of(middle);
    }

    /**
     * Returns the angle from the middle of the smallest circle to its rim.
     *
     * @param directions unit vectors, at least one; all within 90 degrees of one direction, else the circle holds them all and may
     *     not be the smallest
     * @return the angle in radians, from 0 to pi
     */
    public static double radius(List<Vector3> directions) {
        return angle(new SmallestCircle(directions).square());
    }

    private double square() {
        double square = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            Vector3 farthest = farthest();
            if (!isOutside(farthest, middle, square)) {
                break;
            }
            replace(farthest);
            double grown = squareOf(middle, through);
            if (!(grown > square)) {
                break;
            }
            square = grown;
        }
        return squareOf(middle, List.of(farthest()));
    }

    private Vector3 farthest() {
        Vector3 farthest = directions.get(0);
        double most = -1;
        for (Vector3 direction : directions) {
            double square = square(direction, middle);
            if (square > most) {
                most = square;
                farthest = direction;
            }
        }
        return farthest;
    }

    /** Makes the smallest circle round those that it goes through and another, which lies on its rim. */
    private void replace(Vector3 farthest) {
        List<Vector3> before = through;
        List<Vector3> all = new ArrayList<>(before);
        all.add(farthest);
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < before.size(); i++) {
            for (int j = i; j < before.size(); j++) {
                List<Vector3> rim =
                        i == j ? List.of(before.get(i), farthest) : List.of(before.get(i), before.get(j), farthest);
                Vector3 candidate = middleOf(rim);
                double square = squareOf(candidate, rim);
                if (square < least && all.stream().noneMatch(one -> isOutside(one, candidate, square))) {
                    least = square;
                    through = rim;
                    middle = candidate;
                }
            }
        }
    }

    private static Vector3 middleOf(List<Vector3> rim) {
        Vector3 sum = rim.stream().reduce(Vector3.ZERO, Vector3::plus);
        if (rim.size() == 2) {
            return ofLengthOne(sum);
        }
        Vector3 across = rim.get(1).minus(rim.get(0)).cross(rim.get(2).minus(rim.get(0)));
        return ofLengthOne(across.times(across.dot(sum) < 0 ? -1 : 1));
    }

    /** Returns a vector of length 1 however short it was; what the engines do would take one shorter than 1e-5 for none. */
    private static Vector3 ofLengthOne(Vector3 vector) {
        return vector.times(1 / vector.length());
    }

    private static boolean isOutside(Vector3 direction, Vector3 middle, double square) {
        return square(direction, middle) > square * (1 + ROUNDING);
    }

    private static double squareOf(Vector3 middle, List<Vector3> all) {
        return all.stream().mapToDouble(one -> square(one, middle)).max().orElse(0);
    }

    /** Returns the squared chord, which tells small angles apart where cosines don't. */
    private static double square(Vector3 direction, Vector3 middle) {
        Vector3 chord = direction.minus(middle);
        return chord.dot(chord);
    }

    private static double angle(double square) {
        return 2 * StrictMath.asin(Math.min(1, Math.sqrt(square) / 2));
    }
}
