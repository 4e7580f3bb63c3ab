package dev.gunfeel.gltf;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** Files that lie: each is refused with the place of the lie, and costs no memory. */
class MalformedGltfTest {
    private static List<Complaint> complaints(byte[] file) {
        InputException thrown = catchThrowableOfType(InputException.class, () -> Gltf.read(file));
        assertThat(thrown).isNotNull();
        return thrown.complaints();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // What is changed | to what | where the complaint is | what it says
                "/asset/version | \"1.0\" | /asset/version | must be 2.0",
                "/asset | null | /asset/version | is required",
                "/buffers/0/byteLength | 2147483647 | /buffers/0/byteLength | claims 2147483647 bytes, but there are only",
                "/buffers/0/byteLength | 4294967296 | /buffers/0/byteLength | whole number",
                "/buffers/0/byteLength | -1 | /buffers/0/byteLength | at least 1",
                "/buffers/0/byteLength | null | /buffers/0/byteLength | is required",
                "/buffers/0/byteLength | \"64\" | /buffers/0/byteLength | whole number",
                "/buffers/0/byteLength | 64.5 | /buffers/0/byteLength | whole number",
                "/buffers/0 | 5 | /buffers/0/byteLength | is required",
                "/skins | {} | /skins | must be an array",
                "/bufferViews/1/buffer | 1 | /bufferViews/1/buffer | is 1, but there are only 1 buffers",
                "/bufferViews/1/byteLength | 1000000 | /bufferViews/1/byteLength | but buffer 0 has only",
                "/bufferViews/1/byteOffset | 2147483640 | /bufferViews/1/byteLength | but buffer 0 has only",
                "/bufferViews/1/byteStride | 3 | /bufferViews/1/byteStride | multiple of 4",
                "/bufferViews/1/byteStride | 8 | /bufferViews/1/byteStride | at least the 16 bytes",
                "/bufferViews/1/byteStride | 252 | /accessors/1/count | needs 268 bytes",
                "/accessors/1/bufferView | 99 | /accessors/1/bufferView | is 99, but there are only 4 buffer views",
                "/accessors/1/bufferView | -1 | /accessors/1/bufferView | at least 0",
                "/accessors/1/count | 2000000000 | /accessors/1/count | needs 32000000000 bytes, but buffer view 1 has only 32",
                "/accessors/1/count | 3 | /accessors/1/count | needs 48 bytes, but buffer view 1 has only 32",
                "/accessors/1/count | 0 | /accessors/1/count | at least 1",
                "/accessors/1/byteOffset | 4 | /accessors/1/count | needs 36 bytes",
                "/accessors/1/byteOffset | 2147483647 | /accessors/1/count | needs 2147483679 bytes",
                "/accessors/1/type | \"VEC3\" | /accessors/1/type | must be VEC4 for keys of a rotation",
                "/accessors/1/type | 4 | /accessors/1/type | must be a string",
                "/accessors/1/componentType | 5125 | /accessors/1/componentType | must be 5120 or 5121",
                "/accessors/1/componentType | 7 | /accessors/1/componentType | must be 5120 or 5121",
                "/accessors/1/componentType | 5122 | /accessors/1/normalized | must be true",
                "/accessors/0/componentType | 5122 | /accessors/0/componentType | must be 5126 for the times",
                "/accessors/3/componentType | 5122 | /accessors/3/componentType | must be 5126 for keys of a translation",
                "/animations/0/samplers/0/input | 77 | /animations/0/samplers/0/input | only 4 accessors",
                "/animations/0/samplers/0/output | null | /animations/0/samplers/0/output | is required",
                "/animations/0/samplers/0/interpolation | \"CUBICSPLINE\" | /animations/0/samplers/0/output | it must have 6",
                "/animations/0/samplers/0/interpolation | \"BEZIER\" | /animations/0/samplers/0/interpolation | must be one of",
                "/animations/0/channels/0/sampler | 2 | /animations/0/channels/0/sampler | only 2 samplers",
                "/animations/0/channels/0/target/node | 9 | /animations/0/channels/0/target/node | only 1 nodes",
                "/animations/0/channels/0/target/path | \"colour\" | /animations/0/channels/0/target/path | must be translation",
                "/animations/0/channels/0/target | null | /animations/0/channels/0/target/path | is required",
                "/nodes/0 | 3 | /nodes/0 | must be an object",
                "/nodes/0/children | [0] | /nodes/0/children | lead back to node 0 itself",
                "/nodes/0/children | [7] | /nodes/0/children/0 | only 1 nodes",
                "/nodes/0/children | 7 | /nodes/0/children | must be an array",
                "/nodes/0/rotation | [0,0,0,0] | /nodes/0/rotation | has length 0",
                "/nodes/0/rotation | [0,0,1] | /nodes/0/rotation | array of 4 numbers",
                "/nodes/0/translation | [0,1e999,1] | /nodes/0/translation/1 | must be a number of at most",
                "/nodes/0/scale | [0,\"1\",1] | /nodes/0/scale/1 | must be a number",
                "/nodes/0/matrix | [1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1] | /nodes/0/matrix | must not be in a node that an animation moves",
                "/skins | [{\"joints\":[0,4]}] | /skins/0/joints/1 | only 1 nodes",
                "/extensionsRequired | [\"STUDIO_skeleton\"] | /extensionsRequired/0 | can't be read",
                "/bufferViews/0/extensions | {\"EXT_meshopt_compression\": {}} | /bufferViews/0/extensions/EXT_meshopt_compression"
                        + " | compresses the keys of an animation",
                "/animations/0/channels | [] | /animations/0/channels | must hold at least one channel"
            })
    void everyLieIsFoundWhereItIs(String pointer, String json, String where, String says) {
        byte[] file = TestFile.wave().with(pointer, json).glb();
        complaintsOf(() -> Gltf.read(file)).with(where, says);
        byte[] json2 = TestFile.wave().with(pointer, json).gltf();
        complaintsOf(() -> Gltf.read(json2)).with(where, says);
    }

    /** Numbers that are wrong are shown, and so is where the bytes would end. */
    @Test
    void complaintsShowWhatIsWrong() {
        complaintsOf(() -> Gltf.read(
                        TestFile.wave().with("/buffers/0/byteLength", "64.5").glb()))
                .with("/buffers/0/byteLength", "must be a whole number of at least 1")
                .saying("(64.5)");
        complaintsOf(() -> Gltf.read(TestFile.wave()
                        .with("/bufferViews/1/byteOffset", "60")
                        .with("/bufferViews/1/byteLength", "1000")
                        .glb()))
                .with("/bufferViews/1/byteLength", "ends at byte 1060, but buffer 0 has only 72 bytes")
                .saying("(1000)");
    }

    static Stream<Arguments> badNumbers() {
        return Stream.of(
                Arguments.of("SCALAR", new double[] {0, Double.NaN}, "has key 1 at NaN s"),
                Arguments.of("SCALAR", new double[] {0, Double.POSITIVE_INFINITY}, "has key 1 at Infinity s"),
                Arguments.of("SCALAR", new double[] {1, 1}, "after the one before it (1.0 s)"),
                Arguments.of("SCALAR", new double[] {1, 0.5}, "has key 1 at 0.5 s"),
                Arguments.of("SCALAR", new double[] {-1, 0.5}, "has key 0 at -1.0 s"),
                Arguments.of("VEC4", new double[] {0, 0, 0, 1, 0, Double.NaN, 0, 1}, "has NaN in element 1"),
                Arguments.of("VEC4", new double[] {0, 0, 0, 1, 0, 0, 0, 0}, "has a rotation of length 0 in element 1"));
    }

    @ParameterizedTest
    @MethodSource("badNumbers")
    void keysAreNumbersInOrder(String type, double[] numbers, String says) {
        TestFile file = TestFile.wave();
        int accessor = file.floats(type, numbers);
        file.with("/animations/0/samplers/0/" + (type.equals("SCALAR") ? "input" : "output"), "" + accessor);
        complaintsOf(() -> Gltf.read(file.glb())).onlyAt("/accessors/" + accessor, says);
    }

    static Stream<Arguments> badSparse() {
        return Stream.of(
                Arguments.of("count", 3, "/count", "replaces more elements than the 2"),
                Arguments.of("count", 0, "/count", "at least 1"),
                Arguments.of("indices/bufferView", 50, "/indices/bufferView", "only 6 buffer views"),
                Arguments.of("indices/componentType", 5126, "/indices/componentType", "must be 5121 or 5123 or 5125"),
                Arguments.of("indices/byteOffset", 4, "/indices", "needs 6 bytes"),
                Arguments.of("values/byteOffset", 4, "/values", "needs 36 bytes"),
                Arguments.of("values/bufferView", -5, "/values/bufferView", "at least 0"));
    }

    private static TestFile sparse(int... elements) {
        TestFile file = TestFile.wave();
        int indices = file.view(new byte[] {(byte) elements[0], (byte) elements[1], 0, 0});
        int values = file.view(new byte[32]);
        ObjectNode sparse = file.accessor(1).putObject("sparse").put("count", 2);
        sparse.putObject("indices").put("bufferView", indices).put("componentType", 5121);
        sparse.putObject("values").put("bufferView", values);
        return file;
    }

    @ParameterizedTest
    @MethodSource("badSparse")
    void sparseAccessorsCanLieToo(String member, int value, String where, String says) {
        TestFile file = sparse(0, 1).with("/accessors/1/sparse/" + member, Integer.toString(value));
        complaintsOf(() -> Gltf.read(file.glb())).with("/accessors/1/sparse" + where, says);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "0, 2", "0, 255"})
    void sparseIndicesAscendAndStayInside(int first, int second) {
        complaintsOf(() -> Gltf.read(sparse(first, second).glb()))
                .onlyAt("/accessors/1/sparse/indices", "they must ascend");
    }

    @Test
    void aPropertyIsMovedByOneChannel() {
        TestFile file = TestFile.wave();
        file.channel((ObjectNode) file.root().at("/animations/0"), 0, "rotation", "STEP", 0, 1);
        complaintsOf(() -> Gltf.read(file.glb())).at("/animations/0/channels/2/target");
    }

    @Test
    void nodesFormTrees() {
        TestFile ring = TestFile.wave();
        ring.node("a").putArray("children").add(2);
        ring.node("b").putArray("children").add(3);
        ring.node("c").putArray("children").add(1);
        complaintsOf(() -> Gltf.read(ring.glb())).onlyAt("/nodes/1/children", "must form trees");
        TestFile diamond = TestFile.wave();
        diamond.node("a").putArray("children").add(0);
        diamond.node("b").putArray("children").add(0);
        complaintsOf(() -> Gltf.read(diamond.glb())).onlyAt("/nodes/2/children/0", "already a child of node 1");
    }

    @Test
    void aChainOfAHundredThousandNodesIsNoTrouble() {
        TestFile chain = TestFile.wave();
        for (int i = 1; i < 100_000; i++) {
            chain.node("n").putArray("children").add(i + 1);
        }
        chain.node("end");
        chain.root().putArray("skins").addObject().putArray("joints").add(1).add(100_000);
        assertThat(Gltf.read(chain.glb()).bones()).hasSize(100_001);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,0,0,0, 0.5,1,0,0, 0,0,1,0, 0,0,0,1] | shear",
                "[1,0,0,0, 0,0,0,0, 0,0,1,0, 0,0,0,1] | scales an axis to 0",
                "[1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,2] | last row",
                "[1,0,0] | array of 16"
            })
    void matricesMustBeOfTranslationRotationAndScale(String matrix, String says) {
        TestFile file = new TestFile();
        file.node("bone");
        file.root().putArray("skins").addObject().putArray("joints").add(0);
        file.with("/nodes/0/matrix", matrix);
        complaintsOf(() -> Gltf.read(file.glb())).onlyAt("/nodes/0/matrix", says);
        file.with("/nodes/0/scale", "[1,1,1]");
        complaintsOf(() -> Gltf.read(file.glb())).at("/nodes/0/scale");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "data:application/octet-stream;base64,AAA | /buffers/0/byteLength | claims 72 bytes, but there are only 2",
                "data:application/octet-stream;base64,AAAAA | /buffers/0/uri | cut or damaged",
                "data:application/octet-stream;base64,AA*A | /buffers/0/uri | cut or damaged",
                "data:application/octet-stream,AAAA | /buffers/0/uri | must be a data URI in base64",
                "data: | /buffers/0/uri | must be a data URI in base64",
                "wave.bin | /buffers/0/uri | nothing is fetched",
                "http://127.0.0.1:9/wave.bin | /buffers/0/uri | nothing is fetched",
                "file:///etc/passwd | /buffers/0/uri | nothing is fetched"
            })
    void buffersAreEmbeddedWholly(String uri, String where, String says) {
        TestFile file = TestFile.wave().with("/buffers/0/uri", '"' + uri + '"');
        complaintsOf(() -> Gltf.read(file.gltf())).with(where, says);
    }

    @Test
    void aBufferWithoutUriLiesInTheBinaryChunkOnly() {
        TestFile file = TestFile.wave();
        byte[] json = file.root().toString().getBytes(StandardCharsets.UTF_8);
        complaintsOf(() -> Gltf.read(json)).with("/buffers/0", "binary");
        file.root().withArray("buffers").addObject().put("byteLength", 8);
        file.view(1).put("buffer", 1);
        complaintsOf(() -> Gltf.read(file.glb())).onlyAt("/buffers/1", "only buffer 0");
    }

    static Stream<Arguments> containers() {
        return Stream.of(
                container("version 1", bytes -> bytes.putInt(4, 1), "it is version 1"),
                container(
                        "2 GB", bytes -> bytes.putInt(8, Integer.MAX_VALUE), "claims at byte 8 to be 2147483647 bytes"),
                container("4 GB", bytes -> bytes.putInt(8, -1), "claims at byte 8 to be 4294967295 bytes"),
                container("chunk of 4 GB", bytes -> bytes.putInt(12, -4), "a chunk is 4294967292 bytes long"),
                container("chunk cut", bytes -> bytes.putInt(12, bytes.getInt(12) + 1_000_000), "byte 12"),
                container("odd chunk", bytes -> bytes.putInt(12, bytes.getInt(12) - 1), "no multiple of 4"),
                container("no JSON", bytes -> bytes.putInt(16, 0x004E4942), "JSON as the first chunk"),
                container(
                        "binary chunk too long",
                        bytes -> bytes.putInt(20 + bytes.getInt(12), 0x7FFFFFFC),
                        "a chunk is 2147483644 bytes long"),
                container(
                        "broken JSON",
                        bytes -> bytes.put(21, (byte) '!'),
                        "a JSON chunk that can't be read at line 1"));
    }

    private static Arguments container(String name, Consumer<ByteBuffer> spoil, String says) {
        byte[] file = TestFile.wave().glb();
        spoil.accept(ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN));
        return Arguments.of(name, file, says);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("containers")
    void containersCanLie(String name, byte[] file, String says) {
        complaintsOf(() -> Gltf.read(file)).onlyAt("", says).invalid();
    }

    @Test
    void aFileCutAnywhereIsRefused() {
        byte[] file = TestFile.wave().glb();
        for (int length = 0; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> Gltf.read(cut)).isInstanceOf(InputException.class);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | must be an object",
                "hello | can't be read",
                "[] | must be an object",
                "{\"asset\":{},\"asset\":{}} | can't be read",
                "{\"a\":1} {} | must end after its object",
                "{\"nodes\":[NaN]} | can't be read",
                "PK | can't be read"
            })
    void whatIsNoFileAtAllIsMalformed(String text, String says) {
        complaintsOf(() -> Gltf.read(text.getBytes(StandardCharsets.UTF_8)))
                .onlyAt("", says)
                .malformed();
    }

    @Test
    void nestingAndSizeOfTheJsonAreBounded() {
        String deep = "{\"nodes\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
        complaintsOf(() -> Gltf.read(deep.getBytes(StandardCharsets.UTF_8))).onlyAt("", "deeper than 64 levels");
        String long_ = "{\"nodes\":[" + "0,".repeat(1_000_000) + "0]}";
        complaintsOf(() -> Gltf.read(long_.getBytes(StandardCharsets.UTF_8))).onlyAt("", "more than 1000000 parts");
    }

    @Test
    void aHundredComplaintsAreEnough() {
        TestFile file = TestFile.wave();
        for (int i = 0; i < 10_000; i++) {
            file.node("n").putArray("children").add(-1);
        }
        assertThat(complaints(file.glb())).hasSize(100);
    }

    @Test
    void severalLiesAreToldTogether() {
        TestFile file = TestFile.wave()
                .with("/accessors/1/componentType", "7")
                .with("/accessors/3/type", "\"MAT4\"")
                .with("/animations/0/samplers/1/interpolation", "\"X\"");
        complaintsOf(() -> Gltf.read(file.glb()))
                .with("/accessors/1/componentType", "must be 5120 or 5121")
                .with("/animations/0/samplers/1/interpolation", "must be one of");
    }

    @Test
    void claimsTakeNoMemory() {
        TestFile file = TestFile.wave();
        // A thousand accessors of two billion elements each: some over bytes that are not there, some over none at all.
        for (int i = 0; i < 1000; i++) {
            ObjectNode accessor = file.accessor(file.accessor("VEC4", 5126, 2_000_000_000, 1));
            if (i % 2 == 0) {
                accessor.remove("bufferView");
            }
            ObjectNode clip = file.animation("clip" + i);
            file.channel(clip, 0, "rotation", "LINEAR", 0, 4 + i);
            file.channel(clip, 0, "scale", "LINEAR", 4 + i, 4 + i);
        }
        byte[] bytes = file.with("/buffers/0/byteLength", "2147483647").glb();
        assertThat(allocated(() -> complaints(bytes))).isLessThan(20_000_000);
        byte[] sparse = zeros().glb();
        assertThat(allocated(() -> complaints(sparse))).isLessThan(5_000_000);
    }

    @Test
    void manyClipsOfManyBonesMeetTheLimitBeforeTheyTakeMemory() {
        TestFile file = TestFile.wave();
        var joints = file.root().putArray("skins").addObject().putArray("joints");
        for (int i = 1; i < 5_000; i++) {
            file.root().withArray("nodes").addObject();
            file.root()
                    .withArray("animations")
                    .add(file.root().at("/animations/0").deepCopy());
            joints.add(i);
        }
        byte[] bytes = file.glb();
        assertThat(allocated(() -> assertThatThrownBy(() -> Gltf.clips(bytes, 30, Limits.of(name -> null)))
                        .hasMessageContaining("GUNFEEL_MAX_CLIP_BONES")))
                .isLessThan(150_000_000);
    }

    /** Downloads and mails append what is no part of the file. */
    @Test
    void whatStandsBehindTheFileIsIgnored() {
        byte[] file = TestFile.wave().glb();
        byte[] longer = java.util.Arrays.copyOf(file, file.length + 7);
        assertThat(Gltf.read(longer).clips()).hasSize(1);
        longer[8] = 15;
        longer[9] = 0;
        complaintsOf(() -> Gltf.read(longer)).onlyAt("", "is cut");
    }

    /** Times without bytes: two billion zeros. */
    private static TestFile zeros() {
        TestFile file = TestFile.wave();
        file.accessor(0).put("count", 2_000_000_000).remove("bufferView");
        file.accessor(1).put("count", 2_000_000_000).remove("bufferView");
        return file;
    }

    private static long allocated(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void randomDamageNeverBreaksAnythingElse() {
        SplittableRandom random = new SplittableRandom(21);
        byte[] sound = sparse(0, 1).glb();
        for (int i = 0; i < 5_000; i++) {
            byte[] file = sound.clone();
            int damages = 1 + random.nextInt(4);
            for (int j = 0; j < damages; j++) {
                file[random.nextInt(file.length)] = (byte) random.nextInt(256);
            }
            try {
                Gltf.clips(file, 30, Limits.of(name -> null))
                        .clips()
                        .forEach(clip -> clip.poses()
                                .forEach(pose -> pose.bones().forEach(bone -> {
                                    assertThat(bone.position().isFinite()).isTrue();
                                    assertThat(bone.rotation().isFinite()).isTrue();
                                })));
            } catch (InputException e) {
                assertThat(e.complaints()).isNotEmpty();
            }
        }
    }
}
