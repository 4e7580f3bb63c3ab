package dev.gunfeel.gltf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.gunfeel.blend.Advance;
import dev.gunfeel.blend.Blend;
import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.blend.BlendFrame;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.blend.BlendTransition;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Interrupt;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.blend.TransitionKind;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real file, where it lies: Fox.glb of the glTF sample assets (mesh CC0 by PixelMannen, rig and animation CC BY 4.0 by
 * tomkranis, conversion CC BY 4.0 by AsoboStudio and scurest). It is not part of this project; {@code -Dgunfeel.animation}
 * names its folder, and without it these tests are skipped.
 */
class FoxTest {
    private static final Path FOLDER = Path.of(System.getProperty("gunfeel.animation", "../shared/animation"));

    private byte[] bytes = {};
    private GltfFile fox = new GltfFile(List.of(), List.of(), List.of());

    @BeforeEach
    void read() throws IOException {
        assumeTrue(Files.isReadable(FOLDER.resolve("Fox.glb")), "Fox.glb is not there");
        bytes = Files.readAllBytes(FOLDER.resolve("Fox.glb"));
        fox = Gltf.read(bytes);
    }

    private static JsonNode expected() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(FOLDER.resolve("fox_clips_poses.json")));
    }

    private GltfClip clip(String name) {
        return fox.clips().stream()
                .filter(clip -> clip.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Map<String, Integer> places() {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < fox.bones().size(); i++) {
            places.put(fox.bones().get(i).name(), i);
        }
        return places;
    }

    @Test
    void theSkeletonIsTheSkins() throws IOException {
        assertThat(fox.bones()).hasSize(24);
        assertThat(fox.bones().get(0)).satisfies(bone -> {
            assertThat(bone.name()).isEqualTo("_rootJoint");
            assertThat(bone.parent()).isNull();
        });
        JsonNode nodes = expected().get("nodes");
        Map<String, String> names = new HashMap<>();
        nodes.forEach(
                node -> names.put(node.get("index").asString(), node.get("name").asString()));
        for (JsonNode node : nodes) {
            SkeletonBone bone = fox.bones()
                    .get(Objects.requireNonNull(places().get(node.get("name").asString())));
            String parent = names.get(node.get("parent").asString());
            if (parent != null) {
                assertThat(bone.parent()).isEqualTo(parent);
            }
            JsonNode rest = node.get("rest");
            assertThat(distance(bone.rest().position(), rest.get("translation")))
                    .isLessThan(1e-9);
            assertThat(distance(bone.rest().rotation(), rest.get("rotation"))).isLessThan(1e-6);
        }
        assertThat(fox.warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Survey", "Walk", "Run"})
    void posesAgreeWithTheExpectedOnes(String name) throws IOException {
        JsonNode expected = expected()
                .get("clips")
                .valueStream()
                .filter(candidate -> candidate.get("name").asString().equals(name))
                .findFirst()
                .orElseThrow();
        Map<Integer, String> nodes = new HashMap<>();
        expected()
                .get("nodes")
                .forEach(node ->
                        nodes.put(node.get("index").intValue(), node.get("name").asString()));
        assertThat(clip(name).lastKeySeconds())
                .isCloseTo(expected.get("duration").doubleValue(), within(1e-12));
        assertThat(expected.get("samples").size()).isEqualTo(13);
        int compared = 0;
        for (JsonNode sample : expected.get("samples")) {
            Pose pose = clip(name).poseAt(sample.get("time").doubleValue());
            for (var entry : sample.get("pose").properties()) {
                String[] key = entry.getKey().split("\\.", -1);
                String node = nodes.get(Integer.parseInt(key[0]));
                Bone bone = pose.bones().get(Objects.requireNonNull(places().get(node)));
                double distance = switch (key[1]) {
                    case "rotation" -> distance(bone.rotation(), entry.getValue());
                    case "translation" -> distance(bone.position(), entry.getValue());
                    default -> throw new IllegalStateException(key[1]);
                };
                assertThat(distance)
                        .as("%s at %s s", entry.getKey(), sample.get("time"))
                        .isLessThan(1e-6);
                compared++;
            }
        }
        assertThat(compared).isEqualTo(13 * 21);
    }

    private static double distance(Vector3 vector, JsonNode expected) {
        return vector.minus(new Vector3(
                        expected.get(0).doubleValue(),
                        expected.get(1).doubleValue(),
                        expected.get(2).doubleValue()))
                .length();
    }

    /** The same rotation may have all its signs turned. */
    private static double distance(Quaternion rotation, JsonNode expected) {
        Quaternion other = new Quaternion(
                expected.get(0).doubleValue(),
                expected.get(1).doubleValue(),
                expected.get(2).doubleValue(),
                expected.get(3).doubleValue());
        return Math.min(rotation.minus(other).norm(), rotation.plus(other).norm());
    }

    @ParameterizedTest
    @ValueSource(doubles = {30, 24, 60, 7.5})
    void clipsAreSampledFromZeroToTheLastKey(double rate) {
        BlendClips clips = Gltf.clips(bytes, rate, Limits.of(name -> null));
        assertThat(clips.clips()).extracting(BlendClip::name).containsExactly("Survey", "Walk", "Run");
        for (BlendClip clip : clips.clips()) {
            GltfClip own = clip(clip.name());
            double last = own.lastKeySeconds();
            assertThat((clip.poses().size() - 1) / rate).isGreaterThanOrEqualTo(last);
            assertThat((clip.poses().size() - 2) / rate).isLessThan(last);
            for (int i = 0; i < clip.poses().size(); i++) {
                assertThat(clip.poses().get(i)).isEqualTo(own.poseAt(i / rate));
            }
            assertThat(clip.loop()).isTrue();
            assertThat(clip.periodSeconds()).isEqualTo(last);
        }
    }

    @Test
    void walkBlendsIntoRunWithoutAPop() {
        BlendClips clips = Gltf.clips(bytes, 30, Limits.of(name -> null));
        BlendSequence smooth = walkToRun(clips, 0.2);
        BlendSequence cut = walkToRun(clips, 0);
        // Before, on screen is Walk as the file has it, but for its resampling; afterwards Run.
        assertThat(largestTurn(smooth.frames().get(30).pose(), clip("Walk").poseAt(0.5)))
                .isLessThan(1);
        assertThat(smooth.frames().get(30).pose())
                .isEqualTo(clips.clips().get(1).poses().get(15));
        assertThat(smooth.frames().get(60).pose())
                .isEqualTo(clips.clips().get(2).poses().get(15));
        // Half way through the fade, its middle: smoothstep is a half.
        BlendFrame middle = smooth.frames().get(36);
        assertThat(middle.weight()).isCloseTo(0.5, within(1e-12));
        double toWalk = largestTurn(middle.pose(), clips.clips().get(1).poses().get(18));
        double toRun = largestTurn(middle.pose(), clips.clips().get(2).poses().get(3));
        assertThat(toWalk).isCloseTo(toRun, within(1e-9));
        double pop = Objects.requireNonNull(cut.summary().largestRotation()).degrees();
        double fade = Objects.requireNonNull(smooth.summary().largestRotation()).degrees();
        assertThat(Objects.requireNonNull(cut.summary().largestRotation()).atSeconds())
                .isEqualTo(0.5);
        assertThat(pop).isGreaterThan(2 * fade);
    }

    private static BlendSequence walkToRun(BlendClips clips, double seconds) {
        BlendTransition transition = BlendTransition.of(0.5, "Run")
                .withDurationSeconds(seconds)
                .withEasing("smoothstep")
                .withKind(TransitionKind.CROSS_FADE)
                .withStartAtSeconds(0.0);
        return Blend.sequence(BlendSequenceRequest.of(clips.clips(), "Walk", 1.2)
                .withTransitions(List.of(transition))
                .withInterrupt(Interrupt.SNAPSHOT)
                .withAdvance(Advance.PER_SECOND)
                .withPath(dev.gunfeel.rotation.RotationPath.SHORTEST));
    }

    private static double largestTurn(Pose one, Pose other) {
        double largest = 0;
        for (int i = 0; i < one.bones().size(); i++) {
            Quaternion turn = one.bones()
                    .get(i)
                    .rotation()
                    .conjugate()
                    .times(other.bones().get(i).rotation());
            double sine = new Vector3(turn.x(), turn.y(), turn.z()).length();
            largest = Math.max(largest, 2 * StrictMath.toDegrees(StrictMath.atan2(sine, Math.abs(turn.w()))));
        }
        return largest;
    }
}
