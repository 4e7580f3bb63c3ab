package dev.gunfeel.gltf;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.ComplaintsAssert;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Channels that name what they move by a pointer into the file (KHR_animation_pointer). */
class AnimationPointerTest {
    private static final String POINTED =
            "{\"path\": \"pointer\", \"extensions\": {\"KHR_animation_pointer\": {\"pointer\": \"%s\"}}}";

    /** The wave, with the target of its first channel, which turns the arm, and of its second, which moves it. */
    private static TestFile wave(String turned, String moved) {
        return TestFile.wave()
                .with("/animations/0/channels/0/target", POINTED.formatted(turned))
                .with("/animations/0/channels/1/target", POINTED.formatted(moved));
    }

    private static BlendClips clips(TestFile file) {
        return Gltf.clips(file.glb(), 4, Limits.NONE);
    }

    @Test
    void aPointerToANodesPropertyMovesIt() {
        TestFile file = wave("/nodes/0/rotation", "/nodes/0/translation");
        file.root().putArray("extensionsRequired").add("KHR_animation_pointer");
        assertThat(clips(file)).usingRecursiveComparison().isEqualTo(clips(TestFile.wave()));
        assertThat(clips(file).warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nodes/0/weights",
                "/nodes/0/translation/x",
                "/nodes/00/translation",
                "/nodes/-1/translation",
                "/nodes/0",
                "/nodes/99999999999999/translation",
                "/materials/0/emissiveFactor",
                ""
            })
    void whatIsNoPoseIsLeftOutWithAWarning(String pointer) {
        BlendClips clips = clips(wave("/nodes/0/rotation", pointer));
        assertThat(clips.warnings()).extracting(Warning::code).containsExactly("channelsIgnored");
        assertThat(clips.warnings().get(0).message()).contains("scale: " + pointer + "; clips do without them");
        assertThat(clips.clips().get(0).poses())
                .allSatisfy(pose ->
                        assertThat(pose.bones().get(0).position().length()).isZero());
        assertThat(clips.clips().get(0).poses().get(4).bones().get(0).rotation().y())
                .isGreaterThan(0.7);
    }

    @Test
    void aPointerThatIsMissingMovesNothing() {
        TestFile file = TestFile.wave().with("/animations/0/channels/1/target", "{\"path\": \"pointer\"}");
        assertThat(clips(file).warnings()).extracting(Warning::code).containsExactly("channelsIgnored");
    }

    @Test
    void liesAreFoundWhereTheyAre() {
        String place = "/target/extensions/KHR_animation_pointer/pointer";
        complaints(wave("/nodes/7/rotation", "/nodes/0/translation"))
                .onlyAt("/animations/0/channels/0" + place, "points to node 7, but there are only 1 nodes");
        complaints(wave("/nodes/0/rotation", "/nodes/0/rotation")).with("/accessors/3/type", "must be VEC4");
        complaints(TestFile.wave()
                        .with("/animations/0/channels/0/target", POINTED.formatted("/nodes/0/translation"))
                        .with("/animations/0/channels/0/sampler", "1"))
                .onlyAt("/animations/0/channels/1/target", "moved by another channel");
    }

    private static ComplaintsAssert complaints(TestFile file) {
        return complaintsOf(() -> Gltf.read(file.glb()));
    }
}
