package dev.gunfeel.picture;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.spread.ShotSpread;
import dev.gunfeel.weapon.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rim of the cone that a shot is drawn in: every way that its bullet could just have gone.
 *
 * @param aim where the shot was aimed
 * @param middle where it would go without the cone, as (forward, right, up) of the aim
 * @param degrees the half-angle, above 0
 */
record ConeRim(View aim, Vector3 middle, double degrees) {
    private static final int POINTS = 72;
    private static final double SAME_DEGREES = 1e-6;

    /** Returns the rim of a shot's cone; null where it has none, or one of no width. */
    static @Nullable ConeRim of(ShotSpread shot, View aim) {
        List<Double> cone = shot.cone();
        if (cone == null || shot.coneDegrees() == null || shot.coneDegrees() == 0) {
            return null;
        }
        List<Double> pqr = shot.pqr();
        Vector3 middle = new Vector3(pqr.get(0), pqr.get(1) - cone.get(0), pqr.get(2) - cone.get(1));
        return new ConeRim(aim, middle, shot.coneDegrees());
    }

    /** Returns whether nobody could tell two rims apart. */
    boolean isLike(ConeRim other) {
        Vector3 own = aim.level(middle).normalized();
        double apart = own.minus(other.aim.level(other.middle).normalized()).length();
        return Math.abs(degrees - other.degrees) <= SAME_DEGREES && StrictMath.toDegrees(apart) <= SAME_DEGREES;
    }

    /** Returns the rim on a surface, in pieces where it is too far to a side in between. */
    List<List<double[]>> on(Surface surface) {
        double radius = middle.x() * StrictMath.tan(StrictMath.toRadians(degrees));
        Pieces pieces = new Pieces();
        for (int i = 0; i <= POINTS; i++) {
            double angle = 2 * Math.PI * (i % POINTS) / POINTS;
            Vector3 way = middle.plus(new Vector3(0, radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)));
            pieces.add(surface.place(View.along(aim.level(way))));
        }
        return pieces.all();
    }
}
