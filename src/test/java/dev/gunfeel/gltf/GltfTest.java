package dev.gunfeel.gltf;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class GltfTest {
    private static final Limits STANDARD = Limits.of(name -> null);

    private static Bone bone(TestFile file, double seconds) {
        return Gltf.read(file.glb()).clips().get(0).poseAt(seconds).bones().get(0);
    }

    private static double yaw(Bone bone) {
        return 2
                * StrictMath.toDegrees(
                        StrictMath.atan2(bone.rotation().y(), bone.rotation().w()));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, 0", "0.25, 0.25", "0.5, 0.5", "1, 1", "7, 1"})
    void linearKeysAndWhatIsOutsideThem(double seconds, double share) {
        Bone bone = bone(TestFile.wave(), seconds);
        assertThat(bone.position().x()).isCloseTo(2 * share, within(1e-12));
        // The keys are in single precision, so the 90 degrees are only about that.
        assertThat(yaw(bone)).isCloseTo(90 * share, within(1e-5));
        assertThat(bone.rotation().norm()).isCloseTo(1, within(1e-15));
    }

    @Test
    void linearRotationsTakeTheShortWay() {
        TestFile file = new TestFile();
        file.node("arm");
        double half = Math.sqrt(0.5);
        file.channel(
                file.animation("wave"),
                0,
                "rotation",
                "LINEAR",
                file.floats("SCALAR", 0, 1),
                file.floats("VEC4", 0, 0, 0, 1, 0, -half, 0, -half));
        assertThat(yaw(bone(file, 0.5))).isCloseTo(45, within(1e-5));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.1, 1", "0.4999, 1", "0.5, 5", "1.9, 5", "2, 3", "9, 3"})
    void stepsHoldUntilTheNextKey(double seconds, double x) {
        TestFile file = new TestFile();
        file.node("arm");
        file.channel(
                file.animation("wave"),
                0,
                "scale",
                "STEP",
                file.floats("SCALAR", 0.25, 0.5, 2),
                file.floats("VEC3", 1, 1, 1, 5, 1, 1, 3, 1, 1));
        assertThat(bone(file, seconds).scale().x()).isEqualTo(x);
    }

    @Test
    void splinesGiveEveryCubicPolynomialBack() {
        // x = t^3 - 2 t^2 + 1 with its derivative as both tangents, over keys at uneven distances.
        double[] times = {0, 0.5, 2, 2.25};
        double[] values = new double[36];
        for (int i = 0; i < 4; i++) {
            double t = times[i];
            double slope = 3 * t * t - 4 * t;
            values[9 * i] = slope;
            values[9 * i + 3] = t * t * t - 2 * t * t + 1;
            values[9 * i + 6] = slope;
        }
        TestFile file = new TestFile();
        file.node("arm");
        file.channel(
                file.animation("wave"),
                0,
                "translation",
                "CUBICSPLINE",
                file.floats("SCALAR", times),
                file.floats("VEC3", values));
        for (double t = 0; t <= 2.25; t += 0.01) {
            assertThat(bone(file, t).position().x()).isCloseTo(t * t * t - 2 * t * t + 1, within(1e-12));
        }
        assertThat(bone(file, -1).position().x()).isEqualTo(1);
        assertThat(bone(file, 3).position().x()).isCloseTo(2.265625, within(1e-12));
    }

    @Test
    void splinesOfRotationsAreNormalised() {
        TestFile file = new TestFile();
        file.node("arm");
        file.channel(
                file.animation("wave"),
                0,
                "rotation",
                "CUBICSPLINE",
                file.floats("SCALAR", 0, 2),
                file.floats("VEC4", 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0));
        // At half: both values by a half, the tangents by 2/8 and -2/8, which cancel here.
        Bone bone = bone(file, 1);
        assertThat(yaw(bone)).isCloseTo(90, within(1e-12));
        assertThat(bone.rotation().norm()).isCloseTo(1, within(1e-15));
        // At a quarter, by hand: h00 = 27/32, h10 = 9/64, h01 = 5/32, h11 = -3/64; times two seconds for the tangents.
        double y = 5 / 32.0 + 2 * (9 / 64.0 - 3 / 64.0);
        assertThat(yaw(bone(file, 0.5)))
                .isCloseTo(2 * StrictMath.toDegrees(StrictMath.atan2(y, 27 / 32.0)), within(1e-12));
    }

    @Test
    void splinesThatComeThroughZeroStillAreRotations() {
        TestFile file = new TestFile();
        file.node("arm");
        file.channel(
                file.animation("wave"),
                0,
                "rotation",
                "CUBICSPLINE",
                file.floats("SCALAR", 0, 1),
                file.floats("VEC4", 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0));
        assertThat(bone(file, 0.5).rotation()).isEqualTo(Quaternion.IDENTITY);
    }

    @ParameterizedTest
    @CsvSource({"5120, 1, 127", "5121, 1, 255", "5122, 2, 32767", "5123, 2, 65535"})
    void rotationsMayBeNormalisedIntegers(int type, int bytes, int largest) {
        TestFile file = new TestFile();
        file.node("arm");
        ByteBuffer keys = ByteBuffer.allocate(8 * bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (double share : new double[] {0, 0, 0, 1, 0, 0.6, 0, 0.8}) {
            int number = (int) Math.rint(share * largest);
            if (bytes == 1) {
                keys.put((byte) number);
            } else {
                keys.putShort((short) number);
            }
        }
        int output = file.accessor("VEC4", type, 2, file.view(keys.array()));
        file.accessor(output).put("normalized", true);
        file.channel(file.animation("wave"), 0, "rotation", "LINEAR", file.floats("SCALAR", 0, 1), output);
        double exact = 2 * StrictMath.toDegrees(StrictMath.atan2(0.6, 0.8));
        assertThat(yaw(bone(file, 1))).isCloseTo(exact, within(100.0 / largest));
    }

    @Test
    void theLowestSignedNumberIsMinusOneToo() {
        assertThat(ComponentType.BYTE.share(-128)).isEqualTo(-1);
        assertThat(ComponentType.BYTE.share(-127)).isEqualTo(-1);
        assertThat(ComponentType.SHORT.share(-32768)).isEqualTo(-1);
        assertThat(ComponentType.UNSIGNED_SHORT.share(65535)).isEqualTo(1);
    }

    @Test
    void elementsMayLieApart() {
        TestFile file = TestFile.wave();
        // Four floats from each to the next, of which three are read, from the second on.
        int view = file.view(TestFile.bytes(9, 1, 2, 3, 9, 4, 5, 6, 9, 9));
        file.view(view).put("byteStride", 16);
        int output = file.accessor("VEC3", 5126, 2, view);
        file.accessor(output).put("byteOffset", 4);
        file.with("/animations/0/samplers/1/output", Integer.toString(output));
        assertThat(bone(file, 0).position()).isEqualTo(new Vector3(1, 2, 3));
        assertThat(bone(file, 1).position()).isEqualTo(new Vector3(4, 5, 6));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void sparseElementsReplaceTheOthers(boolean overOthers) {
        TestFile file = new TestFile();
        file.node("arm");
        int output = file.floats("VEC3", 1, 1, 1, 2, 2, 2, 3, 3, 3);
        int indices = file.view(new byte[] {1, 0, 2, 0});
        int values = file.view(TestFile.bytes(7, 8, 9, 4, 5, 6));
        ObjectNode sparse = file.accessor(output).putObject("sparse").put("count", 2);
        sparse.putObject("indices").put("bufferView", indices).put("componentType", 5123);
        sparse.putObject("values").put("bufferView", values);
        if (!overOthers) {
            file.accessor(output).remove("bufferView");
        }
        file.channel(file.animation("wave"), 0, "translation", "LINEAR", file.floats("SCALAR", 0, 1, 2), output);
        assertThat(bone(file, 0).position().x()).isEqualTo(overOthers ? 1 : 0);
        assertThat(bone(file, 1).position()).isEqualTo(new Vector3(7, 8, 9));
        assertThat(bone(file, 2).position()).isEqualTo(new Vector3(4, 5, 6));
    }

    @Test
    void jsonWithEmbeddedBuffersIsTheSameFile() {
        TestFile file = TestFile.wave();
        BlendClips binary = Gltf.clips(file.glb(), 30, STANDARD);
        assertThat(Gltf.clips(file.gltf(), 30, STANDARD)).isEqualTo(binary);
    }

    @Test
    void matricesAreTakenApart() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 300; i++) {
            Quaternion rotation = new Quaternion(
                            random.nextDouble(-1, 1),
                            random.nextDouble(-1, 1),
                            random.nextDouble(-1, 1),
                            random.nextDouble(-1, 1))
                    .normalized();
            Vector3 scale =
                    new Vector3(random.nextDouble(-3, -0.1), random.nextDouble(0.1, 3), random.nextDouble(0.1, 3));
            double mirrored = i % 2 == 0 ? 1 : -1;
            scale = new Vector3(mirrored * scale.x(), scale.y(), scale.z());
            Vector3 x = rotation.rotate(new Vector3(1, 0, 0)).times(scale.x());
            Vector3 y = rotation.rotate(new Vector3(0, 1, 0)).times(scale.y());
            Vector3 z = rotation.rotate(new Vector3(0, 0, 1)).times(scale.z());
            TestFile file = new TestFile();
            ObjectNode node = file.node("bone");
            var matrix = node.putArray("matrix");
            for (Vector3 axis : new Vector3[] {x, y, z}) {
                matrix.add(axis.x()).add(axis.y()).add(axis.z()).add(0);
            }
            matrix.add(1).add(2).add(3).add(1);
            file.root().putArray("skins").addObject().putArray("joints").add(0);
            Bone rest = Gltf.read(file.glb()).bones().get(0).rest();
            assertThat(rest.position()).isEqualTo(new Vector3(1, 2, 3));
            assertThat(rest.scale().minus(scale).length()).isLessThan(1e-14);
            assertThat(Math.abs(rest.rotation().dot(rotation))).isCloseTo(1, within(1e-14));
        }
    }

    /** Half turns, whose quaternions have no real part: a division by it would lose them. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0", "0, 1, 0", "0, 0, 1", "0, 0.6, 0.8", "0.6, 0, 0.8", "0.8, 0.6, 0", "0.48, 0.64, 0.6"})
    void matricesOfHalfTurnsAreTakenApart(double x, double y, double z) {
        Quaternion rotation = new Quaternion(x, y, z, 0);
        TestFile file = new TestFile();
        var matrix = file.node("bone").putArray("matrix");
        for (int axis = 0; axis < 3; axis++) {
            Vector3 turned = rotation.rotate(new Vector3(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0));
            matrix.add(turned.x()).add(turned.y()).add(turned.z()).add(0);
        }
        matrix.add(0).add(0).add(0).add(1);
        file.root().putArray("skins").addObject().putArray("joints").add(0);
        Quaternion read = Gltf.read(file.glb()).bones().get(0).rest().rotation();
        assertThat(Math.abs(read.dot(rotation))).isCloseTo(1, within(1e-14));
    }

    @Test
    void longNamesStayWithinTheirLengthWhenTheyAreToldApart() {
        TestFile file = new TestFile();
        var joints = file.root().putArray("skins").addObject().putArray("joints");
        for (int i = 0; i < 11; i++) {
            file.node("x".repeat(100));
            joints.add(i);
        }
        assertThat(Gltf.read(file.glb()).bones())
                .extracting(SkeletonBone::name)
                .startsWith("x".repeat(100), "x".repeat(98) + "_2", "x".repeat(98) + "_3")
                .endsWith("x".repeat(97) + "_11");
    }

    /** A clip that comes back to its place but not to its turn, or not to its size, does not close. */
    @ParameterizedTest
    @CsvSource({
        "rotation, 0 0 0 1 0 1 0 0, false",
        "rotation, 0 0 0 1 0 0 0 -1, true",
        "rotation, 0 0 0 1 0 0.0086 0 1, true",
        "rotation, 0 0 0 1 0 0.0089 0 1, false",
        "scale, 1 1 1 1 1.0099 1, true",
        "scale, 1 1 1 1 1.0101 1, false",
        "translation, 0 0 0 0 0 0.0099, true",
        "translation, 0 0 0 0 0 0.0101, false",
        "translation, 0 0 50 0 0 50.49, true",
        "translation, 0 0 50 0 0 50.51, false"
    })
    void aClipClosesWhereEveryPropertyDoes(String property, String values, boolean loops) {
        TestFile file = new TestFile();
        file.node("arm");
        file.channel(
                file.animation("clip"),
                0,
                property,
                "LINEAR",
                file.floats("SCALAR", 0, 1),
                file.floats(
                        property.equals("rotation") ? "VEC4" : "VEC3",
                        java.util.Arrays.stream(values.split(" "))
                                .mapToDouble(Double::parseDouble)
                                .toArray()));
        assertThat(Gltf.read(file.glb()).clips().get(0).loops()).isEqualTo(loops);
    }

    @Test
    void longFilesStopWhenInterrupted() {
        byte[] file = TestFile.wave().glb();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Gltf.read(file)).isInstanceOf(StoppedException.class);
        GltfFile read = Gltf.read(file);
        assertThat(read.clips()).hasSize(1);
    }

    @Test
    void bonesAreJointsAndMovedNodesAndWhatLiesBetween() {
        TestFile file = new TestFile();
        file.node("scene").putArray("children").add(1).add(5);
        file.node("joint").putArray("children").add(2);
        file.node("between").putArray("children").add(3);
        file.node("moved").putArray("children").add(4);
        file.node("mesh");
        file.node("lamp");
        file.root().putArray("skins").addObject().putArray("joints").add(1);
        file.channel(
                file.animation("clip"), 3, "scale", "LINEAR", file.floats("SCALAR", 0), file.floats("VEC3", 2, 2, 2));
        assertThat(Gltf.read(file.glb()).bones())
                .extracting(bone -> bone.name() + "<" + bone.parent())
                .containsExactly("joint<null", "between<joint", "moved<between");
    }

    @Test
    void everyBoneHasANameOfItsOwnAndStandsAfterItsParent() {
        TestFile file = new TestFile();
        file.node("arm");
        file.node("arm").putArray("children").add(0).add(3);
        file.node("arm_2").putArray("children").add(1);
        file.node(" ");
        file.node("x".repeat(5000));
        file.root()
                .putArray("skins")
                .addObject()
                .putArray("joints")
                .add(0)
                .add(1)
                .add(2)
                .add(3)
                .add(4);
        assertThat(Gltf.read(file.glb()).bones())
                .extracting(SkeletonBone::name)
                .containsExactly("arm_2", "arm", "arm_3", "node3", "x".repeat(100));
    }

    @Test
    void allClipsShareTheSkeletonAndRestWhereNothingMoves() {
        TestFile file = TestFile.wave();
        file.node("leg").putArray("translation").add(0).add(-1).add(0);
        file.channel(
                file.animation("wave"), 1, "scale", "LINEAR", file.floats("SCALAR", 0.5), file.floats("VEC3", 2, 2, 2));
        BlendClips clips = Gltf.clips(file.glb(), 10, STANDARD);
        assertThat(clips.clips()).extracting(BlendClip::name).containsExactly("wave", "wave_2");
        assertThat(clips.clips().get(0).poses()).hasSize(11).allSatisfy(pose -> {
            assertThat(pose.bones().get(1).name()).isEqualTo("leg");
            assertThat(pose.bones().get(1).position()).isEqualTo(new Vector3(0, -1, 0));
        });
        assertThat(clips.clips().get(1).poses()).hasSize(6).allSatisfy(pose -> {
            assertThat(pose.bones().get(0).rotation()).isEqualTo(Quaternion.IDENTITY);
            assertThat(pose.bones().get(1).scale()).isEqualTo(new Vector3(2, 2, 2));
        });
        // Rows of two bones each: the 22nd is of the first clip's last pose, at 1 s.
        assertThat(clips.table().rows().get(21)).startsWith("wave", 1.0, "leg");
        assertThat(clips.table().rows())
                .hasSize(34)
                .allSatisfy(row -> assertThat(row).hasSameSizeAs(clips.table().header()));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 10, 11",
        "0.95, 10, 11",
        "0.05, 10, 2",
        "0, 10, 1",
        "0.7083333, 30, 23",
        "0.7083333, 24, 18",
        "2.5, 0.3, 2"
    })
    void theLastPoseIsAtOrAfterTheLastKey(double last, double rate, int poses) {
        TestFile file = new TestFile();
        file.node("arm");
        double[] times = last == 0 ? new double[] {0} : new double[] {0, last};
        double[] values = last == 0 ? new double[] {1, 2, 3} : new double[] {1, 2, 3, 1, 2, 4};
        file.channel(
                file.animation("clip"),
                0,
                "translation",
                "LINEAR",
                file.floats("SCALAR", times),
                file.floats("VEC3", values));
        assertThat(Gltf.clips(file.glb(), rate, STANDARD).clips().get(0).poses())
                .hasSize(poses);
    }

    @ParameterizedTest
    @CsvSource({"0, '', true", "0.5, '', false", "0, false, false", "0.5, true, true", "0, maybe, true"})
    void aClipLoopsWhereItClosesOrSaysSo(double gap, String mark, boolean loops) {
        TestFile file = new TestFile();
        file.node("arm");
        ObjectNode clip = file.animation("clip");
        file.channel(
                clip,
                0,
                "translation",
                "LINEAR",
                file.floats("SCALAR", 0, 0.25, 0.73),
                file.floats("VEC3", 0, 0, 0, 1, 0, 0, gap, 0, 0));
        if (mark.equals("maybe")) {
            clip.putObject("extras").put("loop", mark);
        } else if (!mark.isEmpty()) {
            clip.putObject("extras").put("loop", Boolean.parseBoolean(mark));
        }
        BlendClip sampled = Gltf.clips(file.glb(), 30, STANDARD).clips().get(0);
        assertThat(sampled.loop()).isEqualTo(loops);
        if (loops) {
            assertThat(sampled.periodSeconds()).isEqualTo((double) (float) 0.73);
        } else {
            assertThat(sampled.periodSeconds()).isNull();
        }
        // At one sample a second, the whole loop is shorter than a sample.
        assertThat(Gltf.clips(file.glb(), 1, STANDARD).clips().get(0).loop()).isFalse();
    }

    /** An idle that ends 0.7 degrees from where it began is meant to repeat; the file may say otherwise. */
    @Test
    void aLoopThatNearlyClosesIsTakenForOneWithAWarning() {
        double half = Math.toRadians(0.35);
        TestFile file = turning(0, Math.sin(half), 0, Math.cos(half));
        GltfFile read = Gltf.read(file.glb());
        assertThat(read.clips().get(0).loops()).isTrue();
        assertThat(read.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("loopAssumed");
            assertThat(warning.pointer()).isEqualTo("/animations/0");
        });
        ((ObjectNode) file.root().at("/animations/0")).putObject("extras").put("loop", false);
        assertThat(Gltf.read(file.glb()).clips().get(0).loops()).isFalse();
        assertThat(Gltf.read(file.glb()).warnings()).isEmpty();
        assertThat(Gltf.read(turning(0, 0, 0, 1).glb()).warnings()).isEmpty();
    }

    /** A walk of thirty frames whose thirty-first would be the first again, which exporters leave out. */
    @Test
    void aWalkThatIsAFrameShortIsALoopOfAFrameMore() {
        TestFile file = swinging(30, 30);
        GltfFile read = Gltf.read(file.glb());
        assertThat(read.clips().get(0).loops()).isTrue();
        assertThat(read.warnings())
                .singleElement()
                .satisfies(warning -> assertThat(warning.message()).contains("one frame (0.033", "a loop of 1 s"));
        BlendClip atFrames = Gltf.clips(file.glb(), 30, STANDARD).clips().get(0);
        assertThat(atFrames.loop()).isTrue();
        assertThat(atFrames.poses()).hasSize(30);
        assertThat(atFrames.periodSeconds()).isCloseTo(1, within(1e-6));
        BlendClip finer = Gltf.clips(file.glb(), 60, STANDARD).clips().get(0);
        assertThat(finer.poses()).hasSize(60);
        // Half-way from the last key to the first pose: half the angle of the last, 20 sin(2 pi 29/30) degrees.
        double angle = Math.toRadians(20 * Math.sin(2 * Math.PI * 29 / 30)) / 2;
        assertThat(finer.poses().get(59).bones().get(0).rotation().y()).isCloseTo(Math.sin(angle / 2), within(1e-6));
        ((ObjectNode) file.root().at("/animations/0")).putObject("extras").put("loop", false);
        assertThat(Gltf.clips(file.glb(), 30, STANDARD).clips().get(0).loop()).isFalse();
    }

    /** What goes one way, and what ends elsewhere, does not repeat. */
    @Test
    void aClipThatDoesNotComeBackIsNoLoop() {
        assertThat(Gltf.read(swinging(30, 45).glb()).clips().get(0).loops()).isFalse();
        assertThat(Gltf.read(swinging(30, 120).glb()).clips().get(0).loops()).isFalse();
        assertThat(Gltf.read(swinging(30, 32).glb()).clips().get(0).loops()).isFalse();
    }

    /** Keys at 30 frames a second of a swing by 20 degrees that takes so many frames. */
    private static TestFile swinging(int frames, int period) {
        TestFile file = new TestFile();
        file.node("arm");
        double[] times = new double[frames];
        double[] keys = new double[4 * frames];
        for (int i = 0; i < frames; i++) {
            times[i] = i / 30.0;
            double half = Math.toRadians(10 * Math.sin(2 * Math.PI * i / period));
            keys[4 * i + 1] = Math.sin(half);
            keys[4 * i + 3] = Math.cos(half);
        }
        file.channel(
                file.animation("walk"),
                0,
                "rotation",
                "LINEAR",
                file.floats("SCALAR", times),
                file.floats("VEC4", keys));
        return file;
    }

    private static TestFile turning(double... last) {
        TestFile file = new TestFile();
        file.node("arm");
        double[] keys = {0, 0, 0, 1, 0, 0.5, 0, 0.8, last[0], last[1], last[2], last[3]};
        file.channel(
                file.animation("idle"),
                0,
                "rotation",
                "LINEAR",
                file.floats("SCALAR", 0, 0.5, 1),
                file.floats("VEC4", keys));
        return file;
    }

    @Test
    void morphWeightsAndExtensionsAreLeftOutWithAWarning() {
        TestFile file = TestFile.wave();
        ObjectNode clip = (ObjectNode) file.root().at("/animations/0");
        file.channel(clip, 0, "weights", "LINEAR", file.floats("SCALAR", 0), file.floats("SCALAR", 0));
        file.channel(clip, 0, "pointer", "LINEAR", 0, 0);
        ((ObjectNode) clip.at("/channels/3/target")).remove("node");
        GltfFile read = Gltf.read(file.glb());
        assertThat(read.bones()).hasSize(1);
        assertThat(read.warnings())
                .extracting(Warning::code, Warning::value)
                .containsExactly(org.assertj.core.api.Assertions.tuple("channelsIgnored", 2.0));
        assertThat(read.warnings().get(0).message()).contains(": weights, pointer; clips do without them");
    }

    @Test
    void aFileWithoutAnimationHasNoClips() {
        TestFile file = new TestFile();
        file.node("lamp");
        BlendClips clips = Gltf.clips(file.glb(), 30, STANDARD);
        assertThat(clips.bones()).isEmpty();
        assertThat(clips.clips()).isEmpty();
        assertThat(clips.warnings()).extracting(Warning::code).containsExactly("noClips");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "KHR_texture_transform",
                "KHR_materials_unlit",
                "KHR_mesh_quantization",
                "KHR_draco_mesh_compression",
                "KHR_texture_basisu",
                "EXT_meshopt_compression"
            })
    void extensionsOfMaterialsAndMeshesDoNoHarm(String name) {
        TestFile file = TestFile.wave();
        file.root().putArray("extensionsRequired").add(name);
        assertThat(Gltf.read(file.glb()).clips()).hasSize(1);
    }

    @Test
    void meshesAndMaterialsAreNotEvenRead() {
        TestFile file = TestFile.wave();
        file.root().put("meshes", "not a list").putObject("materials").put("whatever", 1);
        assertThat(Gltf.read(file.gltf()).clips()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -30, Double.NaN, Double.POSITIVE_INFINITY, 1e9, 1e-9})
    void ratesMustBePlayable(double rate) {
        complaintsOf(() -> Gltf.clips(TestFile.wave().glb(), rate, STANDARD)).onlyAt("sampleRateHz", "at least 0.001");
    }

    @Test
    void posesTimesBonesAreLimitedBeforeAnyIsSampled() {
        complaintsOf(() -> Gltf.clips(TestFile.wave().glb(), 100_000, STANDARD))
                .onlyAt("/animations", "asks for 100001 bones", "GUNFEEL_MAX_CLIP_BONES", "sampleRateHz");
        TestFile endless = TestFile.wave();
        endless.with("/animations/0/samplers/0/input", Integer.toString(endless.floats("SCALAR", 0, 3e38)));
        complaintsOf(() -> Gltf.clips(endless.glb(), 30, STANDARD)).onlyAt("/animations", "over the limit");
    }
}
