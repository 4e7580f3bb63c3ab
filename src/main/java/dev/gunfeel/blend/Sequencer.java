package dev.gunfeel.blend;

import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Plays one sequence, frame by frame: a small state machine whose state is the {@link Playback} on screen and its last two
 * poses.
 */
final class Sequencer {
    /** Far more than any motion, and its square is still a number. */
    private static final double LARGEST = 1e150;

    private final BlendSequenceRequest request;
    private final Mix mix;
    private final FrameClock clock;
    private final SequenceWarnings warnings;
    private final Map<String, BlendClip> clips = new HashMap<>();
    private final List<BlendFrame> frames = new ArrayList<>();
    private final Peaks peaks = new Peaks();
    private final Playback.Playing base;

    private Playback motion;
    private String newest;
    /** The last two frames without the mask, which is laid over what the transitions make. */
    private @Nullable Pose last;

    private @Nullable Pose lastButOne;
    private int nextTransition;

    Sequencer(BlendSequenceRequest request) {
        this.request = request;
        this.mix = request.mix();
        this.clock = new FrameClock(request.sampleRateHz());
        for (BlendClip clip : request.clips()) {
            clips.put(clip.name(), clip.withUnitRotations());
        }
        this.warnings = new SequenceWarnings(request, clips);
        this.newest = request.start();
        this.base = new Playback.Playing(clip(newest), 0, 0, mix);
        this.motion = base;
    }

    BlendSequence play() {
        warnings.beforehand();
        int lastFrame = (int) request.lastFrame();
        for (int i = 0; i <= lastFrame; i++) {
            Interruption.poll();
            startTransitions(i);
            frames.add(frame(i));
        }
        return new BlendSequence(frames, peaks.summary(), warnings.all(frames, nextTransition));
    }

    private BlendFrame frame(int index) {
        double seconds = clock.seconds(index);
        Pose unmasked = motion.at(seconds);
        Pose pose = masked(unmasked, seconds);
        lastButOne = last;
        last = unmasked;
        Change change = Change.NONE;
        if (index > 0) {
            change = Change.between(frames.get(index - 1).pose(), pose);
            peaks.add(change, seconds, pose);
        }
        return new BlendFrame(
                index, seconds, newest, motion.weight(seconds), change.rotationDegrees(), change.moveMeters(), pose);
    }

    /** The start clip plays on underneath; the mask says how much of the rest lies over it. */
    private Pose masked(Pose unmasked, double seconds) {
        return request.mask() == null ? unmasked : mix.poses(base.at(seconds), unmasked, request.mask());
    }

    /** Starts every transition whose first frame this is. */
    private void startTransitions(int frame) {
        List<BlendTransition> transitions = request.transitions();
        while (nextTransition < transitions.size()
                && clock.firstFrameAt(transitions.get(nextTransition).atSeconds()) <= frame) {
            start(transitions.get(nextTransition), frame);
            nextTransition++;
        }
    }

    private void start(BlendTransition transition, int frame) {
        Interruption.poll();
        double at = transition.atSeconds();
        Playback.Playing to = new Playback.Playing(clip(transition.clip()), at, transition.startAtSeconds(), mix);
        motion = switch (transition.kind()) {
            case CROSS_FADE -> crossFade(transition, to);
            case INERTIALIZATION -> inertialization(transition, to, frame);
        };
        newest = transition.clip();
    }

    private Playback crossFade(BlendTransition transition, Playback.Playing to) {
        double at = transition.atSeconds();
        TransitionProgress progress = switch (request.advance()) {
            case PER_SECOND -> new TransitionProgress.PerSecond(at, transition.durationSeconds());
            case PER_FRAME ->
                new TransitionProgress.PerFrame(at, Objects.requireNonNull(request.incrementPerFrame()), clock);
        };
        Playback from = motion.settled();
        if (motion.isChanging(at)) {
            Pose screen = bounded(motion.at(at));
            switch (request.interrupt()) {
                case SNAPSHOT -> from = new Playback.Frozen(screen);
                case RESTART -> warnings.restart(nextTransition, masked(screen, at), masked(from.at(at), at));
            }
        }
        warnings.way(nextTransition, from.at(at), to.at(at));
        return new Playback.Fading(from, to, progress, Easing.of(transition.easing()), mix);
    }

    private Playback inertialization(BlendTransition transition, Playback.Playing to, int frame) {
        double at = transition.atSeconds();
        Pose screen = bounded(motion.at(at));
        Pose clip = to.at(at);
        // On a frame, what the motion so far shows there is the last frame; between two, the last is the one before.
        boolean onFrame = clock.lastFrameAt(at) == frame;
        Pose now = onFrame || last == null ? screen : last;
        Pose before = onFrame ? last : lastButOne;
        Pose lastButNow = before == null ? now : before;
        List<BoneOffset> offsets = new ArrayList<>(screen.bones().size());
        for (int i = 0; i < screen.bones().size(); i++) {
            offsets.add(BoneOffset.between(
                    clip.bones().get(i),
                    screen.bones().get(i),
                    now.bones().get(i),
                    lastButNow.bones().get(i),
                    1 / request.sampleRateHz(),
                    transition.durationSeconds()));
        }
        return new Playback.Inertializing(
                to, offsets, new TransitionProgress.PerSecond(at, transition.durationSeconds()));
    }

    /** Each interruption can multiply an overshoot once more; what has grown out of all bounds is refused. */
    private Pose bounded(Pose screen) {
        for (Bone bone : screen.bones()) {
            double size = Math.max(
                    Math.max(bone.position().length(), bone.scale().length()),
                    bone.rotation().norm());
            if (!(size <= LARGEST)) {
                throw new InputException(
                        "/transitions/" + nextTransition + "/atSeconds",
                        "interrupts easings that overshoot, one after the other, until positions leave every range; use"
                                + " fewer interruptions or easings that overshoot less",
                        null);
            }
        }
        return screen;
    }

    private BlendClip clip(String name) {
        return Objects.requireNonNull(clips.get(name), name);
    }
}
