package dev.gunfeel.export;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.text.JsonText;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A binary glTF 2.0 file with one animation. */
final class Glb {
    private static final int MAGIC = 0x46546C67;
    private static final int VERSION = 2;
    private static final int JSON_CHUNK = 0x4E4F534A;
    private static final int BINARY_CHUNK = 0x004E4942;
    private static final int FLOAT = 5126;
    private static final String POINTER = "KHR_animation_pointer";

    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();
    private final List<Object> views = new ArrayList<>();
    private final List<Object> accessors = new ArrayList<>();
    private final List<Object> nodes = new ArrayList<>();
    private final List<Object> cameras = new ArrayList<>();
    private final List<Object> channels = new ArrayList<>();
    private final List<Object> samplers = new ArrayList<>();
    private String name = "";
    private boolean pointsAnywhere;

    /** Adds the camera, as the first node. */
    void camera(String called, double verticalRadians) {
        name = called;
        nodes.add(members("name", called, "camera", 0));
        cameras.add(members("type", "perspective", "perspective", members("yfov", verticalRadians, "znear", 0.01)));
    }

    /** Adds what turns the first node. */
    void rotations(List<Double> times, List<Quaternion> rotations) {
        List<Double> numbers = rotations.stream()
                .flatMap(turn -> List.of(turn.x(), turn.y(), turn.z(), turn.w()).stream())
                .toList();
        channel(times, accessor(numbers, "VEC4", 4), members("node", 0, "path", "rotation"));
    }

    /** Adds what widens the camera's view, in radians. */
    void fieldsOfView(List<Double> times, List<Double> verticalRadians) {
        pointsAnywhere = true;
        channel(
                times,
                accessor(verticalRadians, "SCALAR", 1),
                members(
                        "path",
                        "pointer",
                        "extensions",
                        members(POINTER, members("pointer", "/cameras/0/perspective/yfov"))));
    }

    private void channel(List<Double> times, int output, Map<String, Object> target) {
        int input = accessor(times, "SCALAR", 1);
        channels.add(members("sampler", samplers.size(), "target", target));
        samplers.add(members("input", input, "interpolation", "LINEAR", "output", output));
    }

    private int accessor(List<Double> numbers, String type, int components) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.size() * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        numbers.forEach(number -> bytes.putFloat(number.floatValue()));
        views.add(members("buffer", 0, "byteOffset", binary.size(), "byteLength", bytes.capacity()));
        binary.writeBytes(bytes.array());
        Map<String, Object> accessor = members(
                "bufferView",
                views.size() - 1,
                "componentType",
                FLOAT,
                "count",
                numbers.size() / components,
                "type",
                type);
        if (components == 1) {
            // Times need them, and they are those of the numbers as they are stored.
            accessor.put("min", List.of(Collections.min(numbers).floatValue()));
            accessor.put("max", List.of(Collections.max(numbers).floatValue()));
        }
        accessors.add(accessor);
        return accessors.size() - 1;
    }

    /** Returns the file. */
    byte[] bytes() {
        byte[] data = binary.toByteArray();
        Map<String, Object> document = members("asset", members("version", "2.0", "generator", "Gunfeel"));
        if (pointsAnywhere) {
            document.put("extensionsUsed", List.of(POINTER));
        }
        document.putAll(members("scene", 0, "scenes", List.of(members("nodes", List.of(0)))));
        document.putAll(members("nodes", nodes, "cameras", cameras));
        document.put("animations", List.of(members("name", name, "channels", channels, "samplers", samplers)));
        document.putAll(members("accessors", accessors, "bufferViews", views));
        document.put("buffers", List.of(members("byteLength", data.length)));
        byte[] json = padded(JsonText.writer().writeValueAsBytes(document), (byte) ' ');
        byte[] filled = padded(data, (byte) 0);
        int length = 12 + 8 + json.length + 8 + filled.length;
        return ByteBuffer.allocate(length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(MAGIC)
                .putInt(VERSION)
                .putInt(length)
                .putInt(json.length)
                .putInt(JSON_CHUNK)
                .put(json)
                .putInt(filled.length)
                .putInt(BINARY_CHUNK)
                .put(filled)
                .array();
    }

    private static byte[] padded(byte[] content, byte filler) {
        byte[] padded = Arrays.copyOf(content, (content.length + 3) / 4 * 4);
        Arrays.fill(padded, content.length, padded.length, filler);
        return padded;
    }

    private static Map<String, Object> members(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }
}
