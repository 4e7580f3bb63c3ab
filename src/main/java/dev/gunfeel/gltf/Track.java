package dev.gunfeel.gltf;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;

/**
 * The keys of one property of one node, and its value between them (glTF 2.0, Appendix C: Interpolation Modes). Before
 * the first key it has the first one's value, after the last key the last one's.
 *
 * @param interpolation how it gets from key to key
 * @param times the times of the keys in seconds, ascending
 * @param values the values; with a cubic spline three per key: the tangent in, the value, the tangent out
 */
record Track(Interpolation interpolation, Accessor times, Accessor values) {
    /** How a value gets from one key to the next. */
    enum Interpolation {
        /** It holds until the next key. */
        STEP,
        /** In a straight line; rotations by slerp, the short way. */
        LINEAR,
        /** Along a cubic Hermite spline; rotations component by component, then normalised. */
        CUBICSPLINE
    }

    double lastSeconds() {
        return times.get(times.count() - 1, 0);
    }

    /** Returns the seconds between the last two keys; 0 where there is one alone. */
    double lastStepSeconds() {
        return times.count() < 2 ? 0 : lastSeconds() - times.get(times.count() - 2, 0);
    }

    Vector3 vector(double seconds) {
        int key = key(seconds);
        double share = share(key, seconds);
        if (share == 0) {
            return vectorAt(value(key));
        }
        return switch (interpolation) {
            case STEP -> vectorAt(key);
            case LINEAR -> {
                Vector3 from = vectorAt(key);
                yield from.plus(vectorAt(key + 1).minus(from).times(share));
            }
            case CUBICSPLINE -> new Vector3(spline(key, share, 0), spline(key, share, 1), spline(key, share, 2));
        };
    }

    Quaternion rotation(double seconds) {
        int key = key(seconds);
        double share = share(key, seconds);
        if (share == 0) {
            return quaternionAt(value(key)).unit();
        }
        return switch (interpolation) {
            case STEP -> quaternionAt(key).unit();
            case LINEAR ->
                Slerp.slerp(quaternionAt(key).unit(), quaternionAt(key + 1).unit(), share, RotationPath.SHORTEST);
            case CUBICSPLINE -> {
                Quaternion sum = new Quaternion(
                        spline(key, share, 0), spline(key, share, 1), spline(key, share, 2), spline(key, share, 3));
                // A spline through opposite quaternions may come through 0, where it has no direction.
                yield sum.isNoRotation() ? quaternionAt(value(key)).unit() : sum.unit();
            }
        };
    }

    /** Returns the last key at or before a time, the first one before all. */
    private int key(double seconds) {
        int low = 0;
        int high = times.count() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (times.get(middle, 0) <= seconds) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Returns how far a time is from a key to the next, in [0, 1); 0 before the first key and after the last. */
    private double share(int key, double seconds) {
        double start = times.get(key, 0);
        if (key == times.count() - 1 || seconds <= start) {
            return 0;
        }
        return (seconds - start) / (times.get(key + 1, 0) - start);
    }

    /** Returns the element that holds a key's value. */
    private int value(int key) {
        return interpolation == Interpolation.CUBICSPLINE ? 3 * key + 1 : key;
    }

    private Vector3 vectorAt(int element) {
        return new Vector3(values.get(element, 0), values.get(element, 1), values.get(element, 2));
    }

    private Quaternion quaternionAt(int element) {
        return new Quaternion(
                values.get(element, 0), values.get(element, 1), values.get(element, 2), values.get(element, 3));
    }

    private double spline(int key, double share, int component) {
        double seconds = times.get(key + 1, 0) - times.get(key, 0);
        double square = share * share;
        double cube = square * share;
        return (2 * cube - 3 * square + 1) * values.get(3 * key + 1, component)
                + seconds * (cube - 2 * square + share) * values.get(3 * key + 2, component)
                + (-2 * cube + 3 * square) * values.get(3 * key + 4, component)
                + seconds * (cube - square) * values.get(3 * key + 3, component);
    }
}
