package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shipped examples show what they say they show. */
class BlendExamplesTest {
    private static final Path FOLDER = Path.of("src/main/resources/examples");

    private static <T extends Record> T read(String endpoint, String name, Class<T> type) {
        try {
            JsonNode example = JsonMapper.shared()
                    .readTree(Files.readString(FOLDER.resolve(endpoint).resolve(name + ".json")));
            assertThat(example.get("summary").asString()).isNotBlank();
            assertThat(example.get("description").asString()).isNotBlank();
            return Documents.read(
                    example.get("value").toString().getBytes(StandardCharsets.UTF_8), type, Limits.of(any -> null));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BlendSequence play(String name) {
        return Blend.sequence(read("blendSequence", name, BlendSequenceRequest.class));
    }

    private static BlendPose blend(String name) {
        return Blend.pose(read("blendPose", name, BlendPoseRequest.class));
    }

    static Stream<String> sequences() throws IOException {
        return names("blendSequence");
    }

    private static Stream<String> names(String endpoint) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER.resolve(endpoint))) {
            return files.map(file -> file.getFileName().toString().replace(".json", "")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("sequences")
    void everySequencePlaysAndIsSmall(String name) throws IOException {
        assertThat(play(name).frames()).isNotEmpty();
        assertThat(Files.size(FOLDER.resolve("blendSequence").resolve(name + ".json")))
                .isLessThan(6_000);
    }

    private static double bone(BlendPose blended, int bone) {
        var rotation = blended.pose().bones().get(bone).rotation();
        return 2 * StrictMath.toDegrees(StrictMath.atan2(rotation.x() + rotation.y(), rotation.w()));
    }

    @Test
    void aFadeMakesTheChangeFromWalkToRunSmooth() {
        BlendSequence smooth = play("walkToRun");
        BlendSequence cut = play("walkToRunAtOnce");
        assertThat(smooth.warnings()).isEmpty();
        assertThat(Poses.rotation(cut).atSeconds()).isEqualTo(0.5);
        // The walk's arm hangs straight then, after 0.48333 s it lacks 1.6667 degrees; the run starts with it 20 ahead.
        assertThat(Poses.rotation(cut).degrees()).isCloseTo(20 + 25 / 15.0, within(1e-9));
        assertThat(Poses.rotation(smooth).degrees()).isLessThan(7);
    }

    @Test
    void anAttackShowsAtOnce() {
        BlendSequence attack = play("idleToAttack");
        assertThat(attack.warnings()).isEmpty();
        // 1 - (1 - t)^2 after a ninth of the time is 17/81; smoothstep would have 0.034.
        assertThat(attack.frames().get(13).weight()).isCloseTo(17 / 81.0, within(1e-9));
        assertThat(attack.frames().get(66).pose().bones())
                .isEqualTo(attack.frames().get(0).pose().bones());
    }

    @Test
    void theWrongWayIsThreeTimesAsLong() {
        BlendSequence wrong = play("wrongWay");
        assertThat(wrong.frames().stream()
                        .mapToDouble(BlendFrame::rotationDegrees)
                        .sum())
                .isCloseTo(270, within(1e-9));
        assertThat(wrong.warnings()).extracting(Warning::code).containsExactly("longWayRound");
        assertThat(bone(blend("wrongWay"), 0)).isCloseTo(-135, within(1e-9));
    }

    @Test
    void aWeightPerFrameTakesTwiceAsLongAtHalfTheRate() {
        BlendSequence slow = play("weightPerFrame");
        assertThat(slow.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("dependsOnFrameRate");
            assertThat(warning.value()).isCloseTo(0.4, within(1e-12));
        });
        long fading = slow.frames().stream().filter(frame -> frame.weight() < 1).count();
        assertThat(fading).isEqualTo(12);
    }

    @Test
    void anInterruptionJumpsWithoutASnapshot() {
        BlendSequence jumping = play("interruptedRestart");
        BlendSequence smooth = play("interruptedSnapshot");
        assertThat(jumping.warnings()).extracting(Warning::code).containsExactly("restartJumps");
        assertThat(smooth.warnings()).isEmpty();
        assertThat(Poses.rotation(jumping).atSeconds()).isEqualTo(0.25);
        assertThat(Poses.rotation(jumping).degrees()).isGreaterThan(2 * largestAround(smooth, 0.25));
    }

    /** The largest turn in the three frames around a time. */
    private static double largestAround(BlendSequence sequence, double seconds) {
        int middle = (int) Math.rint(seconds * 60);
        return sequence.frames().subList(middle - 1, middle + 2).stream()
                .mapToDouble(BlendFrame::rotationDegrees)
                .max()
                .orElseThrow();
    }

    @Test
    void inertializationNeedsNoSnapshot() {
        BlendSequence sequence = play("inertialization");
        assertThat(sequence.warnings()).isEmpty();
        assertThat(largestAround(sequence, 0.25)).isLessThan(largestAround(play("interruptedRestart"), 0.25) / 2);
    }

    @Test
    void theMaskKeepsTheHipsWalking() {
        BlendSequence sequence = play("upperBody");
        assertThat(sequence.warnings()).isEmpty();
        for (BlendFrame frame : sequence.frames()) {
            // Between two poses a quarter of a second apart the walk's hips go up and down by 2 cm.
            double quarters = 4 * frame.timeSeconds() % 2;
            assertThat(Poses.first(frame).position().y())
                    .isCloseTo(0.94 + 0.02 * (1 - Math.abs(quarters - 1)), within(1e-9));
        }
        BlendPose pose = blend("upperBody");
        assertThat(pose.pose().bones().get(0).position().y()).isEqualTo(0.94);
        assertThat(bone(pose, 2)).isCloseTo(-150, within(1e-9));
    }

    @Test
    void posesShowWhatTheySay() {
        assertThat(blend("fade").weight()).isEqualTo(0.15625);
        assertThat(bone(blend("fade"), 2)).isCloseTo(25 - 90 * 0.15625, within(1e-9));
        assertThat(blend("lerpShrinks").warnings())
                .singleElement()
                .satisfies(warning -> assertThat(warning.value()).isCloseTo(Math.sqrt(0.75), within(1e-12)));
        BlendPose overshoot = blend("overshoot");
        assertThat(overshoot.weight()).isGreaterThan(1);
        assertThat(bone(overshoot, 0)).isCloseTo(-60 * overshoot.weight(), within(1e-9));
        assertThat(Poses.first(new BlendFrame(0, 0.0, "", 1.0, 0.0, 0.0, overshoot.pose()))
                        .scale()
                        .x())
                .isCloseTo(1 + 0.2 * overshoot.weight(), within(1e-12));
    }
}
