package dev.gunfeel.gltf;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.math.Quaternion;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Opens the keys of an animation's channels and checks that they are times and values that can be played. */
final class Tracks {
    private static final Set<ComponentType> FLOATS = EnumSet.of(ComponentType.FLOAT);
    private static final Set<ComponentType> FLOATS_OR_SHARES = EnumSet.of(
            ComponentType.BYTE,
            ComponentType.UNSIGNED_BYTE,
            ComponentType.SHORT,
            ComponentType.UNSIGNED_SHORT,
            ComponentType.FLOAT);
    private static final int POLL_EVERY = 4096;

    private final GltfValue root;
    private final Accessors accessors;
    /** By identity: the equality of two accessors would compare all their bytes. */
    private final Set<Accessor> ascending = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Set<Accessor> playable = Collections.newSetFromMap(new IdentityHashMap<>());

    Tracks(GltfValue root, Accessors accessors) {
        this.root = root;
        this.accessors = accessors;
    }

    /** Returns the keys that a sampler describes, or null after a complaint. */
    @Nullable
    Track open(GltfValue sampler, Property property) {
        Integer input = sampler.at("input").index(root.at("accessors"), "accessors");
        Integer output = sampler.at("output").index(root.at("accessors"), "accessors");
        Track.Interpolation interpolation = interpolation(sampler);
        if (input == null || output == null || interpolation == null) {
            return null;
        }
        boolean turns = property == Property.ROTATION;
        Accessor times = accessors.open(input, "SCALAR", FLOATS, "the times of keys");
        Accessor values = accessors.open(
                output, turns ? "VEC4" : "VEC3", turns ? FLOATS_OR_SHARES : FLOATS, "keys of a " + property.word());
        if (times == null || values == null) {
            return null;
        }
        int perKey = interpolation == Track.Interpolation.CUBICSPLINE ? 3 : 1;
        if (values.count() != (long) perKey * times.count()) {
            sampler.at("output")
                    .complain("has " + values.count() + " elements for " + times.count() + " times; with "
                            + interpolation + " it must have " + (long) perKey * times.count());
            return null;
        }
        return isAscending(times, input) && isPlayable(values, output, turns, perKey)
                ? new Track(interpolation, times, values)
                : null;
    }

    private static Track.@Nullable Interpolation interpolation(GltfValue sampler) {
        if (!sampler.at("interpolation").isPresent()) {
            return Track.Interpolation.LINEAR;
        }
        String name = sampler.at("interpolation").text();
        for (Track.Interpolation interpolation : Track.Interpolation.values()) {
            if (interpolation.name().equals(name)) {
                return interpolation;
            }
        }
        sampler.at("interpolation").complain("must be one of " + Arrays.toString(Track.Interpolation.values()), name);
        return null;
    }

    private boolean isAscending(Accessor times, int index) {
        if (ascending.contains(times)) {
            return true;
        }
        double before = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < times.count(); i++) {
            poll(i);
            double seconds = times.get(i, 0);
            if (!Double.isFinite(seconds) || seconds < 0 || seconds <= before) {
                root.at("accessors")
                        .at(index)
                        .complain("has key " + i + " at " + seconds + " s; times must be numbers of at least 0, each"
                                + " after the one before it" + (i == 0 ? "" : " (" + before + " s)"));
                return false;
            }
            before = seconds;
        }
        ascending.add(times);
        return true;
    }

    private boolean isPlayable(Accessor values, int index, boolean turns, int perKey) {
        if (playable.contains(values)) {
            return true;
        }
        if (!areNumbers(values, index) || (turns && !areRotations(values, index, perKey))) {
            return false;
        }
        playable.add(values);
        return true;
    }

    private boolean areNumbers(Accessor values, int index) {
        for (int i = 0; i < values.count(); i++) {
            poll(i);
            for (int j = 0; j < values.width(); j++) {
                if (!Double.isFinite(values.get(i, j))) {
                    root.at("accessors")
                            .at(index)
                            .complain("has " + values.get(i, j) + " in element " + i + "; keys must be numbers");
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areRotations(Accessor values, int index, int perKey) {
        for (int i = perKey / 2; i < values.count(); i += perKey) {
            poll(i);
            Quaternion rotation =
                    new Quaternion(values.get(i, 0), values.get(i, 1), values.get(i, 2), values.get(i, 3));
            if (rotation.isNoRotation()) {
                root.at("accessors")
                        .at(index)
                        .complain("has a rotation of length 0 in element " + i + "; none at all is [0, 0, 0, 1]");
                return false;
            }
        }
        return true;
    }

    private static void poll(int i) {
        if (i % POLL_EVERY == 0) {
            Interruption.poll();
        }
    }
}
