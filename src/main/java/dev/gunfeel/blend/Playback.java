package dev.gunfeel.blend;

import java.util.ArrayList;
import java.util.List;

/** What is on screen from one transition to the next, at any time of the sequence. */
sealed interface Playback {
    /** Returns the pose on screen, all bones unmasked. */
    Pose at(double seconds);

    /** Returns the weight of the newest clip: all of it, unless two are mixed. */
    default double weight(double seconds) {
        return 1;
    }

    /** Returns whether a transition is still going on, so that another one would interrupt it. */
    default boolean isChanging(double seconds) {
        return false;
    }

    /** Returns the newest clip alone, as if its transition were over. */
    default Playback settled() {
        return this;
    }

    /** One clip, from a time on. */
    record Playing(BlendClip clip, double sinceSeconds, double startAtSeconds, Mix mix) implements Playback {
        @Override
        public Pose at(double seconds) {
            return clip.at(startAtSeconds + Math.max(0, seconds - sinceSeconds), mix);
        }
    }

    /** One pose, held: what a cross-fade that interrupts another fades from. */
    record Frozen(Pose pose) implements Playback {
        @Override
        public Pose at(double seconds) {
            return pose;
        }
    }

    /** A cross-fade: both sides play on. */
    record Fading(Playback from, Playing to, TransitionProgress progress, Easing easing, Mix mix) implements Playback {
        @Override
        public Pose at(double seconds) {
            double weight = weight(seconds);
            return weight == 1 ? to.at(seconds) : mix.poses(from.at(seconds), to.at(seconds), weight);
        }

        @Override
        public double weight(double seconds) {
            return easing.weight(progress.at(seconds));
        }

        @Override
        public boolean isChanging(double seconds) {
            return progress.at(seconds) < 1;
        }

        @Override
        public Playback settled() {
            return to;
        }
    }

    /** An inertialization: the new clip, and the offsets that decay. */
    record Inertializing(Playing to, List<BoneOffset> offsets, TransitionProgress progress) implements Playback {
        @Override
        public Pose at(double seconds) {
            Pose clip = to.at(seconds);
            double elapsed = progress.elapsed(seconds);
            List<Bone> bones = new ArrayList<>(offsets.size());
            for (int i = 0; i < offsets.size(); i++) {
                bones.add(offsets.get(i).on(clip.bones().get(i), elapsed));
            }
            return new Pose(bones);
        }

        @Override
        public boolean isChanging(double seconds) {
            return progress.at(seconds) < 1;
        }

        @Override
        public Playback settled() {
            return to;
        }
    }
}
