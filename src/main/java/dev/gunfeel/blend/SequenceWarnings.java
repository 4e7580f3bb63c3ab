package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gathers what surprises about a sequence, some of it while it plays. */
final class SequenceWarnings {
    /** The range that the article advises for a fade. */
    private static final double SHORTEST_SECONDS = 0.1;

    private static final double LONGEST_SECONDS = 0.3;
    private static final double ROUNDING = 1e-9;

    private final BlendSequenceRequest request;
    private final Map<String, BlendClip> clips;
    private final List<Warning> warnings = new ArrayList<>();

    SequenceWarnings(BlendSequenceRequest request, Map<String, BlendClip> clips) {
        this.request = request;
        this.clips = clips;
    }

    /** Warns of what can be told before anything plays. */
    void beforehand() {
        names();
        if (request.mask() != null && request.mask().stream().allMatch(weight -> weight == 0)) {
            add("maskIsZero", "the mask is 0 for every bone, so no transition shows", null, "/mask");
        }
        if (request.advance() == Advance.PER_FRAME && request.incrementPerFrame() != null) {
            perFrame(request.incrementPerFrame());
        }
        if (request.path() == RotationPath.AS_GIVEN) {
            for (int i = 0; i < request.clips().size(); i++) {
                wayWithin(i, clip(request.clips().get(i).name()));
            }
        }
    }

    private void names() {
        Pose first = request.clips().get(0).poses().get(0);
        for (int i = 0; i < request.clips().size(); i++) {
            Pose own = request.clips().get(i).poses().get(0);
            Warning warning = PoseWarnings.names(first, own, "/clips/" + i + "/poses/0/bones");
            if (warning != null) {
                warnings.add(warning);
            }
        }
    }

    private void perFrame(double increment) {
        double frames = Math.ceil(1 / increment - ROUNDING);
        double here = frames / request.sampleRateHz();
        add(
                "dependsOnFrameRate",
                "a fixed weight a frame makes a fade take " + Figures.of(frames) + " frames: " + Figures.of(here)
                        + " s at this rate of " + Figures.of(request.sampleRateHz()) + " Hz, "
                        + Figures.of(frames / 30) + " s at 30 Hz, " + Figures.of(frames / 60) + " s at 60 Hz and "
                        + Figures.of(frames / 144)
                        + " s at 144 Hz; advance perSecond takes the same time at all of them",
                here,
                "/advance");
    }

    private void wayWithin(int index, BlendClip clip) {
        List<Pose> poses = clip.poses();
        for (int j = 0; j + 1 < poses.size(); j++) {
            Detour detour = Detour.between(poses.get(j), poses.get(j + 1));
            if (detour != null) {
                add(
                        "longWayRound",
                        "between poses " + j + " and " + (j + 1) + " of clip " + clip.name() + ", " + detour.text(),
                        detour.degrees(),
                        "/clips/" + index + "/poses/" + (j + 1));
                return;
            }
        }
    }

    /** Warns where a cross-fade turns a bone the wrong way. */
    void way(int transition, Pose from, Pose to) {
        if (request.path() == RotationPath.AS_GIVEN) {
            Detour detour = Detour.between(from, to);
            if (detour != null) {
                add("longWayRound", detour.text(), detour.degrees(), "/transitions/" + transition);
            }
        }
    }

    /** Warns of the jump from the pose on screen to the one that a restarted fade starts from. */
    void restart(int transition, Pose screen, Pose restarted) {
        Change jump = Change.between(screen, restarted);
        add(
                "restartJumps",
                "starts inside the transition before it; restart jumps by " + Figures.of(jump.rotationDegrees())
                        + " degrees (bone " + BoneRow.name(screen, jump.rotatedBone()) + ") and "
                        + Figures.of(jump.moveMeters()) + " m (bone " + BoneRow.name(screen, jump.movedBone())
                        + ") at once; interrupt snapshot does not jump",
                jump.rotationDegrees(),
                "/transitions/" + transition);
    }

    /** Returns everything, with what can only be told afterwards. */
    List<Warning> all(List<BlendFrame> frames, int transitionsStarted) {
        for (int i = 0; i < request.transitions().size(); i++) {
            BlendTransition transition = request.transitions().get(i);
            if (i >= transitionsStarted) {
                add(
                        "neverStarts",
                        "starts at " + Figures.of(transition.atSeconds()) + " s, after the last frame",
                        transition.atSeconds(),
                        "/transitions/" + i + "/atSeconds");
            } else {
                duration(i, transition);
                startAt(i, transition);
            }
        }
        if (request.rotationMethod() == RotationMethod.LERP) {
            double farthest = 1;
            for (BlendFrame frame : frames) {
                farthest = PoseWarnings.farthestFromOne(frame.pose(), farthest);
            }
            Warning length = PoseWarnings.length(farthest);
            if (length != null) {
                warnings.add(length);
            }
        }
        return warnings;
    }

    private void duration(int index, BlendTransition transition) {
        boolean byFrames = request.advance() == Advance.PER_FRAME && transition.kind() == TransitionKind.CROSS_FADE;
        double seconds = transition.durationSeconds();
        if (!byFrames && (seconds < SHORTEST_SECONDS - ROUNDING || seconds > LONGEST_SECONDS + ROUNDING)) {
            add(
                    "unusualDuration",
                    "takes " + Figures.of(seconds) + " s, outside the usual 0.1 to 0.3 s: "
                            + (seconds < SHORTEST_SECONDS
                                    ? "shorter ones look like a cut"
                                    : "longer ones make the character slow to answer"),
                    seconds,
                    "/transitions/" + index + "/durationSeconds");
        }
    }

    private void startAt(int index, BlendTransition transition) {
        BlendClip clip = clip(transition.clip());
        if (!clip.loop() && transition.startAtSeconds() > clip.lengthSeconds() + ROUNDING) {
            add(
                    "startsAfterEnd",
                    "starts the clip at " + Figures.of(transition.startAtSeconds()) + " s, but it ends at "
                            + Figures.of(clip.lengthSeconds()) + " s and holds its last pose",
                    transition.startAtSeconds(),
                    "/transitions/" + index + "/startAtSeconds");
        }
    }

    private BlendClip clip(String name) {
        return Objects.requireNonNull(clips.get(name), name);
    }

    private void add(String code, String message, @Nullable Double value, String pointer) {
        warnings.add(new Warning(code, message, value, pointer));
    }
}
