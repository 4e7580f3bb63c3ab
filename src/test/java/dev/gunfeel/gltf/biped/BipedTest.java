package dev.gunfeel.gltf.biped;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.gltf.Gltf;
import dev.gunfeel.gltf.GltfClip;
import dev.gunfeel.gltf.GltfFile;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample that ships is what its generator writes, and moves as a body does. */
class BipedTest {
    private static final Path SAMPLE = Path.of("src/main/resources/samples/biped.glb");
    private static final byte[] BYTES = BipedFile.bytes();
    private static final GltfFile FILE = Gltf.read(BYTES);

    /** With {@code -Dgunfeel.refresh=true} it writes the file anew instead. */
    @Test
    void theCommittedFileIsWhatTheGeneratorWrites() throws IOException {
        if (Boolean.getBoolean("gunfeel.refresh")) {
            Files.createDirectories(SAMPLE.getParent());
            Files.write(SAMPLE, BYTES);
        }
        assertThat(Files.readAllBytes(SAMPLE)).isEqualTo(BYTES);
    }

    private static GltfClip clip(BipedMotion motion) {
        return FILE.clips().get(place(motion));
    }

    private static int place(BipedMotion motion) {
        return List.of(BipedMotion.values()).indexOf(motion);
    }

    private static int place(Part part) {
        return IntStream.range(0, FILE.bones().size())
                .filter(i -> FILE.bones().get(i).name().equals(Words.of(part)))
                .findFirst()
                .orElseThrow();
    }

    private static Bone bone(Pose pose, Part part) {
        return pose.bones().get(place(part));
    }

    /** How far a bone is turned about its sideways axis, in degrees; the rest of its turn must be nothing. */
    private static double bend(Pose pose, Part part) {
        Quaternion turn = bone(pose, part).rotation();
        assertThat(Math.abs(turn.y()) + Math.abs(turn.z())).as(part.name()).isLessThan(1e-6);
        return 2 * StrictMath.toDegrees(StrictMath.atan2(turn.x(), turn.w()));
    }

    /** Returns where a point of a bone is, in the space of the character. */
    private static Vector3 world(Pose pose, Part part, Vector3 point) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < FILE.bones().size(); i++) {
            places.put(FILE.bones().get(i).name(), i);
        }
        Vector3 result = point;
        for (Integer at = place(part);
                at != null;
                at = places.get(FILE.bones().get(at).parent())) {
            Bone bone = pose.bones().get(at);
            result = bone.position().plus(bone.rotation().rotate(result));
        }
        return result;
    }

    private static List<Double> over(BipedMotion motion, ToDoubleFunction<Pose> value) {
        int count = 241;
        return IntStream.range(0, count)
                .mapToObj(i -> value.applyAsDouble(clip(motion).poseAt(motion.seconds() * i / (count - 1))))
                .toList();
    }

    private static double range(List<Double> values) {
        return Collections.max(values) - Collections.min(values);
    }

    @Test
    void itHasTwentyOneBonesAndFourClips() {
        assertThat(FILE.bones()).hasSize(21);
        assertThat(FILE.bones()).extracting(SkeletonBone::name).contains("hips", "head", "leftForearm", "rightToes");
        assertThat(FILE.bones().stream().filter(bone -> bone.parent() == null))
                .extracting(SkeletonBone::name)
                .containsExactly("hips");
        assertThat(FILE.clips()).extracting(GltfClip::name).containsExactly("idle", "walk", "run", "hit");
        assertThat(FILE.warnings()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyClipIsSampledInWholeNumbersAtThirtyHertz(BipedMotion motion) {
        BlendClips clips = Gltf.clips(BYTES, 30, Limits.of(name -> null));
        BlendClip clip = clips.clips().get(place(motion));
        assertThat(clip.poses()).hasSize((int) Math.rint(30 * motion.seconds()) + 1);
        assertThat(clip.loop()).isEqualTo(motion.loops());
        if (motion.loops()) {
            assertThat(clip.periodSeconds()).isCloseTo(motion.seconds(), within(1e-7));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theFileHoldsTheMotion(BipedMotion motion) {
        for (int i = 0; i <= 100; i++) {
            double seconds = motion.seconds() * i / 100;
            Pose pose = clip(motion).poseAt(seconds);
            Stance stance = motion.at(seconds);
            for (Part part : Part.values()) {
                double cosine = Math.abs(bone(pose, part).rotation().dot(stance.turn(part)));
                double degrees = 2 * StrictMath.toDegrees(StrictMath.acos(Math.min(1, cosine)));
                // Between two keys a line leaves a curve by its second derivative times h^2/8.
                assertThat(degrees).as("%s at %s", part, seconds).isLessThan(motion == BipedMotion.IDLE ? 0.1 : 4.5);
            }
            assertThat(bone(pose, Part.HIPS).position().minus(stance.hips()).length())
                    .isLessThan(motion == BipedMotion.IDLE ? 2e-4 : 0.015);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"IDLE", "WALK", "RUN"})
    void loopsAreSeamlessInPlaceAndSpeed(BipedMotion motion) {
        GltfClip clip = clip(motion);
        double end = clip.lastKeySeconds();
        double step = 0.001;
        for (int i = 0; i < FILE.bones().size(); i++) {
            Bone first = clip.poseAt(0).bones().get(i);
            Bone last = clip.poseAt(end).bones().get(i);
            assertThat(last).isEqualTo(first);
            Quaternion before =
                    last.rotation().minus(clip.poseAt(end - step).bones().get(i).rotation());
            Quaternion after = clip.poseAt(step).bones().get(i).rotation().minus(first.rotation());
            // The speed changes at the seam by no more than at any other key.
            double seam = before.minus(after).norm();
            double usual = 0;
            for (int k = 1; k < 20; k++) {
                double key = k * end / 20;
                Quaternion at = clip.poseAt(key).bones().get(i).rotation();
                Quaternion into =
                        at.minus(clip.poseAt(key - step).bones().get(i).rotation());
                Quaternion out =
                        clip.poseAt(key + step).bones().get(i).rotation().minus(at);
                usual = Math.max(usual, into.minus(out).norm());
            }
            assertThat(seam).as(FILE.bones().get(i).name()).isLessThanOrEqualTo(1.5 * usual + 1e-6);
        }
    }

    @ParameterizedTest
    @EnumSource
    void kneesBendBackwardAndElbowsForwardOnly(BipedMotion motion) {
        for (Part knee : List.of(Part.LEFT_SHIN, Part.RIGHT_SHIN)) {
            assertThat(over(motion, pose -> bend(pose, knee)))
                    .allSatisfy(angle -> assertThat(angle).isBetween(-1e-4, 125.0));
        }
        for (Part elbow : List.of(Part.LEFT_FOREARM, Part.RIGHT_FOREARM)) {
            assertThat(over(motion, pose -> bend(pose, elbow)))
                    .allSatisfy(angle -> assertThat(angle).isBetween(-120.0, 0.0));
        }
        for (Part ankle : List.of(Part.LEFT_FOOT, Part.RIGHT_FOOT)) {
            assertThat(over(motion, pose -> bend(pose, ankle)))
                    .allSatisfy(angle -> assertThat(angle).isBetween(-25.0, 25.0));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"WALK", "RUN"})
    void armsSwingAgainstTheLegs(BipedMotion motion) {
        for (Part[] side :
                new Part[][] {{Part.LEFT_UPPER_ARM, Part.LEFT_THIGH}, {Part.RIGHT_UPPER_ARM, Part.RIGHT_THIGH}}) {
            List<Double> arm = over(
                    motion, pose -> world(pose, side[0], new Vector3(0, -1, 0)).z());
            List<Double> leg = over(
                    motion, pose -> world(pose, side[1], new Vector3(0, -1, 0)).z());
            assertThat(correlation(arm, leg)).isLessThan(-0.9);
        }
        List<Double> left = over(motion, pose -> bend(pose, Part.LEFT_THIGH));
        List<Double> right = over(motion, pose -> bend(pose, Part.RIGHT_THIGH));
        assertThat(correlation(left, right)).isLessThan(-0.9);
    }

    private static double correlation(List<Double> one, List<Double> other) {
        double oneMean = mean(one);
        double otherMean = mean(other);
        double product = 0;
        double oneSquare = 0;
        double otherSquare = 0;
        for (int i = 0; i < one.size(); i++) {
            double first = one.get(i) - oneMean;
            double second = other.get(i) - otherMean;
            product += first * second;
            oneSquare += first * first;
            otherSquare += second * second;
        }
        return product / Math.sqrt(oneSquare * otherSquare);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    @Test
    void runningIsFasterAndBiggerThanWalking() {
        assertThat(BipedMotion.RUN.seconds()).isLessThan(BipedMotion.WALK.seconds());
        for (Part part : List.of(Part.LEFT_THIGH, Part.LEFT_SHIN, Part.LEFT_FOREARM)) {
            assertThat(range(over(BipedMotion.RUN, pose -> bend(pose, part))))
                    .isGreaterThan(1.1 * range(over(BipedMotion.WALK, pose -> bend(pose, part))));
        }
        ToDoubleFunction<Pose> height = pose -> bone(pose, Part.HIPS).position().y();
        assertThat(range(over(BipedMotion.RUN, height))).isGreaterThan(1.5 * range(over(BipedMotion.WALK, height)));
        assertThat(range(over(BipedMotion.WALK, height))).isBetween(0.02, 0.08);
    }

    private static double lowest(Pose pose) {
        double lowest = Double.POSITIVE_INFINITY;
        for (Part foot : List.of(Part.LEFT_FOOT, Part.RIGHT_FOOT)) {
            lowest = Math.min(
                    lowest, world(pose, foot, new Vector3(0, -0.07, -0.06)).y());
            lowest = Math.min(
                    lowest, world(pose, foot, new Vector3(0, -0.07, 0.12)).y());
        }
        for (Part toes : List.of(Part.LEFT_TOES, Part.RIGHT_TOES)) {
            lowest = Math.min(
                    lowest, world(pose, toes, new Vector3(0, -0.025, 0.07)).y());
        }
        return lowest;
    }

    @ParameterizedTest
    @EnumSource
    void nothingSinksIntoTheGroundAndOnlyTheRunnerLeavesIt(BipedMotion motion) {
        List<Double> lowest = over(motion, BipedTest::lowest);
        assertThat(lowest)
                .allSatisfy(height -> assertThat(height).isBetween(-0.012, motion == BipedMotion.RUN ? 0.08 : 0.012));
        if (motion == BipedMotion.RUN) {
            assertThat(Collections.max(lowest)).isGreaterThan(0.05);
        }
    }

    @Test
    void aHitThrowsTheHeadBackQuicklyAndReturnsToStanding() {
        GltfClip hit = clip(BipedMotion.HIT);
        List<Double> head = over(
                BipedMotion.HIT,
                pose -> world(pose, Part.CHEST, new Vector3(0, 0.25, 0)).z());
        int farthest = 0;
        for (int i = 0; i < head.size(); i++) {
            farthest = head.get(i) < head.get(farthest) ? i : farthest;
        }
        assertThat(head.get(0) - head.get(farthest)).isGreaterThan(0.1);
        assertThat(farthest * 0.6 / 240).isBetween(0.05, 0.15);
        for (int i = 0; i < FILE.bones().size(); i++) {
            Bone first = hit.poseAt(0).bones().get(i);
            Bone last = hit.poseAt(0.6).bones().get(i);
            assertThat(last.rotation().minus(first.rotation()).norm()).isLessThan(1e-6);
            assertThat(last.position().minus(first.position()).length()).isLessThan(1e-6);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {30, 60})
    void breathingIsSlowAndSmall(double rate) {
        BlendClip idle =
                Gltf.clips(BYTES, rate, Limits.of(name -> null)).clips().get(0);
        double largest = 0;
        for (int i = 1; i < idle.poses().size(); i++) {
            for (int j = 0; j < FILE.bones().size(); j++) {
                Quaternion turn = idle.poses().get(i).bones().get(j).rotation();
                Quaternion before = idle.poses().get(i - 1).bones().get(j).rotation();
                largest = Math.max(largest, 2 * turn.minus(before).norm());
            }
        }
        assertThat(StrictMath.toDegrees(largest) * rate).isBetween(1.0, 8.0);
        assertThat(Objects.requireNonNull(idle.periodSeconds())).isEqualTo(4);
    }
}
