package dev.gunfeel.blend;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What surprises about a blend is told with its figure and its place, and what doesn't is not. */
class BlendWarningsTest {
    private static final BlendClip IDLE = Poses.still("idle", 0, 0);
    private static final BlendClip WALK = Poses.still("walk", 1, 40);

    private static void assertWarning(List<Warning> warnings, String code, double value, String pointer, String text) {
        assertThat(warnings).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo(code);
            assertThat(warning.value()).isCloseTo(value, within(1e-9));
            assertThat(warning.pointer()).isEqualTo(pointer);
            assertThat(warning.message()).contains(text);
        });
    }

    private static BlendPose pose(double t, RotationMethod method) {
        Pose pose = Poses.of(Poses.bone("hips", 0, 40));
        return Blend.pose(BlendPoseRequest.of(pose, pose, t).withRotationMethod(method));
    }

    @Test
    void progressOutsideCountsAsTheEndThatItPassed() {
        assertWarning(pose(-0.5, RotationMethod.SLERP).warnings(), "progressOutside", -0.5, "/t", "it counts as 0");
        assertWarning(pose(1.5, RotationMethod.SLERP).warnings(), "progressOutside", 1.5, "/t", "it counts as 1");
        assertThat(pose(0, RotationMethod.SLERP).warnings()).isEmpty();
        assertThat(pose(1, RotationMethod.SLERP).warnings()).isEmpty();
    }

    @Test
    void lerpThatKeepsItsLengthIsNoSurprise() {
        assertThat(pose(0.5, RotationMethod.LERP).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0.05, shorter ones look like a cut", "0.5, longer ones make the character slow to answer"})
    void unusualDurationsAreToldWhatTheyDo(double seconds, String text) {
        BlendSequence sequence = Poses.sequence(IDLE, WALK)
                .then(Poses.to("walk", 0.1, seconds, "linear"))
                .play();
        assertWarning(sequence.warnings(), "unusualDuration", seconds, "/transitions/0/durationSeconds", text);
    }

    @ParameterizedTest
    @CsvSource({"0.1", "0.2", "0.3"})
    void usualDurationsAreNot(double seconds) {
        assertThat(Poses.sequence(IDLE, WALK)
                        .then(Poses.to("walk", 0.1, seconds, "linear"))
                        .play()
                        .warnings())
                .isEmpty();
    }

    /** Frame by frame, the duration of a cross-fade has no meaning, and that of an inertialization keeps its own. */
    @Test
    void perFrameOnlyTheDurationOfInertializationCounts() {
        BlendSequence fade = Poses.sequence(IDLE, WALK)
                .then(Poses.to("walk", 0.1, 5, "linear"))
                .perFrame(0.1)
                .play();
        assertThat(fade.warnings()).extracting(Warning::code).containsExactly("dependsOnFrameRate");
        BlendSequence inertial = Poses.sequence(IDLE, WALK)
                .then(Poses.inertial("walk", 0.1, 5))
                .perFrame(0.1)
                .play();
        assertThat(inertial.warnings())
                .extracting(Warning::code)
                .containsExactly("dependsOnFrameRate", "unusualDuration");
    }

    /** Four poses at 20 a second: the last is at 0.15 s. */
    @ParameterizedTest
    @CsvSource({"0.15, false", "0.16, true"})
    void aClipStartsBeforeItEnds(double startAt, boolean warns) {
        BlendClip four = Poses.clip("four", 20, 4, false, t -> Poses.bone("bone", t, 0));
        BlendTransition transition = Poses.to("four", 0.1, 0.2, "linear").withStartAtSeconds(startAt);
        List<Warning> warnings =
                Poses.sequence(IDLE, four).then(transition).play().warnings();
        if (warns) {
            assertWarning(
                    warnings,
                    "startsAfterEnd",
                    startAt,
                    "/transitions/0/startAtSeconds",
                    "but it ends at 0.15 s and holds");
        } else {
            assertThat(warnings).isEmpty();
        }
    }

    @Test
    void otherNamesOfBonesAreToldInTheirClip() {
        BlendClip other = BlendClip.of("other", 30.0, List.of(Poses.of(Poses.bone("pelvis", 0, 0))));
        BlendClip one = BlendClip.of("one", 30.0, List.of(Poses.of(Poses.bone("hips", 0, 0))));
        List<Warning> warnings = Poses.sequence(one, other).play().warnings();
        assertThat(warnings).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("boneNamesDiffer");
            assertThat(warning.pointer()).isEqualTo("/clips/1/poses/0/bones/0/name");
            assertThat(warning.message()).contains("bone 0 is pelvis here, but hips");
        });
    }

    @Test
    void theWrongWayWithinAClipIsToldBetweenWhichPoses() {
        Quaternion turned = Poses.turned(90).negated();
        BlendClip clip = BlendClip.of(
                "clip",
                30.0,
                List.of(
                        Poses.of(Poses.bone("hips", 0, 0)),
                        Poses.of(Poses.bone("hips", 0, 0)),
                        Poses.of(Poses.bone("hips", Vector3.ZERO, turned))));
        List<Warning> warnings =
                Poses.sequence(clip).along(RotationPath.AS_GIVEN).play().warnings();
        assertWarning(warnings, "longWayRound", 270, "/clips/0/poses/2", "between poses 1 and 2 of clip clip");
    }

    @Test
    void aBoneIsCalledByTheNameThatEitherPoseHas() {
        Bone named = Poses.bone("hips", 0, 0);
        Bone nameless = new Bone(null, Vector3.ZERO, Quaternion.IDENTITY, new Vector3(1, 1, 1));
        for (List<Bone> pair : List.of(List.of(named, nameless), List.of(nameless, named))) {
            BlendPose blended = Blend.pose(BlendPoseRequest.of(Poses.of(pair.get(0)), Poses.of(pair.get(1)), 0.5));
            assertThat(blended.pose().bones().get(0).name()).isEqualTo("hips");
        }
    }

    /** Five poses at 20 a second may repeat after 0.05 to 0.25 s. */
    @ParameterizedTest
    @CsvSource({"0.0499, false", "0.05, true", "0.1234, true", "0.25, true", "0.2501, false"})
    void aPeriodIsFromOneSampleToAllOfThem(double period, boolean fits) {
        BlendClip clip =
                Poses.clip("clip", 20, 5, true, t -> Poses.bone("bone", t, 0)).withPeriodSeconds(period);
        if (fits) {
            assertSound(clip);
        } else {
            complaintsAbout(clip)
                    .onlyAt("/periodSeconds", "from one sample (0.05 s)", "as many as there are poses (0.25 s)");
        }
    }

    @Test
    void scalesHaveTheirLimitToo() {
        Bone bone = new Bone("hips", Vector3.ZERO, Quaternion.IDENTITY, new Vector3(1, -1.1e100, 1));
        complaintsAbout(bone).onlyAt("/scale", "at most 1e100");
    }

    /** Frames and transitions take a pose each: with 99 999 + 1 frames the limit of 100 000 is reached. */
    @Test
    void everyPoseCountsAndEveryBone() {
        assertSound(Poses.sequence(IDLE).lasting(999.99).at(100).request());
        complaintsAbout(Poses.sequence(IDLE, WALK)
                        .then(Poses.to("walk", 1, 0.2, "linear"))
                        .lasting(999.99)
                        .at(100)
                        .request())
                .onlyAt("/durationSeconds", "GUNFEEL_MAX_BLEND_BONES");
        BlendClip two = BlendClip.of("two", 30.0, List.of(Poses.of(Poses.bone("a", 0, 0), Poses.bone("b", 0, 0))));
        assertSound(Poses.sequence(two).lasting(499.99).at(100).request());
        complaintsAbout(Poses.sequence(two).lasting(500).at(100).request())
                .onlyAt("/durationSeconds", "GUNFEEL_MAX_BLEND_BONES");
    }

    /** A transition that can't be compared leaves the next one alone. */
    @Test
    void whatIsAtFaultIsNotComparedWith() {
        BlendTransition timeless = BlendTransitionBuilder.builder().clip("walk").build();
        complaintsAbout(Poses.sequence(IDLE, WALK)
                        .then(timeless, Poses.to("idle", 0.2, 0.2, "linear"), Poses.to("walk", 0.1, 0.2, "linear"))
                        .request())
                .at("/transitions/0/atSeconds", "/transitions/2/atSeconds");
    }
}
