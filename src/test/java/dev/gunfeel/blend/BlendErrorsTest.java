package dev.gunfeel.blend;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.input.InputException;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlendErrorsTest {
    private static final BlendClip IDLE = Poses.still("idle", 0, 0);
    private static final BlendClip WALK = Poses.still("walk", 1, 40);

    @Test
    void transitionsGoToClipsThatExist() {
        BlendSequenceRequest request = Poses.sequence(IDLE, WALK)
                .then(Poses.to("wlak", 0.1, 0.2, "linear"), Poses.to("idle", 0.2, 0.2, "linear"))
                .request();
        complaintsAbout(request).onlyAt("/transitions/0/clip", "did you mean walk?");
        assertThatThrownBy(() -> Blend.sequence(request)).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({"0.3, 0.2", "0.3, 0.3"})
    void transitionsComeInTheOrderOfTime(double first, double second) {
        complaintsAbout(Poses.sequence(IDLE, WALK)
                        .then(Poses.to("walk", first, 0.2, "linear"), Poses.to("idle", second, 0.2, "linear"))
                        .request())
                .onlyAt(
                        "/transitions/1/atSeconds",
                        "is " + second + " s, but must come after the transition before it (0.3 s)");
    }

    @Test
    void easingsHaveNames() {
        complaintsAbout(Poses.sequence(IDLE, WALK)
                        .then(Poses.to("walk", 0.1, 0.2, "easeOutCubik"))
                        .request())
                .onlyAt("/transitions/0/easing", "did you mean easeOutCubic");
    }

    private static BlendSequenceRequest request(
            List<BlendClip> clips, String start, Advance advance, @Nullable Double increment, double rate) {
        return BlendSequenceRequest.of(clips, start, 1.0)
                .withTransitions(List.of())
                .withSampleRateHz(rate)
                .withInterrupt(Interrupt.SNAPSHOT)
                .withAdvance(advance)
                .withIncrementPerFrame(increment)
                .withPath(RotationPath.SHORTEST);
    }

    @Test
    void theStartIsAClip() {
        complaintsAbout(request(List.of(IDLE), "idel", Advance.PER_SECOND, null, 60))
                .onlyAt("/start", "did you mean idle?");
    }

    @Test
    void anIncrementBelongsToPerFrameAndPerFrameNeedsOne() {
        complaintsAbout(request(List.of(IDLE), "idle", Advance.PER_SECOND, 0.1, 60))
                .onlyAt("/incrementPerFrame", "only for advance perFrame");
        complaintsAbout(request(List.of(IDLE), "idle", Advance.PER_FRAME, null, 60))
                .onlyAt("/incrementPerFrame", "is required");
        complaintsAbout(request(List.of(IDLE), "idle", Advance.PER_FRAME, 0.0, 60))
                .onlyAt("/incrementPerFrame", "above 0 and at most 1");
    }

    @ParameterizedTest
    @CsvSource({"0", "-60", "1e9"})
    void ratesArePositiveAndPlayable(double rate) {
        complaintsAbout(request(List.of(IDLE), "idle", Advance.PER_SECOND, null, rate))
                .onlyAt("/sampleRateHz", "at least 0.001");
    }

    @Test
    void allPosesHaveTheSameBones() {
        BlendClip two = BlendClip.of(
                        "two",
                        30.0,
                        List.of(IDLE.poses().get(0), Poses.of(Poses.bone("a", 0, 0), Poses.bone("b", 0, 0))))
                .withLoop(true);
        complaintsAbout(request(List.of(IDLE, two), "idle", Advance.PER_SECOND, null, 60))
                .onlyAt("/clips/1/poses/1/bones", "has 2 bones, but the first pose of the first clip has 1");
    }

    @Test
    void clipsHaveNamesOfTheirOwn() {
        complaintsAbout(request(List.of(IDLE, WALK, IDLE), "idle", Advance.PER_SECOND, null, 60))
                .onlyAt("/clips/2/name", "also the name of clip 0");
    }

    @Test
    void masksFitTheBones() {
        complaintsAbout(Poses.sequence(IDLE).masked(0.5, 2.0).request()).at("/mask/1", "/mask");
    }

    @Test
    @SuppressWarnings("NullAway") // What a body that leaves everything out binds to.
    void whatIsRequiredIsNamedAndNothingElseBreaks() {
        complaintsAbout(BlendSequenceRequestBuilder.builder().build()).at("/clips", "/start", "/durationSeconds");
        List<BlendTransition> holes = new ArrayList<>();
        holes.add(null);
        holes.add(BlendTransitionBuilder.builder().build());
        complaintsAbout(BlendSequenceRequest.of(List.of(IDLE), "idle", 1.0).withTransitions(holes))
                .at("/transitions/0", "/transitions/1/atSeconds", "/transitions/1/clip");
        complaintsAbout(BlendSequenceRequest.of(
                        List.of(BlendClipBuilder.builder().build()), "idle", 1.0))
                .at("/clips/0/name", "/clips/0/sampleRateHz", "/clips/0/poses");
        complaintsOf(() -> Blend.pose(BlendPoseRequestBuilder.builder().build()))
                .at("/from", "/to", "/t");
    }

    @Test
    void complaintsOfAllKindsComeTogether() {
        BlendClip broken =
                BlendClip.of("idle", -1.0, IDLE.poses()).withLoop(false).withPeriodSeconds(2.0);
        BlendSequenceRequest request = BlendSequenceRequest.of(List.of(IDLE, broken), "idle", 0.0)
                .withTransitions(List.of(Poses.to("idle", -1, -2, "no"), Poses.to("idle", 0.5, Double.NaN, "linear")))
                .withInterrupt(Interrupt.SNAPSHOT)
                .withAdvance(Advance.PER_SECOND)
                .withIncrementPerFrame(0.5)
                .withPath(RotationPath.SHORTEST);
        complaintsAbout(request)
                .at(
                        "/clips/1/name",
                        "/clips/1/sampleRateHz",
                        "/clips/1/periodSeconds",
                        "/transitions/0/atSeconds",
                        "/transitions/0/durationSeconds",
                        "/transitions/0/easing",
                        "/transitions/1/durationSeconds",
                        "/durationSeconds",
                        "/incrementPerFrame");
    }

    @Test
    void framesTimesBonesAreLimitedBeforeAnyWork() {
        BlendSequenceRequest request =
                Poses.sequence(IDLE).lasting(1_000_000).at(100_000).request();
        complaintsAbout(request).onlyAt("/durationSeconds", "100000", "GUNFEEL_MAX_BLEND_BONES");
        assertSound(Poses.sequence(IDLE).lasting(999.99).at(100).request());
        complaintsAbout(Poses.sequence(IDLE).lasting(1000).at(100).request())
                .onlyAt("/durationSeconds", "GUNFEEL_MAX_BLEND_BONES");
    }

    /** Every wrong name is compared with every known one to find the nearest, but only for so many of them. */
    @Test
    @Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
    void manyWrongNamesDoNotHang() {
        List<BlendClip> clips = new ArrayList<>();
        List<BlendTransition> transitions = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            clips.add(BlendClip.of("clip" + "x".repeat(90) + i, 30.0, IDLE.poses())
                    .withLoop(true));
            transitions.add(Poses.to("y".repeat(90) + i, 0.001 * (i + 1), 0.2, "linear"));
        }
        BlendSequenceRequest request = Poses.sequence(clips.toArray(BlendClip[]::new))
                .then(transitions.toArray(BlendTransition[]::new))
                .request();
        assertThatThrownBy(() -> Blend.sequence(request))
                .isInstanceOfSatisfying(
                        InputException.class, e -> assertThat(e.complaints()).hasSize(1001));
    }

    @Test
    void overshootOnOvershootIsRefusedBeforeItOverflows() {
        BlendTransition[] transitions = new BlendTransition[300];
        for (int i = 0; i < transitions.length; i++) {
            transitions[i] = Poses.to(i % 2 == 0 ? "walk" : "idle", 0.01 * i, 0.02, "cubicBezier(0,100,1,100)");
        }
        Poses.Sequence request =
                Poses.sequence(IDLE, WALK).then(transitions).lasting(3).at(100);
        complaintsOf(request::play).saying("/transitions/", "/atSeconds ", "overshoot");
    }

    @Test
    void extremesOfEveryNumberGiveNumbers() {
        BlendClip far = Poses.still("far", 1e100, 90);
        BlendClip wide = Poses.still("wide", -1e100, -90);
        for (RotationMethod method : RotationMethod.values()) {
            for (RotationPath path : RotationPath.values()) {
                BlendSequence sequence = Poses.sequence(far, wide)
                        .then(
                                Poses.to("wide", 0, 1e-300, "cubicBezier(1,-100,0,100)"),
                                Poses.to("far", 0.1, 0.3, "cubicBezier(1,-100,0,100)"),
                                Poses.inertial("wide", 0.2, 0.3),
                                Poses.inertial("far", 0.3, 1e-300))
                        .by(method)
                        .along(path)
                        .play();
                for (BlendFrame frame : sequence.frames()) {
                    Bone bone = Poses.first(frame);
                    assertThat(bone.position().isFinite() && bone.rotation().isFinite())
                            .isTrue();
                    assertThat(frame.rotationDegrees()).isBetween(0.0, 180.0);
                    assertThat(frame.moveMeters()).isFinite();
                }
            }
        }
    }
}
