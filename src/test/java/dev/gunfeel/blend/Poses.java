package dev.gunfeel.blend;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Poses, clips and requests that tests share. */
final class Poses {
    static final Vector3 UP = new Vector3(0, 1, 0);

    private Poses() {}

    static Pose of(Bone... bones) {
        return new Pose(List.of(bones));
    }

    /** A bone at some x, turned about the up axis. */
    static Bone bone(String name, double x, double degrees) {
        return bone(name, new Vector3(x, 0, 0), turned(degrees));
    }

    @SuppressWarnings("NullAway") // Left out: the default of the scale is what is wanted.
    static Bone bone(String name, Vector3 position, Quaternion rotation) {
        return new Bone(name, position, rotation, null);
    }

    static Quaternion turned(double degrees) {
        return Quaternion.about(UP, StrictMath.toRadians(degrees));
    }

    /** A clip of one bone whose x and turn are functions of its time. */
    static BlendClip clip(String name, double rate, int count, boolean loop, DoubleFunction<Bone> bone) {
        return BlendClip.of(
                        name,
                        rate,
                        IntStream.range(0, count)
                                .mapToObj(i -> of(bone.apply(i / rate)))
                                .toList())
                .withLoop(loop);
    }

    /** A clip of one pose: its one bone never moves. */
    static BlendClip still(String name, double x, double degrees) {
        return clip(name, 30, 1, true, t -> bone("bone", x, degrees));
    }

    static Pose random(SplittableRandom random, int count) {
        List<Bone> bones = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            bones.add(new Bone(
                    "bone" + i,
                    new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1)),
                    new Quaternion(
                                    random.nextDouble(-1, 1),
                                    random.nextDouble(-1, 1),
                                    random.nextDouble(-1, 1),
                                    random.nextDouble(-1, 1))
                            .normalized(),
                    new Vector3(random.nextDouble(0.5, 2), random.nextDouble(0.5, 2), random.nextDouble(0.5, 2))));
        }
        return new Pose(bones);
    }

    static BlendTransition to(String clip, double atSeconds, double durationSeconds, String easing) {
        return BlendTransition.of(atSeconds, clip)
                .withDurationSeconds(durationSeconds)
                .withEasing(easing)
                .withKind(TransitionKind.CROSS_FADE)
                .withStartAtSeconds(0.0);
    }

    static BlendTransition inertial(String clip, double atSeconds, double durationSeconds) {
        return BlendTransition.of(atSeconds, clip)
                .withDurationSeconds(durationSeconds)
                .withEasing("smoothstep")
                .withKind(TransitionKind.INERTIALIZATION)
                .withStartAtSeconds(0.0);
    }

    static Sequence sequence(BlendClip... clips) {
        return new Sequence(List.of(clips));
    }

    /** Writes a request down with what it changes from the defaults. */
    static final class Sequence {
        private final List<BlendClip> clips;
        private List<BlendTransition> transitions = List.of();
        private double duration = 1;
        private double rate = 60;
        private Interrupt interrupt = Interrupt.SNAPSHOT;
        private @Nullable Double increment;
        private RotationMethod method = RotationMethod.SLERP;
        private @Nullable Double hybridThreshold;
        private RotationPath path = RotationPath.SHORTEST;
        private @Nullable List<Double> mask;

        private Sequence(List<BlendClip> clips) {
            this.clips = clips;
        }

        Sequence then(BlendTransition... all) {
            transitions = List.of(all);
            return this;
        }

        Sequence lasting(double seconds) {
            duration = seconds;
            return this;
        }

        Sequence at(double hertz) {
            rate = hertz;
            return this;
        }

        Sequence restarting() {
            interrupt = Interrupt.RESTART;
            return this;
        }

        Sequence perFrame(double step) {
            increment = step;
            return this;
        }

        Sequence by(RotationMethod how) {
            method = how;
            return this;
        }

        Sequence mixingUpTo(double degrees) {
            hybridThreshold = degrees;
            return this;
        }

        Sequence along(RotationPath way) {
            path = way;
            return this;
        }

        Sequence masked(Double... weights) {
            mask = List.of(weights);
            return this;
        }

        BlendSequenceRequest request() {
            return BlendSequenceRequest.of(clips, clips.get(0).name(), duration)
                    .withTransitions(transitions)
                    .withSampleRateHz(rate)
                    .withInterrupt(interrupt)
                    .withAdvance(increment == null ? Advance.PER_SECOND : Advance.PER_FRAME)
                    .withIncrementPerFrame(increment)
                    .withRotationMethod(method)
                    .withHybridThresholdDegrees(hybridThreshold)
                    .withPath(path)
                    .withMask(mask);
        }

        BlendSequence play() {
            return Blend.sequence(request());
        }
    }

    static LargestRotation rotation(BlendSequence sequence) {
        return Objects.requireNonNull(sequence.summary().largestRotation());
    }

    static LargestMove move(BlendSequence sequence) {
        return Objects.requireNonNull(sequence.summary().largestMove());
    }

    static Bone first(BlendFrame frame) {
        return frame.pose().bones().get(0);
    }

    /** The turn of a bone that turns about the up axis, in degrees, in (-180, 180]. */
    static double yaw(Bone bone) {
        Quaternion rotation = bone.rotation();
        double degrees = StrictMath.toDegrees(2 * StrictMath.atan2(rotation.y(), rotation.w()));
        return degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees;
    }
}
