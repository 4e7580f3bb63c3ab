package dev.gunfeel.gltf;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One animation of a glTF file, to be sampled at any time from the file's own keys. */
public final class GltfClip {
    /** Nearer than this, in metres and in components of quaternions, two poses look the same. */
    private static final double SAME = 1e-3;

    /** So near, in metres and in degrees, poses are meant to be the same. */
    private static final double NEAR_METERS = 0.01;

    private static final double NEAR_DEGREES = 1;

    private final String name;
    private final @Nullable Boolean markedLoop;
    private final List<SkeletonBone> bones;
    private final Map<Integer, Map<Property, Track>> tracks;

    /**
     * Makes a clip.
     *
     * @param markedLoop what the file says about looping, or null
     * @param bones the skeleton
     * @param tracks what moves its bones, by their place in it; bones that nothing moves are left out
     */
    GltfClip(
            String name,
            @Nullable Boolean markedLoop,
            List<SkeletonBone> bones,
            Map<Integer, Map<Property, Track>> tracks) {
        this.name = name;
        this.markedLoop = markedLoop;
        this.bones = bones;
        this.tracks = tracks;
    }

    /** {@return the clip's name, unique in its file} */
    public String name() {
        return name;
    }

    /** {@return the time of the last key in seconds; 0 where there is none} */
    public double lastKeySeconds() {
        return tracks.values().stream()
                .flatMap(bone -> bone.values().stream())
                .mapToDouble(Track::lastSeconds)
                .max()
                .orElse(0);
    }

    /**
     * Tells whether the clip is meant to repeat: what its {@code extras.loop} says in the file, or else whether the pose of
     * its last key is that of time 0, within a degree and a centimetre.
     *
     * @return whether it starts over
     */
    public boolean loops() {
        return markedLoop == null ? lastKeySeconds() > 0 && isClosed(NEAR_METERS, nearQuaternion()) : markedLoop;
    }

    /**
     * Returns the pose at a time, by the rules of glTF 2.0: before its first key and after its last one, a property holds;
     * bones and properties without keys are at rest.
     *
     * @param seconds a finite time
     * @return the pose, with the bones in the order of the skeleton
     */
    public Pose poseAt(double seconds) {
        List<Bone> pose = new ArrayList<>(bones.size());
        for (int i = 0; i < bones.size(); i++) {
            Bone rest = bones.get(i).rest();
            Map<Property, Track> moved = tracks.getOrDefault(i, Map.of());
            Track position = moved.get(Property.TRANSLATION);
            Track rotation = moved.get(Property.ROTATION);
            Track scale = moved.get(Property.SCALE);
            pose.add(new Bone(
                    bones.get(i).name(),
                    position == null ? rest.position() : position.vector(seconds),
                    rotation == null ? rest.rotation() : rotation.rotation(seconds),
                    scale == null ? rest.scale() : scale.vector(seconds)));
        }
        return new Pose(pose);
    }

    /** Returns how many poses {@link #sampled} gives: the last one is the first at or after the last key. */
    double sampleCount(double sampleRateHz) {
        double last = lastKeySeconds();
        double count = Math.floor(last * sampleRateHz);
        // The product is rounded; the quotient is the time that the pose will be said to have.
        return count / sampleRateHz < last ? count + 2 : count + 1;
    }

    /** Returns the clip as poses at equal distances. */
    BlendClip sampled(double sampleRateHz) {
        int count = (int) sampleCount(sampleRateHz);
        List<Pose> poses = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Interruption.poll();
            poses.add(poseAt(i / sampleRateHz));
        }
        double last = lastKeySeconds();
        // A loop shorter than a sample can't be told from a pose.
        boolean loop = loops() && last * sampleRateHz >= 1;
        return BlendClip.of(name, sampleRateHz, poses).withLoop(loop).withPeriodSeconds(loop ? last : null);
    }

    /** Warns of a loop that was taken for one although it does not close to the last thousandth. */
    void warn(String pointer, List<Warning> warnings) {
        if (markedLoop == null && loops() && !isClosed(SAME, SAME)) {
            warnings.add(new Warning(
                    "loopAssumed",
                    "the last pose of " + name + " is nearly its first, so it is taken for a loop; extras.loop of the"
                            + " animation says otherwise",
                    null,
                    pointer));
        }
    }

    /** Returns the distance between unit quaternions that are so many degrees apart. */
    private static double nearQuaternion() {
        return 2 * StrictMath.sin(StrictMath.toRadians(NEAR_DEGREES) / 4);
    }

    /** Compares what is moved; all else is at rest throughout. */
    private boolean isClosed(double meters, double turn) {
        double last = lastKeySeconds();
        return tracks.values().stream().allMatch(moved -> isClosed(moved, last, meters, turn));
    }

    private static boolean isClosed(Map<Property, Track> moved, double last, double meters, double turn) {
        Track position = moved.get(Property.TRANSLATION);
        Track rotation = moved.get(Property.ROTATION);
        Track scale = moved.get(Property.SCALE);
        if (position != null) {
            Vector3 first = position.vector(0);
            if (distance(first, position.vector(last)) > meters * Math.max(1, first.length())) {
                return false;
            }
        }
        return (rotation == null || distance(rotation.rotation(0), rotation.rotation(last)) <= turn)
                && (scale == null || distance(scale.vector(0), scale.vector(last)) <= meters);
    }

    private static double distance(Vector3 one, Vector3 other) {
        return one.minus(other).length();
    }

    private static double distance(Quaternion one, Quaternion other) {
        return Math.min(one.minus(other).norm(), one.plus(other).norm());
    }
}
