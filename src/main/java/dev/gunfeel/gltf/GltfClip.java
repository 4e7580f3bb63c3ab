package dev.gunfeel.gltf;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One animation of a glTF file, to be sampled at any time from the file's own keys. */
public final class GltfClip {
    private static final double ROUNDING = 1e-6;

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
     * its last key is that of time 0, within a degree and a centimetre, or one frame short of it.
     *
     * @return whether it starts over
     */
    public boolean loops() {
        return markedLoop == null ? closing().kind() != Closing.Kind.OPEN : markedLoop;
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

    private Closing closing() {
        return Closing.of(tracks, lastKeySeconds());
    }

    /** Returns after how many seconds the clip starts over, if it does. */
    private double periodSeconds() {
        return lastKeySeconds() + (markedLoop == null ? closing().frameSeconds() : 0);
    }

    /** Returns how many poses {@link #sampled} gives: the last one is the first at or after the last key. */
    double sampleCount(double sampleRateHz) {
        double last = lastKeySeconds();
        double count = Math.floor(last * sampleRateHz);
        // The product is rounded; the quotient is the time that the pose will be said to have.
        double whole = count / sampleRateHz < last ? count + 2 : count + 1;
        double period = periodSeconds();
        return Math.max(whole, whole / sampleRateHz < period ? Math.ceil(period * sampleRateHz - ROUNDING) : 0);
    }

    /** Returns the clip as poses at equal distances. */
    BlendClip sampled(double sampleRateHz) {
        int count = (int) sampleCount(sampleRateHz);
        double last = lastKeySeconds();
        double period = periodSeconds();
        Pose first = poseAt(0);
        Pose end = poseAt(last);
        List<Pose> poses = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Interruption.poll();
            double seconds = i / sampleRateHz;
            poses.add(
                    seconds > last && period > last
                            ? between(end, first, Math.min(1, (seconds - last) / (period - last)))
                            : poseAt(seconds));
        }
        // A loop shorter than a sample can't be told from a pose.
        boolean loop = loops() && last * sampleRateHz >= 1;
        return BlendClip.of(name, sampleRateHz, poses)
                .withLoop(loop)
                .withPeriodSeconds(loop ? Math.min(period, count / sampleRateHz) : null);
    }

    /** Returns a pose on the way to another, as between two keys. */
    private static Pose between(Pose from, Pose to, double share) {
        List<Bone> bones = new ArrayList<>(from.bones().size());
        for (int i = 0; i < from.bones().size(); i++) {
            Bone one = from.bones().get(i);
            Bone other = to.bones().get(i);
            bones.add(new Bone(
                    one.name(),
                    one.position().plus(other.position().minus(one.position()).times(share)),
                    Slerp.slerp(one.rotation(), other.rotation(), share, RotationPath.SHORTEST),
                    one.scale().plus(other.scale().minus(one.scale()).times(share))));
        }
        return new Pose(bones);
    }

    /** Warns of a loop that was taken for one although it does not close. */
    void warn(String pointer, List<Warning> warnings) {
        Closing closing = closing();
        if (markedLoop != null || closing.kind() == Closing.Kind.OPEN || closing.kind() == Closing.Kind.SAME) {
            return;
        }
        boolean isNear = closing.kind() == Closing.Kind.NEAR;
        warnings.add(new Warning(
                "loopAssumed",
                (isNear
                                ? "the last pose of " + name + " is nearly its first, so it is taken for a loop"
                                : "the last key of " + name + " is one frame (" + Figures.of(closing.frameSeconds())
                                        + " s) short of its first pose, so it is taken for a loop of "
                                        + Figures.of(periodSeconds()) + " s")
                        + "; extras.loop of the animation says otherwise",
                isNear ? null : Double.valueOf(periodSeconds()),
                pointer));
    }
}
