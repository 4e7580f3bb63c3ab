package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;

/**
 * Interpolation between two orientations (docs/formulas/rotation-and-homing.md, Between two orientations; Shoemake, Animating rotation with
 * quaternion curves, SIGGRAPH 1985).
 *
 * <p>The functions here take quaternions of norm 1 and don't check them. Each returns {@code a} itself at {@code t = 0}
 * and the {@code b} that it goes to itself at {@code t = 1}: that is {@link #end}, so {@code -b} where the short way
 * leads there. It is the same rotation, and its signs continue those of the way; a client that wants {@code b}'s own
 * signs may turn all four. They return numbers for every finite {@code t}, never NaN.
 */
public final class Slerp {
    /** Below this angle, in radians, the difference between slerp and lerp is below 1e-21: nothing. */
    private static final double NO_TURN = 1e-7;

    /** Nearer to opposite than this, in radians, rounding alone would choose the way. */
    private static final double OPPOSITE = 1e-9;

    /** A weight beyond this changes no direction any more, and its square is still a number. */
    private static final double LARGEST_WEIGHT = 1e150;

    private Slerp() {}

    /**
     * Returns the orientation at {@code t} on the great circle from {@code a} to {@code b}, at constant speed.
     *
     * <p>Where {@code b} is opposite to {@code a} within 1e-9 radians (only possible with {@link RotationPath#AS_GIVEN}) every
     * great circle leads there; it takes the one through {@code [-y, x, -w, z]} of {@code a}.
     *
     * @param a the orientation at 0, of norm 1
     * @param b the orientation at 1, of norm 1
     * @param t where between the two; outside [0, 1] the turn goes on
     * @param path the short way or the way as given
     * @return a quaternion of norm 1
     */
    public static Quaternion slerp(Quaternion a, Quaternion b, double t, RotationPath path) {
        Quaternion end = end(a, b, path);
        if (t == 0) {
            return a;
        }
        if (t == 1) {
            return end;
        }
        double angle = angle(a, end);
        if (angle < NO_TURN) {
            return nlerp(a, end, t, RotationPath.AS_GIVEN);
        }
        if (Math.PI - angle < OPPOSITE) {
            return along(a, squareTo(a), turn(Math.PI, t));
        }
        // The textbook form (sin((1-t)angle) a + sin(t angle) b)/sin(angle) loses digits as the angle nears pi. This is
        // the same point, written with the unit vector square to a in the plane of both. The sum or difference of
        // near-equal doubles is exact, so the vector keeps all its digits near 0 and near pi.
        Quaternion apart = a.dot(end) < 0 ? end.plus(a) : end.minus(a);
        Quaternion square = apart.minus(a.times(a.dot(apart))).unit();
        return along(a, square, turn(angle, t));
    }

    /**
     * Returns the mix of {@code a} and {@code b}, normalised. It follows the great circle of {@link #slerp}, but at a
     * speed that varies: fastest at {@code t = 0.5}.
     *
     * <p>Where {@code b} is opposite to {@code a} within 1e-9 radians (only possible with {@link RotationPath#AS_GIVEN}) the mix
     * would vanish half way; it goes through {@code [-y, x, -w, z]} of {@code a} there, as two mixes, one to it and one
     * from it.
     *
     * @param a the orientation at 0, of norm 1
     * @param b the orientation at 1, of norm 1
     * @param t where between the two; outside [0, 1] the mix goes on along its straight line
     * @param path the short way or the way as given
     * @return a quaternion of norm 1
     */
    public static Quaternion nlerp(Quaternion a, Quaternion b, double t, RotationPath path) {
        Quaternion end = end(a, b, path);
        if (t == 0) {
            return a;
        }
        if (t == 1) {
            return end;
        }
        if (a.dot(end) < 0 && Math.PI - angle(a, end) < OPPOSITE) {
            Quaternion middle = squareTo(a);
            return t <= 0.5
                    ? mix(a, middle, 2 * t).unit()
                    : mix(middle, end, 2 * t - 1).unit();
        }
        return mix(a, end, t).unit();
    }

    /**
     * Returns the mix of {@code a} and {@code b}, component by component and not normalised: shorter than 1 between the
     * two, down to 0 half way between opposite quaternions. It shows what goes wrong without normalising.
     *
     * @param a the orientation at 0, of norm 1
     * @param b the orientation at 1, of norm 1
     * @param t where between the two; outside [0, 1] the mix goes on along its straight line
     * @param path the short way or the way as given
     * @return a quaternion, of norm 1 at the ends alone
     */
    public static Quaternion lerp(Quaternion a, Quaternion b, double t, RotationPath path) {
        Quaternion end = end(a, b, path);
        if (t == 0) {
            return a;
        }
        if (t == 1) {
            return end;
        }
        return mix(a, end, t);
    }

    /**
     * Returns {@link #nlerp} where the turn is at most a threshold, {@link #slerp} where it is larger. Which of the two
     * it is depends on the ends alone, so nothing jumps on the way.
     *
     * @param a the orientation at 0, of norm 1
     * @param b the orientation at 1, of norm 1
     * @param t where between the two; outside [0, 1] it goes on
     * @param path the short way or the way as given
     * @param thresholdDegrees the largest real turn from a to b, along the path, that is mixed, in degrees in [0, 360]
     * @return a quaternion of norm 1
     */
    public static Quaternion hybrid(Quaternion a, Quaternion b, double t, RotationPath path, double thresholdDegrees) {
        Quaternion end = end(a, b, path);
        return Rotation.degrees(a, end) <= thresholdDegrees
                ? nlerp(a, end, t, RotationPath.AS_GIVEN)
                : slerp(a, end, t, RotationPath.AS_GIVEN);
    }

    /**
     * Returns the orientation at {@code t} by the method of one's choice.
     *
     * @param a the orientation at 0, of norm 1
     * @param b the orientation at 1, of norm 1
     * @param t where between the two; outside [0, 1] it goes on
     * @param path the short way or the way as given
     * @param method slerp, nlerp, lerp or hybrid
     * @param hybridThresholdDegrees up to which turn hybrid mixes, in degrees in [0, 360]; the others don't look at it
     * @return a quaternion, of norm 1 except with lerp
     */
    public static Quaternion interpolate(
            Quaternion a,
            Quaternion b,
            double t,
            RotationPath path,
            RotationMethod method,
            double hybridThresholdDegrees) {
        return switch (method) {
            case SLERP -> slerp(a, b, t, path);
            case NLERP -> nlerp(a, b, t, path);
            case LERP -> lerp(a, b, t, path);
            case HYBRID -> hybrid(a, b, t, path, hybridThresholdDegrees);
        };
    }

    /**
     * Returns the angle between two quaternions on the 4-sphere in radians, in [0, pi]. The real turn between the two
     * orientations is twice that.
     *
     * <p>It is 2 atan2(|a - b|, |a + b|), precise at all angles; the arc cosine of the dot product knows nothing of
     * angles below 1e-8 (Kahan, How futile are mindless assessments of roundoff, 2006).
     *
     * @param a of norm 1
     * @param b of norm 1
     * @return radians in [0, pi]
     */
    public static double angle(Quaternion a, Quaternion b) {
        return 2 * StrictMath.atan2(a.minus(b).norm(), a.plus(b).norm());
    }

    /**
     * Returns the quaternion that an interpolation ends on.
     *
     * @param a the orientation at 0
     * @param b the orientation at 1
     * @param path the short way or the way as given
     * @return {@code b}, or {@code -b} where the path is {@link RotationPath#SHORTEST} and {@code a . b} is below 0
     */
    public static Quaternion end(Quaternion a, Quaternion b, RotationPath path) {
        boolean turned = switch (path) {
            case SHORTEST -> a.dot(b) < 0;
            case AS_GIVEN -> false;
        };
        // Taken from 0, a zero keeps its plus sign.
        return turned ? new Quaternion(0 - b.x(), 0 - b.y(), 0 - b.z(), 0 - b.w()) : b;
    }

    private static Quaternion along(Quaternion a, Quaternion square, double radians) {
        return a.times(StrictMath.cos(radians))
                .plus(square.times(StrictMath.sin(radians)))
                .unit();
    }

    /** Returns t times the angle, without its whole turns where it would overflow. */
    private static double turn(double angle, double t) {
        double turn = t * angle;
        return Double.isFinite(turn) ? turn : StrictMath.IEEEremainder(t, 2 * Math.PI / angle) * angle;
    }

    private static Quaternion squareTo(Quaternion a) {
        return new Quaternion(0 - a.y(), a.x(), 0 - a.w(), a.z());
    }

    private static Quaternion mix(Quaternion a, Quaternion b, double t) {
        double weight = Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, t));
        // Both are a(1-t) + bt. Each is written with the sum or the difference that is exact where the two quaternions
        // nearly cancel.
        return a.dot(b) < 0
                ? a.times(1 - 2 * weight).plus(a.plus(b).times(weight))
                : a.plus(b.minus(a).times(weight));
    }
}
