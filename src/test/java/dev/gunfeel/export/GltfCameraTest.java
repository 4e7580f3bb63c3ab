package dev.gunfeel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Golden;
import dev.gunfeel.document.Presets;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.weapon.Firing;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The camera, read by the rules of glTF 2.0: what it looks at and how wide, against the formulas. */
class GltfCameraTest {
    private static final double TOLERANCE = 0.02;

    private final RecoilSequenceRequest request = RecoilSequenceRequest.of(
                    Objects.requireNonNull(Presets.find("assaultRifle")).weapon(), Firing.of(8))
            .withTailSeconds(1.0);
    private final byte[] glb = ExportFormat.GLTF.ofView(request, TOLERANCE).content();
    private final JsonNode document;
    private final ByteBuffer binary;

    GltfCameraTest() {
        ByteBuffer file = ByteBuffer.wrap(glb).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(file.getInt(0)).isEqualTo(0x46546C67);
        assertThat(file.getInt(8)).isEqualTo(glb.length);
        int length = file.getInt(12);
        document = new JsonMapper().readTree(Arrays.copyOfRange(glb, 20, 20 + length));
        binary = ByteBuffer.wrap(glb, 28 + length, file.getInt(20 + length))
                .slice()
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The validator of the Khronos Group looks at the same file in the tests of the page's modules. */
    @Test
    void isTheCommittedFile() throws IOException {
        Golden.assertSame(Golden.FOLDER.resolve("exports/kick.glb"), glb, getClass());
    }

    private double[][] accessor(int index) {
        JsonNode accessor = document.get("accessors").get(index);
        JsonNode view =
                document.get("bufferViews").get(accessor.get("bufferView").asInt());
        int components = accessor.get("type").asString().equals("VEC4") ? 4 : 1;
        double[][] elements = new double[accessor.get("count").asInt()][components];
        int at = view.get("byteOffset").asInt();
        for (double[] element : elements) {
            for (int i = 0; i < components; i++, at += 4) {
                element[i] = binary.getFloat(at);
            }
        }
        return elements;
    }

    /** A sampler by appendix C of the specification: slerp of rotations, lines of anything else. */
    private double[] sample(int channel, double time) {
        JsonNode sampler = document.get("animations").get(0).get("samplers").get(channel);
        assertThat(sampler.get("interpolation").asString()).isEqualTo("LINEAR");
        double[][] times = accessor(sampler.get("input").asInt());
        double[][] values = accessor(sampler.get("output").asInt());
        int i = 1;
        while (i < times.length - 1 && times[i][0] < time) {
            i++;
        }
        double t = Math.max(0, Math.min(1, (time - times[i - 1][0]) / (times[i][0] - times[i - 1][0])));
        double[] a = values[i - 1];
        double[] b = values[i];
        double dot = a.length < 4 ? 1 : a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
        double angle = Math.acos(Math.min(1, Math.abs(dot)));
        double[] result = new double[a.length];
        for (int k = 0; k < a.length; k++) {
            result[k] = angle < 1e-4
                    ? a[k] * (1 - t) + b[k] * t
                    : (Math.sin(angle * (1 - t)) * a[k] + Math.signum(dot) * Math.sin(angle * t) * b[k])
                            / Math.sin(angle);
        }
        return result;
    }

    /** Rotates a vector by the matrix of a quaternion. */
    private static double[] rotated(double[] q, double x, double y, double z) {
        double qx = q[0];
        double qy = q[1];
        double qz = q[2];
        double qw = q[3];
        return new double[] {
            (1 - 2 * (qy * qy + qz * qz)) * x + 2 * (qx * qy - qw * qz) * y + 2 * (qx * qz + qw * qy) * z,
            2 * (qx * qy + qw * qz) * x + (1 - 2 * (qx * qx + qz * qz)) * y + 2 * (qy * qz - qw * qx) * z,
            2 * (qx * qz - qw * qy) * x + 2 * (qy * qz + qw * qx) * y + (1 - 2 * (qx * qx + qy * qy)) * z
        };
    }

    @Test
    void looksWhereTheKickTurnsIt() {
        double[] times = new Random(5).doubles(1000, 0, 1.7).sorted().toArray();
        RecoilSamples truth = Recoil.samples(request, times);
        for (int i = 0; i < times.length; i++) {
            double[] turn = sample(0, times[i]);
            // A camera of glTF looks along -z, with x to its right.
            double[] ahead = rotated(turn, 0, 0, -1);
            double yaw = Math.toDegrees(Math.atan2(ahead[0], -ahead[2]));
            double pitch = Math.toDegrees(Math.asin(ahead[1]));
            assertThat(pitch).isCloseTo(truth.pitchDegrees()[i], within(TOLERANCE + 1e-4));
            assertThat(yaw).isCloseTo(truth.yawDegrees()[i], within(TOLERANCE + 1e-4));
            // Its right side goes down where its top leans to the right.
            double[] right = rotated(turn, 1, 0, 0);
            double roll = Math.toDegrees(Math.asin(-right[1] / Math.cos(Math.asin(ahead[1]))));
            assertThat(roll).isCloseTo(truth.rollDegrees()[i], within(TOLERANCE + 1e-3));
        }
    }

    @Test
    void widensAsItPunches() {
        JsonNode target =
                document.get("animations").get(0).get("channels").get(1).get("target");
        assertThat(target.at("/extensions/KHR_animation_pointer/pointer").asString())
                .isEqualTo("/cameras/0/perspective/yfov");
        double[] times = new Random(6).doubles(1000, 0, 1.7).sorted().toArray();
        RecoilSamples truth = Recoil.samples(request, times);
        for (int i = 0; i < times.length; i++) {
            assertThat(Math.toDegrees(sample(1, times[i])[0]) - 60)
                    .isCloseTo(truth.fovDegrees()[i], within(TOLERANCE + 1e-4));
        }
    }
}
