package dev.gunfeel.blend;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BlendPoseTest {
    private static final Pose FROM = Poses.of(Poses.bone("hips", 1, 10), Poses.bone("head", -2, -30));
    private static final Pose TO = Poses.of(Poses.bone("hips", 3, 100), Poses.bone("head", 0, 50));

    private static BlendPose blend(Pose from, Pose to, double t, String easing) {
        return blend(from, to, t, easing, RotationMethod.SLERP, RotationPath.SHORTEST, null);
    }

    private static BlendPose blend(
            Pose from,
            Pose to,
            double t,
            String easing,
            RotationMethod method,
            RotationPath path,
            @Nullable List<Double> mask) {
        return Blend.pose(BlendPoseRequest.of(from, to, t)
                .withEasing(easing)
                .withRotationMethod(method)
                .withPath(path)
                .withMask(mask));
    }

    static Iterable<String> easings() {
        return Easing.names();
    }

    @ParameterizedTest
    @MethodSource("easings")
    void positionAndTurnAboutOneAxisFollowTheWeightWhereverItLeads(String easing) {
        for (double t = 0; t <= 1; t += 0.0625) {
            double weight = Easing.of(easing).weight(t);
            BlendPose blended = blend(FROM, TO, t, easing);
            assertThat(blended.weight()).isEqualTo(weight);
            Bone hips = blended.pose().bones().get(0);
            assertThat(hips.position().x()).isCloseTo(1 + 2 * weight, within(1e-12));
            assertThat(Poses.yaw(hips)).isCloseTo(10 + 90 * weight, within(1e-10));
            assertThat(Poses.yaw(blended.pose().bones().get(1))).isCloseTo(-30 + 80 * weight, within(1e-10));
        }
    }

    @Test
    void overshootGoesBeyondInScaleToo() {
        Pose from = Poses.of(new Bone("bone", Vector3.ZERO, Quaternion.IDENTITY, new Vector3(1, 1, 1)));
        Pose to = Poses.of(new Bone("bone", UP_ONE, Poses.turned(40), new Vector3(2, 1, 0.5)));
        double weight = Easing.of("easeOutBack").weight(0.6);
        assertThat(weight).isGreaterThan(1.05);
        Bone bone = blend(from, to, 0.6, "easeOutBack").pose().bones().get(0);
        assertThat(bone.scale().x()).isCloseTo(1 + weight, within(1e-14));
        assertThat(bone.scale().z()).isCloseTo(1 - weight / 2, within(1e-14));
        assertThat(bone.position().y()).isCloseTo(weight, within(1e-14));
        assertThat(Poses.yaw(bone)).isCloseTo(40 * weight, within(1e-12));
    }

    private static final Vector3 UP_ONE = new Vector3(0, 1, 0);

    @ParameterizedTest
    @EnumSource
    void endsAreTheGivenNumbersThemselves(RotationMethod method) {
        SplittableRandom random = new SplittableRandom(3);
        for (RotationPath path : RotationPath.values()) {
            Pose from = Poses.random(random, 5);
            Pose to = Poses.random(random, 5);
            assertThat(blend(from, to, 0, "easeInBack", method, path, null)
                            .pose()
                            .bones())
                    .containsExactlyElementsOf(from.bones());
            assertThat(blend(from, to, 1, "easeInBack", method, path, null)
                            .pose()
                            .bones())
                    .containsExactlyElementsOf(to.bones());
        }
    }

    @ParameterizedTest
    @EnumSource
    void twoEqualPosesGiveTheSame(RotationMethod method) {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 50; i++) {
            Pose pose = Poses.random(random, 3);
            Pose blended = blend(
                            pose, pose, random.nextDouble(), "easeInOutElastic", method, RotationPath.SHORTEST, null)
                    .pose();
            assertThat(Change.between(pose, blended).rotationDegrees()).isLessThan(1e-12);
            assertThat(Change.between(pose, blended).moveMeters()).isZero();
        }
    }

    @Test
    void aMaskIsAWeightMore() {
        BlendPose blended =
                blend(FROM, TO, 0.25, "linear", RotationMethod.SLERP, RotationPath.SHORTEST, List.of(0.5, 0.0));
        assertThat(blended.weight()).isEqualTo(0.25);
        assertThat(blended.pose().bones().get(0).position().x()).isCloseTo(1.25, within(1e-14));
        assertThat(Poses.yaw(blended.pose().bones().get(0))).isCloseTo(10 + 90 * 0.125, within(1e-12));
        assertThat(blended.pose().bones().get(1)).isEqualTo(FROM.bones().get(1));
    }

    @Test
    void rotationsOfAnyLengthAreNormalised() {
        Bone bone = Poses.bone("bone", Vector3.ZERO, new Quaternion(0, 3e200, 0, 3e200));
        Bone blended = blend(Poses.of(bone), Poses.of(bone), 0.5, "linear")
                .pose()
                .bones()
                .get(0);
        assertThat(blended.rotation().y()).isCloseTo(Math.sqrt(0.5), within(1e-15));
        assertThat(blended.rotation().w()).isCloseTo(Math.sqrt(0.5), within(1e-15));
    }

    @Test
    void theWrongWayRoundIsWarnedOfWithItsFigure() {
        Pose flipped =
                Poses.of(Poses.bone("hips", Vector3.ZERO, Poses.turned(90).negated()));
        Pose from = Poses.of(Poses.bone("hips", 0, 0));
        BlendPose wrong = blend(from, flipped, 0.5, "linear", RotationMethod.SLERP, RotationPath.AS_GIVEN, null);
        // Half of 270 degrees the wrong way is -135; half of 90 the right way is 45.
        assertThat(Poses.yaw(wrong.pose().bones().get(0))).isCloseTo(-135, within(1e-10));
        assertThat(wrong.warnings()).extracting(Warning::code).containsExactly("longWayRound");
        assertThat(wrong.warnings().get(0).value()).isCloseTo(270, within(1e-10));
        assertThat(wrong.warnings().get(0).message()).contains("hips", "270 degrees", "90 would do");
        BlendPose right = blend(from, flipped, 0.5, "linear");
        assertThat(Poses.yaw(right.pose().bones().get(0))).isCloseTo(45, within(1e-10));
        assertThat(right.warnings()).isEmpty();
    }

    /** A bone that turns by 20 degrees and one that turns by 90, blended by a quarter. */
    private static BlendPoseRequest hybrid(@Nullable RotationMethod method, @Nullable Double thresholdDegrees) {
        return BlendPoseRequest.of(
                        Poses.of(Poses.bone("spine", 0, 0), Poses.bone("arm", 0, 0)),
                        Poses.of(Poses.bone("spine", 0, 20), Poses.bone("arm", 0, 90)),
                        0.25)
                .withEasing("linear")
                .withRotationMethod(Defaults.or(method, RotationMethod.HYBRID))
                .withHybridThresholdDegrees(thresholdDegrees)
                .withPath(RotationPath.SHORTEST);
    }

    /** A quarter along the chord of a turn. */
    private static double quarterOfTheChord(double degrees) {
        double half = Math.toRadians(degrees) / 2;
        return 2 * Math.toDegrees(StrictMath.atan2(StrictMath.sin(half) / 4, 0.75 + StrictMath.cos(half) / 4));
    }

    @Test
    void hybridDecidesBoneByBone() {
        List<Bone> bones = Blend.pose(hybrid(null, null)).pose().bones();
        assertThat(Poses.yaw(bones.get(0))).isCloseTo(quarterOfTheChord(20), within(1e-12));
        assertThat(Poses.yaw(bones.get(1))).isCloseTo(22.5, within(1e-12));
        assertThat(bones).allSatisfy(bone -> assertThat(bone.rotation().norm()).isCloseTo(1, within(1e-15)));

        List<Bone> mixed = Blend.pose(hybrid(null, 91.0)).pose().bones();
        assertThat(Poses.yaw(mixed.get(1))).isCloseTo(quarterOfTheChord(90), within(1e-12));
    }

    @Test
    void theThresholdIsHybridsAlone() {
        complaintsAbout(hybrid(RotationMethod.SLERP, 20.0))
                .at("/hybridThresholdDegrees")
                .saying("rotationMethod slerp", "set rotationMethod to hybrid");
        complaintsAbout(hybrid(null, 361.0)).at("/hybridThresholdDegrees");
        assertSound(hybrid(null, 20.0));
    }

    @Test
    void lerpIsTooShortByTheCosineOfHalfTheAngle() {
        BlendPose blended = blend(
                Poses.of(Poses.bone("hips", 0, 0)),
                Poses.of(Poses.bone("hips", 0, 120)),
                0.5,
                "linear",
                RotationMethod.LERP,
                RotationPath.SHORTEST,
                null);
        // 120 degrees of turn are 60 on the 4-sphere: half way the chord is cos 30 from the centre.
        double length = Math.sqrt(0.75);
        assertThat(blended.pose().bones().get(0).rotation().norm()).isCloseTo(length, within(1e-14));
        assertThat(blended.warnings()).extracting(Warning::code).containsExactly("notNormalized");
        assertThat(blended.warnings().get(0).value()).isCloseTo(length, within(1e-14));
    }

    @ParameterizedTest
    @CsvSource({"-0.5, 0", "1.5, 1"})
    void progressOutsideCountsAsItsEnd(double t, double weight) {
        BlendPose blended = blend(FROM, TO, t, "linear");
        assertThat(blended.weight()).isEqualTo(weight);
        assertThat(blended.warnings()).extracting(Warning::code).containsExactly("progressOutside");
        assertThat(blended.warnings().get(0).value()).isEqualTo(t);
    }

    @Test
    void posesOfDifferentSkeletonsAreWarnedOf() {
        Pose swapped = Poses.of(TO.bones().get(1), TO.bones().get(0));
        assertThat(blend(FROM, swapped, 0.5, "linear").warnings())
                .singleElement()
                .satisfies(warning -> {
                    assertThat(warning.code()).isEqualTo("boneNamesDiffer");
                    assertThat(warning.pointer()).isEqualTo("/to/bones/0/name");
                });
    }

    @Test
    void allComplaintsComeTogetherWithTheirPlaces() {
        Pose bad = Poses.of(
                Poses.bone("hips", new Vector3(Double.NaN, 0, 0), Quaternion.IDENTITY),
                Poses.bone("head", new Vector3(1e200, 0, 0), new Quaternion(0, 0, 1e-13, 0)));
        complaintsOf(() -> blend(
                        bad,
                        Poses.of(Poses.bone("hips", 0, 0)),
                        Double.POSITIVE_INFINITY,
                        "smothstep",
                        RotationMethod.SLERP,
                        RotationPath.SHORTEST,
                        List.of(1.0)))
                .at("/from/bones/0/position/0", "/from/bones/1/rotation", "/from/bones/1/position", "/t", "/easing")
                .with("/easing", "did you mean smoothstep or smootherstep")
                .with("/from/bones/1/rotation", "length 0");
    }

    @Test
    void boneCountsAndMasksMustFit() {
        Pose one = Poses.of(Poses.bone("hips", 0, 0));
        complaintsOf(() -> blend(
                        FROM, one, 0.5, "linear", RotationMethod.SLERP, RotationPath.SHORTEST, List.of(0.5, 1.5, -0.1)))
                .at("/to/bones", "/mask/1", "/mask/2", "/mask")
                .with("/to/bones", "has 1 bones, but from has 2")
                .with("/mask", "has 3 weights, but a pose has 2 bones");
    }

    @Test
    void aTableHasOneRowPerBone() {
        var table = blend(FROM, TO, 1, "linear").table();
        assertThat(table.header()).startsWith("bone", "positionX").endsWith("scaleZ");
        assertThat(table.rows()).hasSize(2).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.header()));
        assertThat(table.rows().get(0)).startsWith("hips", 3.0, 0.0, 0.0).endsWith(1.0, 1.0, 1.0);
    }
}
