package dev.gunfeel.gltf.biped;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.blend.Advance;
import dev.gunfeel.blend.Blend;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.blend.BlendFrame;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.blend.BlendTransition;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Interrupt;
import dev.gunfeel.blend.TransitionKind;
import dev.gunfeel.gltf.Gltf;
import dev.gunfeel.input.Limits;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The sample's clips blended into each other; the figures stand in docs/formulas/blending.md. */
class BipedBlendTest {
    private static final BlendClips BIPED = Gltf.clips(BipedFile.bytes(), 30, Limits.of(name -> null));

    private static BlendSequence play(
            String start, @Nullable List<Double> mask, double duration, BlendTransition... transitions) {
        return Blend.sequence(BlendSequenceRequest.of(BIPED.clips(), start, duration)
                .withTransitions(List.of(transitions))
                .withInterrupt(Interrupt.SNAPSHOT)
                .withAdvance(Advance.PER_SECOND)
                .withPath(RotationPath.SHORTEST)
                .withMask(mask));
    }

    private static BlendTransition to(String clip, double at, double duration, TransitionKind kind) {
        return BlendTransition.of(at, clip)
                .withDurationSeconds(duration)
                .withEasing("smoothstep")
                .withKind(kind)
                .withStartAtSeconds(0.0);
    }

    private static double pop(BlendSequence sequence) {
        return Objects.requireNonNull(sequence.summary().largestRotation()).degrees();
    }

    @Test
    void aFadeFromWalkToRunIsNearlyAsSmoothAsRunningItself() {
        double running = pop(play("run", null, 1.2));
        double cut = pop(play("walk", null, 1.2, to("run", 0.75, 0, TransitionKind.CROSS_FADE)));
        double fade = pop(play("walk", null, 1.2, to("run", 0.75, 0.2, TransitionKind.CROSS_FADE)));
        double inertial = pop(play("walk", null, 1.2, to("run", 0.75, 0.2, TransitionKind.INERTIALIZATION)));
        assertThat(fade).isLessThan(1.25 * running);
        assertThat(inertial).isLessThan(1.25 * running);
        assertThat(cut).isGreaterThan(4 * fade);
        assertThat(new double[] {running, cut, fade, inertial})
                .usingComparatorWithPrecision(0.05)
                .containsExactly(14.2, 72.6, 16.9, 16.5);
    }

    @Test
    void aHitOnTheUpperBodyLeavesTheLegsRunning() {
        List<String> below = List.of("hips", "Thigh", "Shin", "Foot", "Toes");
        List<Double> mask = BIPED.bones().stream()
                .map(bone -> below.stream().anyMatch(bone.name()::contains) ? 0.0 : 1.0)
                .toList();
        BlendTransition[] transitions = {
            to("hit", 0.4, 0.1, TransitionKind.CROSS_FADE), to("run", 1, 0.25, TransitionKind.CROSS_FADE)
        };
        List<BlendFrame> masked = play("run", mask, 1.5, transitions).frames();
        List<BlendFrame> running = play("run", null, 1.5).frames();
        List<BlendFrame> hit = play("run", null, 1.5, transitions).frames();
        int moved = 0;
        for (int i = 0; i < masked.size(); i++) {
            for (int j = 0; j < mask.size(); j++) {
                Bone bone = masked.get(i).pose().bones().get(j);
                List<BlendFrame> expected = mask.get(j) == 0 ? running : hit;
                assertThat(bone).isEqualTo(expected.get(i).pose().bones().get(j));
                moved += bone.equals(running.get(i).pose().bones().get(j)) ? 0 : 1;
            }
        }
        // Fifty-one frames, in which at least half of the thirteen bones above the legs do something else.
        assertThat(moved).isGreaterThan(51 * 13 / 2);
    }
}
