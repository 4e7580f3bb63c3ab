package dev.gunfeel.gltf.biped;

import dev.gunfeel.input.Words;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes the biped as a binary glTF file: a skeleton, one mesh of boxes skinned to it, and the clips. The same bytes on
 * every machine.
 */
final class BipedFile {
    private static final int FLOAT = 5126;
    private static final int UNSIGNED_SHORT = 5123;
    private static final int UNSIGNED_BYTE = 5121;
    private static final int VERTICES = 34962;
    private static final int INDICES = 34963;
    private static final double KEYS_PER_SECOND = 30;
    /** Standing is slow and smooth: a spline needs few keys for it. */
    private static final double SPLINE_KEYS_PER_SECOND = 2;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .build())
            .build();

    private final ObjectNode root = MAPPER.createObjectNode();
    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();

    private BipedFile() {}

    /** Returns the file. */
    static byte[] bytes() {
        BipedFile file = new BipedFile();
        file.root
                .putObject("asset")
                .put("version", "2.0")
                .put("generator", "Gunfeel biped")
                .put("copyright", "Gunfeel");
        file.root.put("scene", 0);
        file.root
                .putArray("scenes")
                .addObject()
                .put("name", "Biped")
                .putArray("nodes")
                .add(0)
                .add(Part.values().length);
        file.nodes();
        file.mesh();
        file.skin();
        for (BipedMotion motion : BipedMotion.values()) {
            file.animation(motion);
        }
        return file.container();
    }

    private void nodes() {
        ArrayNode nodes = root.putArray("nodes");
        for (Part part : Part.values()) {
            ObjectNode node = nodes.addObject().put("name", Words.of(part));
            numbers(node.putArray("translation"), part.offset());
            for (Part child : Part.values()) {
                if (child.parent() == part) {
                    node.withArray("children").add(node(child));
                }
            }
        }
        nodes.addObject().put("name", "body").put("mesh", 0).put("skin", 0);
    }

    /** Returns the node of a part: they stand in the file in the same order. */
    private static int node(Part part) {
        return List.of(Part.values()).indexOf(part);
    }

    private static void numbers(ArrayNode array, Vector3 vector) {
        array.add(vector.x()).add(vector.y()).add(vector.z());
    }

    private void mesh() {
        List<Double> positions = new ArrayList<>();
        List<Double> normals = new ArrayList<>();
        ByteArrayOutputStream joints = new ByteArrayOutputStream();
        ByteArrayOutputStream weights = new ByteArrayOutputStream();
        ByteBuffer indices =
                ByteBuffer.allocate(Part.values().length * 6 * 6 * 2).order(ByteOrder.LITTLE_ENDIAN);
        for (Part part : Part.values()) {
            for (int face = 0; face < 6; face++) {
                int first = positions.size() / 3;
                for (int corner = 0; corner < 4; corner++) {
                    vertex(part, face, corner, positions, normals);
                    joints.writeBytes(new byte[] {(byte) node(part), 0, 0, 0});
                    weights.writeBytes(new byte[] {(byte) 255, 0, 0, 0});
                }
                for (int corner : new int[] {0, 1, 2, 0, 2, 3}) {
                    indices.putShort((short) (first + corner));
                }
            }
        }
        int count = positions.size() / 3;
        ObjectNode primitive = root.putArray("meshes")
                .addObject()
                .put("name", "boxes")
                .putArray("primitives")
                .addObject();
        ObjectNode attributes = primitive.putObject("attributes");
        attributes.put("POSITION", bounded(positions, 3, "VEC3", view(floats(positions), VERTICES)));
        attributes.put("NORMAL", accessor(FLOAT, count, "VEC3", view(floats(normals), VERTICES)));
        attributes.put("JOINTS_0", accessor(UNSIGNED_BYTE, count, "VEC4", view(joints.toByteArray(), VERTICES)));
        int shares = accessor(UNSIGNED_BYTE, count, "VEC4", view(weights.toByteArray(), VERTICES));
        ((ObjectNode) root.withArray("accessors").get(shares)).put("normalized", true);
        attributes.put("WEIGHTS_0", shares);
        primitive.put(
                "indices", accessor(UNSIGNED_SHORT, indices.capacity() / 2, "SCALAR", view(indices.array(), INDICES)));
        primitive.put("material", 0);
        ObjectNode material = root.putArray("materials").addObject().put("name", "clay");
        ObjectNode surface = material.putObject("pbrMetallicRoughness");
        surface.putArray("baseColorFactor").add(0.72).add(0.42).add(0.28).add(1);
        surface.put("metallicFactor", 0).put("roughnessFactor", 0.8);
    }

    /** Adds a corner of a side of a part's box; the corners go round counter-clockwise, seen from outside. */
    private static void vertex(Part part, int face, int corner, List<Double> positions, List<Double> normals) {
        int axis = face / 2;
        double outside = face % 2 == 0 ? 1 : -1;
        double[] to = new double[3];
        to[axis] = outside;
        double first = corner == 0 || corner == 3 ? -1 : 1;
        double second = corner < 2 ? -1 : 1;
        to[(axis + 1) % 3] = outside > 0 ? first : second;
        to[(axis + 2) % 3] = outside > 0 ? second : first;
        Vector3 place = part.place().plus(part.middle());
        positions.add(place.x() + to[0] * part.size().x() / 2);
        positions.add(place.y() + to[1] * part.size().y() / 2);
        positions.add(place.z() + to[2] * part.size().z() / 2);
        for (int i = 0; i < 3; i++) {
            normals.add(i == axis ? outside : 0.0);
        }
    }

    /** At rest no bone is turned, so the way back to a bone's own space is a shift. */
    private void skin() {
        List<Double> matrices = new ArrayList<>();
        ObjectNode skin =
                root.putArray("skins").addObject().put("name", "biped").put("skeleton", 0);
        ArrayNode joints = skin.putArray("joints");
        for (Part part : Part.values()) {
            Vector3 place = part.place();
            List<Double> matrix = List.of(
                    1.0,
                    0.0,
                    0.0,
                    0.0,
                    0.0,
                    1.0,
                    0.0,
                    0.0,
                    0.0,
                    0.0,
                    1.0,
                    0.0,
                    0 - place.x(),
                    0 - place.y(),
                    0 - place.z(),
                    1.0);
            matrices.addAll(matrix);
            joints.add(node(part));
        }
        skin.put("inverseBindMatrices", accessor(FLOAT, Part.values().length, "MAT4", view(floats(matrices), 0)));
    }

    private void animation(BipedMotion motion) {
        boolean spline = motion == BipedMotion.IDLE;
        double rate = spline ? SPLINE_KEYS_PER_SECOND : KEYS_PER_SECOND;
        int last = (int) Math.rint(motion.seconds() * rate);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            times.add(notAfter(i / rate));
        }
        ObjectNode animation = root.withArray("animations").addObject().put("name", Words.of(motion));
        animation.putObject("extras").put("loop", motion.loops());
        animation.putArray("channels");
        animation.putArray("samplers");
        int input = bounded(times, 1, "SCALAR", view(floats(times), 0));
        for (Part part : Part.values()) {
            Function<Double, double[]> turn =
                    seconds -> components(motion.at(seconds).turn(part));
            if (isMoved(turn, motion.seconds())) {
                channel(animation, part, "rotation", input, keys(turn, motion, last, rate, spline), spline);
            }
        }
        Function<Double, double[]> hips =
                seconds -> components(motion.at(seconds).hips());
        channel(animation, Part.HIPS, "translation", input, keys(hips, motion, last, rate, spline), spline);
    }

    /** The nearest single-precision number that is not after a time, so that a whole number of samples holds all keys. */
    private static double notAfter(double seconds) {
        float rounded = (float) seconds;
        return rounded > seconds ? Math.nextDown(rounded) : rounded;
    }

    private static boolean isMoved(Function<Double, double[]> turn, double seconds) {
        for (int i = 0; i <= 20; i++) {
            if (Math.abs(turn.apply(i * seconds / 20)[3]) < 1 - 1e-9) {
                return true;
            }
        }
        return false;
    }

    /** Returns the values of all keys, with a spline each between its two tangents; the last of a loop is the first. */
    private static List<Double> keys(
            Function<Double, double[]> value, BipedMotion motion, int last, double rate, boolean spline) {
        List<Double> keys = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            double seconds = motion.loops() && i == last ? 0 : i / rate;
            if (spline) {
                tangent(keys, value, seconds);
            }
            for (double component : value.apply(seconds)) {
                keys.add(component);
            }
            if (spline) {
                tangent(keys, value, seconds);
            }
        }
        return keys;
    }

    private static void tangent(List<Double> keys, Function<Double, double[]> value, double seconds) {
        double step = 1e-4;
        double[] after = value.apply(seconds + step);
        double[] before = value.apply(seconds - step);
        for (int i = 0; i < after.length; i++) {
            keys.add((after[i] - before[i]) / (2 * step));
        }
    }

    private void channel(ObjectNode animation, Part part, String path, int input, List<Double> keys, boolean spline) {
        int width = path.equals("rotation") ? 4 : 3;
        ArrayNode samplers = animation.withArray("samplers");
        animation
                .withArray("channels")
                .addObject()
                .put("sampler", samplers.size())
                .putObject("target")
                .put("node", node(part))
                .put("path", path);
        int output = accessor(FLOAT, keys.size() / width, width == 4 ? "VEC4" : "VEC3", view(floats(keys), 0));
        samplers.addObject()
                .put("input", input)
                .put("output", output)
                .put("interpolation", spline ? "CUBICSPLINE" : "LINEAR");
    }

    private static double[] components(Quaternion q) {
        return new double[] {q.x(), q.y(), q.z(), q.w()};
    }

    private static double[] components(Vector3 v) {
        return new double[] {v.x(), v.y(), v.z()};
    }

    private static byte[] floats(List<Double> numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.size()).order(ByteOrder.LITTLE_ENDIAN);
        for (double number : numbers) {
            bytes.putFloat((float) number);
        }
        return bytes.array();
    }

    private int view(byte[] bytes, int target) {
        ArrayNode views = root.withArray("bufferViews");
        ObjectNode view = views.addObject()
                .put("buffer", 0)
                .put("byteOffset", binary.size())
                .put("byteLength", bytes.length);
        if (target != 0) {
            view.put("target", target);
        }
        binary.writeBytes(bytes);
        binary.writeBytes(new byte[(4 - bytes.length % 4) % 4]);
        return views.size() - 1;
    }

    private int accessor(int componentType, int count, String type, int view) {
        ArrayNode accessors = root.withArray("accessors");
        accessors
                .addObject()
                .put("bufferView", view)
                .put("componentType", componentType)
                .put("count", count)
                .put("type", type);
        return accessors.size() - 1;
    }

    /** Adds an accessor that says its smallest and largest elements, as positions and times must. */
    private int bounded(List<Double> numbers, int width, String type, int view) {
        int index = accessor(FLOAT, numbers.size() / width, type, view);
        ObjectNode accessor = (ObjectNode) root.withArray("accessors").get(index);
        ArrayNode min = accessor.putArray("min");
        ArrayNode max = accessor.putArray("max");
        for (int i = 0; i < width; i++) {
            float least = Float.POSITIVE_INFINITY;
            float most = Float.NEGATIVE_INFINITY;
            for (int j = i; j < numbers.size(); j += width) {
                least = Math.min(least, numbers.get(j).floatValue());
                most = Math.max(most, numbers.get(j).floatValue());
            }
            min.add((double) least);
            max.add((double) most);
        }
        return index;
    }

    private byte[] container() {
        root.putArray("buffers").addObject().put("byteLength", binary.size());
        byte[] json = MAPPER.writeValueAsBytes(root);
        int padding = (4 - json.length % 4) % 4;
        ByteBuffer file = ByteBuffer.allocate(12 + 8 + json.length + padding + 8 + binary.size())
                .order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0x46546C67).putInt(2).putInt(file.capacity());
        file.putInt(json.length + padding).putInt(0x4E4F534A).put(json);
        file.put("   ".getBytes(java.nio.charset.StandardCharsets.US_ASCII), 0, padding);
        file.putInt(binary.size()).putInt(0x004E4942).put(binary.toByteArray());
        return file.array();
    }
}
