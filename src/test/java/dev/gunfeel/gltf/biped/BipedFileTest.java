package dev.gunfeel.gltf.biped;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.math.Vector3;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The rules of glTF 2.0 that a viewer may insist on, read with a few lines of their own. */
class BipedFileTest {
    private static final Map<Integer, Integer> BYTES = Map.of(5120, 1, 5121, 1, 5122, 2, 5123, 2, 5125, 4, 5126, 4);
    private static final Map<String, Integer> WIDTHS = Map.of("SCALAR", 1, "VEC2", 2, "VEC3", 3, "VEC4", 4, "MAT4", 16);

    private static final List<Part> PARTS = List.of(Part.values());

    private final byte[] bytes = BipedFile.bytes();
    private final ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    private final JsonNode root = JsonMapper.shared().readTree(bytes, 20, file.getInt(12));
    private final int binary = 20 + file.getInt(12) + 8;

    @Test
    void theContainerIsPaddedAndAsLongAsItSays() {
        assertThat(file.getInt(0)).isEqualTo(0x46546C67);
        assertThat(file.getInt(4)).isEqualTo(2);
        assertThat(file.getInt(8)).isEqualTo(bytes.length);
        assertThat(file.getInt(12) % 4).isZero();
        assertThat(file.getInt(binary - 8) % 4).isZero();
        assertThat(binary + file.getInt(binary - 8)).isEqualTo(bytes.length);
        assertThat(root.at("/buffers/0/byteLength").intValue()).isEqualTo(file.getInt(binary - 8));
        assertThat(bytes.length).isLessThan(100_000);
    }

    @Test
    void viewsAreAlignedInsideAndDisjoint() {
        int end = 0;
        for (JsonNode view : root.get("bufferViews")) {
            assertThat(view.get("byteOffset").intValue() % 4).isZero();
            assertThat(view.get("byteOffset").intValue()).isGreaterThanOrEqualTo(end);
            end = view.get("byteOffset").intValue() + view.get("byteLength").intValue();
        }
        assertThat(end).isLessThanOrEqualTo(root.at("/buffers/0/byteLength").intValue());
    }

    private double number(JsonNode accessor, int index) {
        int type = accessor.get("componentType").intValue();
        int at = binary
                + root.at("/bufferViews/" + accessor.get("bufferView").intValue() + "/byteOffset")
                        .intValue()
                + index * BYTES.getOrDefault(type, 0);
        return switch (type) {
            case 5121 -> file.get(at) & 0xFF;
            case 5123 -> file.getShort(at) & 0xFFFF;
            case 5126 -> file.getFloat(at);
            default -> throw new IllegalStateException("component type " + type);
        };
    }

    private static int width(JsonNode accessor) {
        return WIDTHS.getOrDefault(accessor.get("type").asString(), 0);
    }

    @Test
    void accessorsFillTheirViewsAndSayTheirTrueBounds() {
        for (JsonNode accessor : root.get("accessors")) {
            int width = width(accessor);
            int count = accessor.get("count").intValue();
            int size = width * BYTES.getOrDefault(accessor.get("componentType").intValue(), 0);
            JsonNode view =
                    root.get("bufferViews").get(accessor.get("bufferView").intValue());
            assertThat(view.get("byteLength").intValue()).isEqualTo(count * size);
            for (int i = 0; accessor.has("min") && i < width; i++) {
                double min = Double.MAX_VALUE;
                double max = -Double.MAX_VALUE;
                for (int j = 0; j < count; j++) {
                    min = Math.min(min, number(accessor, j * width + i));
                    max = Math.max(max, number(accessor, j * width + i));
                }
                assertThat(accessor.get("min").get(i).doubleValue()).isEqualTo(min);
                assertThat(accessor.get("max").get(i).doubleValue()).isEqualTo(max);
            }
        }
    }

    @Test
    void positionsAndTimesHaveBounds() {
        JsonNode accessors = root.get("accessors");
        assertThat(accessors
                        .get(root.at("/meshes/0/primitives/0/attributes/POSITION")
                                .intValue())
                        .has("min"))
                .isTrue();
        for (JsonNode animation : root.get("animations")) {
            for (JsonNode sampler : animation.get("samplers")) {
                assertThat(accessors.get(sampler.get("input").intValue()).has("max"))
                        .isTrue();
            }
        }
    }

    @Test
    void namesAreUnique() {
        for (String table : new String[] {"nodes", "animations", "meshes", "skins", "materials"}) {
            Set<String> names = new HashSet<>();
            root.get(table)
                    .forEach(part ->
                            assertThat(names.add(part.get("name").asString())).isTrue());
        }
    }

    @Test
    void rotationsAreOfLengthOneAndTimesAscend() {
        JsonNode accessors = root.get("accessors");
        for (JsonNode animation : root.get("animations")) {
            for (JsonNode channel : animation.get("channels")) {
                JsonNode sampler =
                        animation.get("samplers").get(channel.get("sampler").intValue());
                JsonNode times = accessors.get(sampler.get("input").intValue());
                for (int i = 1; i < times.get("count").intValue(); i++) {
                    assertThat(number(times, i)).isGreaterThan(number(times, i - 1));
                }
                JsonNode values = accessors.get(sampler.get("output").intValue());
                int perKey = sampler.get("interpolation").asString().equals("CUBICSPLINE") ? 3 : 1;
                assertThat(values.get("count").intValue())
                        .isEqualTo(perKey * times.get("count").intValue());
                for (int i = perKey / 2;
                        width(values) == 4 && i < values.get("count").intValue();
                        i += perKey) {
                    double square = 0;
                    for (int j = 0; j < 4; j++) {
                        square += number(values, 4 * i + j) * number(values, 4 * i + j);
                    }
                    assertThat(Math.abs(square - 1)).isLessThan(1e-6);
                }
            }
        }
    }

    @Test
    void everyVertexHangsOnItsBoneAndEveryTriangleLooksOutwards() {
        JsonNode accessors = root.get("accessors");
        JsonNode attributes = root.at("/meshes/0/primitives/0/attributes");
        JsonNode positions = accessors.get(attributes.get("POSITION").intValue());
        JsonNode normals = accessors.get(attributes.get("NORMAL").intValue());
        JsonNode joints = accessors.get(attributes.get("JOINTS_0").intValue());
        JsonNode weights = accessors.get(attributes.get("WEIGHTS_0").intValue());
        JsonNode matrices =
                accessors.get(root.at("/skins/0/inverseBindMatrices").intValue());
        int count = positions.get("count").intValue();
        assertThat(count).isEqualTo(21 * 24);
        for (int i = 0; i < count; i++) {
            int joint = (int) number(joints, 4 * i);
            assertThat(joint).isLessThan(21);
            assertThat(number(weights, 4 * i)).isEqualTo(255);
            // In its bone's own space, at rest, a vertex is a corner of the bone's box.
            for (int axis = 0; axis < 3; axis++) {
                Part part = PARTS.get(joint);
                double own = number(positions, 3 * i + axis) + number(matrices, 16 * joint + 12 + axis);
                double corner = Math.abs(own - component(part.middle(), axis));
                assertThat(Math.abs(corner - component(part.size(), axis) / 2)).isLessThan(1e-6);
            }
        }
        JsonNode indices =
                accessors.get(root.at("/meshes/0/primitives/0/indices").intValue());
        for (int i = 0; i < indices.get("count").intValue(); i += 3) {
            Vector3 one = vector(positions, (int) number(indices, i));
            Vector3 two = vector(positions, (int) number(indices, i + 1));
            Vector3 three = vector(positions, (int) number(indices, i + 2));
            Vector3 out = two.minus(one).cross(three.minus(one)).normalized();
            Vector3 normal = vector(normals, (int) number(indices, i));
            assertThat(out.minus(normal).length()).isLessThan(1e-5);
        }
    }

    private Vector3 vector(JsonNode accessor, int element) {
        return new Vector3(
                number(accessor, 3 * element), number(accessor, 3 * element + 1), number(accessor, 3 * element + 2));
    }

    private static double component(Vector3 vector, int axis) {
        return axis == 0 ? vector.x() : axis == 1 ? vector.y() : vector.z();
    }
}
