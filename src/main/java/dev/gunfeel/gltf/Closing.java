package dev.gunfeel.gltf;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Map;

/**
 * How the end of an animation meets its beginning, by what it moves; all else is at rest throughout.
 *
 * @param kind how
 * @param frameSeconds how long after the last key the first pose comes again; 0 where the last key holds it
 */
record Closing(Kind kind, double frameSeconds) {
    /** How an end may meet a beginning. */
    enum Kind {
        /** They are other poses. */
        OPEN,
        /** They are the same pose. */
        SAME,
        /** They are so near that the same pose is meant. */
        NEAR,
        /** The pose after the last key would be the first one: an exporter has left it out. */
        FRAME_SHORT
    }

    /** Nearer than this, in metres and in components of quaternions, two poses look the same. */
    private static final double SAME = 1e-3;

    /** So near, in metres and in degrees, poses are meant to be the same. */
    private static final double NEAR_METERS = 0.01;

    private static final double NEAR_DEGREES = 1;

    /** How much more than one of its neighbours the step that was left out may be. */
    private static final double ONE_STEP = 1.5;

    /** How much further than that step a clip gets that comes back. */
    private static final double COMES_BACK = 1.3;

    private static final int LEAST_STEPS = 4;
    private static final int LOOKS = 16;

    static Closing of(Map<Integer, Map<Property, Track>> tracks, double last) {
        double step = lastStep(tracks, last);
        boolean hasSteps = step > 0 && last >= LEAST_STEPS * step;
        boolean same = true;
        boolean near = true;
        boolean wraps = hasSteps;
        for (Map<Property, Track> moved : tracks.values()) {
            for (Map.Entry<Property, Track> one : moved.entrySet()) {
                Property property = one.getKey();
                Track track = one.getValue();
                double gap = distance(property, track, 0, last);
                same &= gap <= SAME;
                if (gap > near(property)) {
                    near = false;
                    wraps = wraps && isOneStep(property, track, last, step, gap);
                }
            }
        }
        if (last <= 0) {
            return new Closing(Kind.OPEN, 0);
        } else if (near) {
            return new Closing(same ? Kind.SAME : Kind.NEAR, 0);
        }
        return wraps ? new Closing(Kind.FRAME_SHORT, step) : new Closing(Kind.OPEN, 0);
    }

    private static boolean isOneStep(Property property, Track track, double last, double step, double gap) {
        double farthest = 0;
        for (int i = 1; i < LOOKS; i++) {
            farthest = Math.max(farthest, distance(property, track, 0, last * i / LOOKS));
        }
        double neighbour = Math.max(distance(property, track, 0, step), distance(property, track, last - step, last));
        return gap <= ONE_STEP * neighbour && farthest >= COMES_BACK * gap;
    }

    /** Returns the seconds between the last two keys; 0 where there are none. */
    private static double lastStep(Map<Integer, Map<Property, Track>> tracks, double last) {
        return tracks.values().stream()
                .flatMap(moved -> moved.values().stream())
                .filter(track -> track.lastSeconds() == last)
                .mapToDouble(Track::lastStepSeconds)
                .filter(step -> step > 0)
                .min()
                .orElse(0);
    }

    private static double near(Property property) {
        // The distance between unit quaternions that are so many degrees apart.
        return property == Property.ROTATION ? 2 * StrictMath.sin(StrictMath.toRadians(NEAR_DEGREES) / 4) : NEAR_METERS;
    }

    private static double distance(Property property, Track track, double from, double to) {
        if (property == Property.ROTATION) {
            Quaternion one = track.rotation(from);
            Quaternion other = track.rotation(to);
            return Math.min(one.minus(other).norm(), one.plus(other).norm());
        }
        Vector3 one = track.vector(from);
        double size = property == Property.TRANSLATION ? Math.max(1, one.length()) : 1;
        return one.minus(track.vector(to)).length() / size;
    }
}
