package dev.gunfeel.gltf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A glTF file that a test puts together part by part, and may then spoil. */
final class TestFile {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final ObjectNode root = MAPPER.createObjectNode();
    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();

    TestFile() {
        root.putObject("asset").put("version", "2.0");
        for (String table : List.of("buffers", "bufferViews", "accessors", "nodes", "animations")) {
            root.putArray(table);
        }
        root.withArray("buffers").addObject();
    }

    /** One node named arm, which a clip named wave turns from 0 to 90 degrees about y in a second, and moves by 2. */
    static TestFile wave() {
        TestFile file = new TestFile();
        file.node("arm");
        ObjectNode clip = file.animation("wave");
        double half = Math.sqrt(0.5);
        file.channel(
                clip,
                0,
                "rotation",
                "LINEAR",
                file.floats("SCALAR", 0, 1),
                file.floats("VEC4", 0, 0, 0, 1, 0, half, 0, half));
        file.channel(
                clip, 0, "translation", "LINEAR", file.floats("SCALAR", 0, 1), file.floats("VEC3", 0, 0, 0, 2, 0, 0));
        return file;
    }

    ObjectNode root() {
        return root;
    }

    ObjectNode node(String name) {
        return root.withArray("nodes").addObject().put("name", name);
    }

    ObjectNode animation(String name) {
        ObjectNode animation = root.withArray("animations").addObject().put("name", name);
        animation.putArray("channels");
        animation.putArray("samplers");
        return animation;
    }

    void channel(ObjectNode animation, int node, String path, String interpolation, int input, int output) {
        ArrayNode samplers = animation.withArray("samplers");
        animation
                .withArray("channels")
                .addObject()
                .put("sampler", samplers.size())
                .putObject("target")
                .put("node", node)
                .put("path", path);
        samplers.addObject().put("input", input).put("output", output).put("interpolation", interpolation);
    }

    /** Adds an accessor of floats, and returns its index. */
    int floats(String type, double... numbers) {
        return accessor(type, 5126, numbers.length / width(type), view(bytes(numbers)));
    }

    /** Returns numbers in single precision, little-endian. */
    static byte[] bytes(double... numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        for (double number : numbers) {
            bytes.putFloat((float) number);
        }
        return bytes.array();
    }

    static int width(String type) {
        return type.equals("SCALAR") ? 1 : type.charAt(3) - '0';
    }

    int accessor(String type, int componentType, int count, int view) {
        ArrayNode accessors = root.withArray("accessors");
        accessors
                .addObject()
                .put("bufferView", view)
                .put("componentType", componentType)
                .put("count", count)
                .put("type", type);
        return accessors.size() - 1;
    }

    /** Adds bytes, padded to a multiple of 4, and a view of them, and returns its index. */
    int view(byte[] bytes) {
        ArrayNode views = root.withArray("bufferViews");
        views.addObject().put("buffer", 0).put("byteOffset", binary.size()).put("byteLength", bytes.length);
        binary.writeBytes(bytes);
        binary.writeBytes(new byte[(4 - bytes.length % 4) % 4]);
        ((ObjectNode) root.withArray("buffers").get(0)).put("byteLength", binary.size());
        return views.size() - 1;
    }

    ObjectNode accessor(int index) {
        return (ObjectNode) root.withArray("accessors").get(index);
    }

    ObjectNode view(int index) {
        return (ObjectNode) root.withArray("bufferViews").get(index);
    }

    /** Replaces the value at a JSON Pointer; a null removes it. */
    TestFile with(String pointer, String json) {
        int slash = pointer.lastIndexOf('/');
        String name = pointer.substring(slash + 1);
        JsonNode parent = root.at(pointer.substring(0, slash));
        if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(name), MAPPER.readTree(json));
        } else if (json.equals("null")) {
            ((ObjectNode) parent).remove(name);
        } else {
            ((ObjectNode) parent).set(name, MAPPER.readTree(json));
        }
        return this;
    }

    byte[] gltf() {
        if (root.at("/buffers/0") instanceof ObjectNode buffer && !buffer.has("uri")) {
            String uri = "data:application/octet-stream;base64,"
                    + Base64.getEncoder().encodeToString(binary.toByteArray());
            buffer.put("uri", uri);
        }
        return MAPPER.writeValueAsBytes(root);
    }

    byte[] glb() {
        byte[] json = MAPPER.writeValueAsBytes(root);
        byte[] padded = (new String(json, StandardCharsets.UTF_8) + " ".repeat((4 - json.length % 4) % 4))
                .getBytes(StandardCharsets.UTF_8);
        ByteBuffer file =
                ByteBuffer.allocate(28 + padded.length + binary.size()).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0x46546C67).putInt(2).putInt(file.capacity());
        file.putInt(padded.length).putInt(0x4E4F534A).put(padded);
        file.putInt(binary.size()).putInt(0x004E4942).put(binary.toByteArray());
        return file.array();
    }
}
