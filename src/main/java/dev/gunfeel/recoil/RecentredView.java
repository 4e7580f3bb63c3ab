package dev.gunfeel.recoil;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The knocking view of a weapon that comes back by itself. What is left of it is a product that has no closed form for its turns
 * and for when it rests, so they are searched: on a grid that no movement is too quick for, then narrowed down.
 */
final class RecentredView {
    /** So many places a piece is looked at; a piece has three turns at most. */
    private static final int PLACES = 256;

    /** How exactly the time is found at which the view rests. */
    private static final double RESTS_SECONDS = 1e-7;

    private final RecoilPattern pattern;
    private final List<Piece> pieces = new ArrayList<>();

    /** The movement from one shot to the next, or for so long that nothing is left of it. */
    private record Piece(ViewMotion motion, double seconds) {}

    RecentredView(RecoilPattern pattern) {
        this.pattern = pattern;
    }

    /** Takes the movement from one shot to the next into account; infinite seconds after the last. */
    void add(ViewMotion motion, double seconds) {
        pieces.add(new Piece(motion, Math.min(seconds, pattern.recentredSeconds())));
    }

    /** Returns the least and the largest value of a channel. */
    double[] extremes(ViewChannel channel) {
        double least = Double.POSITIVE_INFINITY;
        double largest = Double.NEGATIVE_INFINITY;
        for (Piece piece : pieces) {
            DoubleUnaryOperator value = seconds -> channel.rest(pattern.knocked(piece.motion, seconds));
            largest = Math.max(largest, largest(value, piece.seconds));
            least = Math.min(least, -largest(seconds -> -value.applyAsDouble(seconds), piece.seconds));
        }
        return new double[] {least, largest};
    }

    /**
     * Returns the seconds after the last shot from which on the angle between the view and where it ends stays within 1 % of its
     * largest from the first shot on.
     */
    double settledSeconds() {
        return pieces.isEmpty()
                ? 0
                : staysSeconds(direction(pattern.settled(last().motion.residual())));
    }

    /**
     * Returns the seconds after the last shot from which on the angle between the view and where it was before the first shot
     * stays within 1 % of its largest; infinite where it ends farther away.
     */
    double backSeconds() {
        return pieces.isEmpty() ? 0 : staysSeconds(direction(RecoilResidual.NONE));
    }

    private Piece last() {
        return pieces.get(pieces.size() - 1);
    }

    /** Returns the seconds after the last shot from which on the view stays within 1 % of its largest angle from a direction. */
    private double staysSeconds(Vector3 place) {
        Piece last = last();
        double largest = 0;
        for (Piece piece : pieces) {
            largest = Math.max(largest, largest(seconds -> angle(piece, seconds, place), piece.seconds));
        }
        double bound = largest / 100;
        if (bound == 0) {
            return 0;
        }
        if (angle(last, last.seconds, place) > bound) {
            return Double.POSITIVE_INFINITY;
        }
        double step = last.seconds / (PLACES * 16);
        double within = last.seconds;
        while (within > 0 && angle(last, within, place) <= bound) {
            within -= step;
        }
        if (within <= 0 && angle(last, 0, place) <= bound) {
            return 0;
        }
        double outside = Math.max(0, within);
        within = Math.min(last.seconds, outside + step);
        while (within - outside > RESTS_SECONDS) {
            double middle = (outside + within) / 2;
            if (angle(last, middle, place) > bound) {
                outside = middle;
            } else {
                within = middle;
            }
        }
        return within;
    }

    private double angle(Piece piece, double seconds, Vector3 end) {
        Vector3 view = direction(pattern.knocked(piece.motion, seconds));
        return StrictMath.atan2(view.cross(end).length(), view.dot(end));
    }

    private static Vector3 direction(RecoilResidual view) {
        return View.FORWARD.turned(view.yawDegrees(), view.pitchDegrees()).level(new Vector3(1, 0, 0));
    }

    private static double largest(DoubleUnaryOperator value, double seconds) {
        double step = seconds / PLACES;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= PLACES; i++) {
            double here = value.applyAsDouble(i * step);
            if (here > most) {
                most = here;
                best = i;
            }
        }
        double low = Math.max(0, best - 1) * step;
        double high = Math.min(PLACES, best + 1) * step;
        // A hundred thirds leave nothing of the two steps.
        for (int i = 0; i < 100; i++) {
            double third = (high - low) / 3;
            if (value.applyAsDouble(low + third) < value.applyAsDouble(high - third)) {
                low += third;
            } else {
                high -= third;
            }
        }
        return Math.max(most, value.applyAsDouble((low + high) / 2));
    }
}
