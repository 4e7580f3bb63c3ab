package dev.gunfeel.gltf;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.input.Interruption;
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
     * its last key is that of time 0.
     *
     * @return whether it starts over
     */
    public boolean loops() {
        return markedLoop == null ? lastKeySeconds() > 0 && isClosed() : markedLoop;
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

    private boolean isClosed() {
        Pose first = poseAt(0);
        Pose last = poseAt(lastKeySeconds());
        for (int i = 0; i < bones.size(); i++) {
            Bone one = first.bones().get(i);
            Bone other = last.bones().get(i);
            double size = Math.max(1, one.position().length());
            if (distance(one.position(), other.position()) > SAME * size
                    || distance(one.scale(), other.scale()) > SAME
                    || distance(one.rotation(), other.rotation()) > SAME) {
                return false;
            }
        }
        return true;
    }

    private static double distance(Vector3 one, Vector3 other) {
        return one.minus(other).length();
    }

    private static double distance(Quaternion one, Quaternion other) {
        return Math.min(one.minus(other).norm(), one.plus(other).norm());
    }
}
