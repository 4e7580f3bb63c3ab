package dev.gunfeel.picture;

import dev.gunfeel.weapon.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a pattern is drawn on: the angles round an aim, or a wall square to it.
 *
 * @param distanceMeters metres to the wall; null for angles
 */
record Surface(@Nullable Double distanceMeters) {
    /** Nothing is in front of somebody farther to a side. */
    static final double WIDEST_DEGREES = 90;

    /** As far to a side a wall is drawn: at 80 degrees it is already 5.7 distances away, and soon it never ends. */
    static final double WIDEST_WALL_DEGREES = 80;

    /**
     * Returns the place of a direction.
     *
     * @param direction degrees to the right and up of the aim
     * @return right and up in the unit of the surface; empty where it is too far to a side
     */
    Optional<double[]> place(View direction) {
        double yaw = direction.yawDegrees();
        double pitch = direction.pitchDegrees();
        if (distanceMeters == null) {
            return Math.abs(yaw) <= WIDEST_DEGREES ? Optional.of(new double[] {yaw, pitch}) : Optional.empty();
        }
        if (Math.abs(yaw) >= WIDEST_DEGREES || Math.abs(pitch) >= WIDEST_DEGREES) {
            return Optional.empty();
        }
        double right = distanceMeters * StrictMath.tan(StrictMath.toRadians(yaw));
        double ahead = distanceMeters / StrictMath.cos(StrictMath.toRadians(yaw));
        return onWall(right, ahead * StrictMath.tan(StrictMath.toRadians(pitch)));
    }

    /**
     * Returns the place of a bullet.
     *
     * @param direction the way that it goes, in degrees to the right and up of the aim
     * @param impact where it hits the wall, in metres; null where there is no wall, or it never gets there
     * @return right and up in the unit of the surface; empty where it is too far to a side
     */
    Optional<double[]> place(View direction, @Nullable List<Double> impact) {
        if (distanceMeters == null) {
            return place(direction);
        }
        return impact == null ? Optional.empty() : onWall(impact.get(0), impact.get(1));
    }

    private Optional<double[]> onWall(double right, double up) {
        double most = limit();
        return Math.abs(right) <= most && Math.abs(up) <= most
                ? Optional.of(new double[] {right, up})
                : Optional.empty();
    }

    /** Returns how far to each side the surface is drawn, in its unit. */
    double limit() {
        return distanceMeters == null
                ? WIDEST_DEGREES
                : distanceMeters * StrictMath.tan(StrictMath.toRadians(WIDEST_WALL_DEGREES));
    }

    /** Returns one side of a plane of this surface. */
    Plane.Side side(Span span, String way) {
        return new Plane.Side(span, way + (distanceMeters == null ? " (degrees)" : " (metres)"), limit());
    }

    /** Returns what a title adds, such as " at 20 m". */
    String where() {
        return distanceMeters == null ? "" : " at " + Phrases.meters(distanceMeters);
    }

    /** Returns what is measured, for those who can't see the picture. */
    String measured() {
        return distanceMeters == null
                ? "in degrees"
                : "in metres on a wall " + Phrases.meters(distanceMeters) + " away";
    }

    /** Returns how large the group on a wall is, and what is too far to a side to be drawn; nothing where there is neither. */
    List<String> facts(PatternPlot.Spray burst) {
        List<String> facts = new ArrayList<>();
        if (burst.hidden() > 0) {
            facts.add(burst.hidden()
                    + (distanceMeters == null
                            ? " behind the shooter, not drawn"
                            : " more than " + Phrases.degrees(WIDEST_WALL_DEGREES) + " to a side, not drawn"));
        }
        if (distanceMeters != null) {
            Span[] extent = burst.extent();
            facts.add("hits " + Phrases.meters(extent[0].size()) + " wide, " + Phrases.meters(extent[1].size())
                    + " high");
        }
        return facts;
    }
}
