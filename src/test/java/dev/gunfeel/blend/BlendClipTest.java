package dev.gunfeel.blend;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlendClipTest {
    private static final Mix MIX = new Mix(RotationMethod.SLERP, 30, RotationPath.SHORTEST);

    private static BlendClip clip(boolean loop, @Nullable Double period) {
        // x is 0, 1, 4, 9 at 10 poses a second, the turn ten times that.
        BlendClip plain = Poses.clip("clip", 10, 4, loop, t -> Poses.bone("bone", t * t * 100, t * t * 1000));
        return BlendClip.of("clip", 10.0, plain.poses()).withLoop(loop).withPeriodSeconds(period);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.1, 1", "0.05, 0.5", "0.15, 2.5", "0.299, 8.95", "0.3, 9", "0.31, 9", "1000000, 9"})
    void withoutLoopItHoldsItsLastPose(double seconds, double x) {
        Bone bone = clip(false, null).at(seconds, MIX).bones().get(0);
        assertThat(bone.position().x()).isCloseTo(x, within(1e-9));
        assertThat(Poses.yaw(bone)).isCloseTo(10 * x, within(1e-8));
    }

    @ParameterizedTest
    @CsvSource({"0.3, 9", "0.35, 4.5", "0.39, 0.9", "0.4, 0", "0.45, 0.5", "400.15, 2.5"})
    void withLoopTheLastPoseLeadsToTheFirst(double seconds, double x) {
        Bone bone = clip(true, null).at(seconds, MIX).bones().get(0);
        assertThat(bone.position().x()).isCloseTo(x, within(1e-8));
        assertThat(Poses.yaw(bone)).isCloseTo(10 * x, within(1e-7));
    }

    @ParameterizedTest
    @CsvSource({"0.25, 0.2, 4", "0.25, 0.225, 2", "0.25, 0.25, 0", "0.25, 0.3, 0.5", "0.3, 0.25, 2", "0.3, 0.3, 0"})
    void aShorterPeriodEndsBetweenPoses(double period, double seconds, double x) {
        assertThat(clip(true, period).at(seconds, MIX).bones().get(0).position().x())
                .isCloseTo(x, within(1e-9));
    }

    @Test
    void onePoseIsHeldWhateverTheTime() {
        BlendClip still = Poses.still("still", 2, 30);
        assertThat(still.at(0.7123, MIX).bones().get(0).position().x()).isEqualTo(2);
    }

    @Test
    void aLoopIsContinuousWhereItStartsOver() {
        for (Double period : new Double[] {null, 0.31, 0.3000001, 0.39}) {
            BlendClip clip = clip(true, period);
            double end = clip.lengthSeconds();
            double before = clip.at(end - 1e-9, MIX).bones().get(0).position().x();
            // The steepest way back is 9 m within a ten-millionth of a second; the others are slow.
            assertThat(before).isCloseTo(0, within(period != null && period < 0.301 ? 0.1 : 1e-6));
        }
    }

    @ParameterizedTest
    @CsvSource({"true, 0.41", "true, 0.09", "false, 0.3", "true, -1", "true, 0"})
    void aPeriodMustFitThePoses(boolean loop, double period) {
        complaintsAbout(clip(loop, period)).at("/periodSeconds");
    }

    @ParameterizedTest
    @CsvSource({"0", "-30", "1e-300", "1e300", "NaN"})
    void aRateMustBeOneThatCanBePlayed(double rate) {
        complaintsAbout(BlendClip.of("clip", rate, List.of(Poses.of(Poses.bone("bone", 0, 0))))
                        .withLoop(true))
                .at("/sampleRateHz");
    }
}
