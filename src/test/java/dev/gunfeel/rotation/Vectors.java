package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the reference numbers under vectors/. */
public final class Vectors {
    private Vectors() {}

    /** Returns the cases of a file. */
    public static Stream<JsonNode> cases(String file) {
        try (InputStream in = Objects.requireNonNull(Vectors.class.getResourceAsStream("/vectors/" + file), file)) {
            JsonNode cases = JsonMapper.shared().readTree(in).get("cases");
            return StreamSupport.stream(cases.spliterator(), false);
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }

    /** Returns [x, y, z, w]. */
    public static Quaternion quaternion(JsonNode node) {
        return new Quaternion(
                node.get(0).asDouble(),
                node.get(1).asDouble(),
                node.get(2).asDouble(),
                node.get(3).asDouble());
    }

    /** Returns [x, y, z]. */
    public static Vector3 vector(JsonNode node) {
        return new Vector3(
                node.get(0).asDouble(), node.get(1).asDouble(), node.get(2).asDouble());
    }
}
