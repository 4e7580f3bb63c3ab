package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A mask: the start clip plays on underneath, and each bone gets its share of what the transitions make. */
class BlendMaskTest {
    private static final BlendClip WALK = clip("walk", 1, 20);
    private static final BlendClip ATTACK = clip("attack", -3, 70);
    private static final BlendClip HIT = clip("hit", 2, -40);

    /** Three bones that move alike. */
    private static BlendClip clip(String name, double speed, double degrees) {
        List<Pose> poses = IntStream.range(0, 121)
                .mapToObj(i -> {
                    Bone bone = Poses.bone("bone", speed * i / 60, degrees * i / 60);
                    return Poses.of(bone, bone, bone);
                })
                .toList();
        return BlendClip.of(name, 60.0, poses).withLoop(false);
    }

    private static Poses.Sequence request() {
        return Poses.sequence(WALK, ATTACK, HIT)
                .then(
                        Poses.to("attack", 0.2, 0.2, "smoothstep"),
                        Poses.inertial("hit", 0.3, 0.2),
                        Poses.to("attack", 0.6, 0.2, "easeOutBack"));
    }

    @Test
    void aBoneOfNoWeightStaysInTheStartClipWhichPlaysOn() {
        List<BlendFrame> masked = request().masked(0.0, 0.5, 1.0).play().frames();
        List<BlendFrame> alone = Poses.sequence(WALK).play().frames();
        List<BlendFrame> whole = request().play().frames();
        for (int i = 0; i < masked.size(); i++) {
            List<Bone> bones = masked.get(i).pose().bones();
            assertThat(bones.get(0)).isEqualTo(alone.get(i).pose().bones().get(0));
            assertThat(bones.get(2)).isEqualTo(whole.get(i).pose().bones().get(2));
            assertThat(bones.get(1).position().x())
                    .isCloseTo(
                            (bones.get(0).position().x()
                                            + bones.get(2).position().x())
                                    / 2,
                            within(1e-12));
            assertThat(Poses.yaw(bones.get(1)))
                    .isCloseTo((Poses.yaw(bones.get(0)) + Poses.yaw(bones.get(2))) / 2, within(1e-9));
        }
    }

    @ParameterizedTest
    @EnumSource
    void inTheFirstFadeItIsAFactorOfTheWeight(RotationMethod method) {
        Poses.Sequence fade = Poses.sequence(WALK, ATTACK)
                .then(Poses.to("attack", 0.2, 0.2, "linear"))
                .by(method);
        for (BlendFrame frame : fade.masked(0.25, 0.75, 0.0).play().frames()) {
            double t = frame.timeSeconds();
            double weight = Math.max(0, Math.min(1, (t - 0.2) / 0.2));
            double apart = -3 * Math.max(0, t - 0.2) - t;
            assertThat(frame.pose().bones().get(0).position().x()).isCloseTo(t + 0.25 * weight * apart, within(1e-9));
            assertThat(frame.pose().bones().get(1).position().x()).isCloseTo(t + 0.75 * weight * apart, within(1e-9));
        }
    }

    @Test
    void nothingPopsWhereTransitionsStartAndEnd() {
        BlendSequence sequence = request().masked(0.3, 0.7, 1.0).at(600).play();
        // All clips turn by less than 70 degrees a second; decays and fades of less than 90 degrees take 0.2 s.
        double fastest = 70 + 90 * 4.7 / 0.2;
        assertThat(Poses.rotation(sequence).degrees()).isLessThan(fastest / 600);
    }

    @Test
    void theJumpOfARestartIsTheOneOnScreen() {
        Poses.Sequence restarted = Poses.sequence(
                        Poses.still("idle", 0, 0), Poses.still("walk", 1, 40), Poses.still("hit", 0, 90))
                .then(Poses.to("walk", 0.2, 0.2, "linear"), Poses.to("hit", 0.25, 0.2, "linear"))
                .restarting()
                .along(RotationPath.SHORTEST);
        assertThat(restarted.masked(0.5).play().warnings())
                .filteredOn(warning -> warning.code().equals("restartJumps"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.value()).isCloseTo(15, within(1e-9)));
    }
}
