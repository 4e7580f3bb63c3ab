package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The three ways in which blends go wrong, each as a number beside the number of its repair. */
class BlendFailuresTest {
    private static final BlendClip IDLE = Poses.still("idle", 0, 0);
    private static final BlendClip WALK = Poses.still("walk", 1, 40);
    private static final BlendClip HIT = Poses.still("hit", 0.2, 90);

    private static BlendClip flipped(double degrees) {
        return BlendClip.of(
                        "flipped",
                        30.0,
                        List.of(Poses.of(Poses.bone(
                                "bone", Vector3.ZERO, Poses.turned(degrees).negated()))))
                .withLoop(true);
    }

    private static double turned(BlendSequence sequence) {
        return sequence.frames().stream()
                .mapToDouble(BlendFrame::rotationDegrees)
                .sum();
    }

    @ParameterizedTest
    @EnumSource(names = {"SLERP", "NLERP"})
    void asGivenTurnsTheWrongWayAndThreeTimesAsFar(RotationMethod method) {
        Poses.Sequence request = Poses.sequence(IDLE, flipped(90))
                .then(Poses.to("flipped", 0.2, 0.3, "linear"))
                .by(method);
        BlendSequence right = request.play();
        BlendSequence wrong = request.along(RotationPath.AS_GIVEN).play();
        assertThat(turned(right)).isCloseTo(90, within(1e-9));
        assertThat(turned(wrong)).isCloseTo(270, within(1e-9));
        assertThat(right.warnings()).isEmpty();
        assertThat(wrong.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("longWayRound");
            assertThat(warning.value()).isCloseTo(270, within(1e-9));
            assertThat(warning.pointer()).isEqualTo("/transitions/0");
        });
    }

    @Test
    void asGivenWithLerpNearlyVanishesOnTheWay() {
        BlendSequence wrong = Poses.sequence(IDLE, flipped(90))
                .then(Poses.to("flipped", 0.2, 0.3, "linear"))
                .by(RotationMethod.LERP)
                .along(RotationPath.AS_GIVEN)
                .play();
        // 270 degrees of turn are 135 on the 4-sphere: the chord comes as near as cos 67.5 to its centre.
        double nearest = StrictMath.cos(StrictMath.toRadians(67.5));
        assertThat(wrong.warnings())
                .filteredOn(warning -> warning.code().equals("notNormalized"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.value()).isCloseTo(nearest, within(1e-12)));
    }

    @Test
    void signsThatFlipWithinAClipAreFoundToo() {
        BlendClip clip = BlendClip.of(
                        "clip",
                        30.0,
                        List.of(
                                Poses.of(Poses.bone("arm", Vector3.ZERO, Poses.turned(10))),
                                Poses.of(Poses.bone(
                                        "arm", Vector3.ZERO, Poses.turned(12).negated()))))
                .withLoop(false);
        BlendSequence wrong = Poses.sequence(clip).along(RotationPath.AS_GIVEN).play();
        assertThat(wrong.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.value()).isCloseTo(358, within(1e-9));
            assertThat(warning.pointer()).isEqualTo("/clips/0/poses/1");
        });
        assertThat(turned(Poses.sequence(clip).play())).isCloseTo(2, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"30, 12", "60, 12", "144, 12"})
    void aWeightAddedPerFrameTakesFramesNotSeconds(double rate, int frames) {
        BlendSequence sequence = Poses.sequence(IDLE, WALK)
                .then(Poses.to("walk", 0, 0.2, "linear"))
                .at(rate)
                .perFrame(1 / 12.0)
                .play();
        long fading = sequence.frames().stream()
                .filter(frame -> Poses.first(frame).position().x() < 1)
                .count();
        assertThat(fading).isEqualTo(frames);
        assertThat(sequence.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("dependsOnFrameRate");
            assertThat(warning.value()).isCloseTo(frames / rate, within(1e-12));
            assertThat(warning.message()).contains("0.4 s at 30 Hz", "0.2 s at 60 Hz", "0.0833 s at 144 Hz");
        });
    }

    @ParameterizedTest
    @ValueSource(doubles = {30, 60, 144})
    void byTimeItTakesTheSameAtEveryRate(double rate) {
        BlendSequence sequence = Poses.sequence(IDLE, WALK)
                .then(Poses.to("walk", 0, 0.2, "linear"))
                .at(rate)
                .play();
        for (BlendFrame frame : sequence.frames()) {
            assertThat(Poses.first(frame).position().x())
                    .isCloseTo(Math.min(1, frame.timeSeconds() / 0.2), within(1e-12));
        }
    }

    @Test
    void atTheRateItWasMadeForPerFrameIsTheSameAsPerSecond() {
        Poses.Sequence request = Poses.sequence(IDLE, WALK)
                .then(Poses.to("walk", 0.25, 0.2, "easeInOutQuart"))
                .at(60);
        List<BlendFrame> bySeconds = request.play().frames();
        List<BlendFrame> byFrames = request.perFrame(1 / 12.0).play().frames();
        for (int i = 0; i < bySeconds.size(); i++) {
            assertThat(Poses.first(byFrames.get(i)).position().x())
                    .isCloseTo(Poses.first(bySeconds.get(i)).position().x(), within(1e-12));
        }
    }

    @Test
    void restartJumpsToTheClipThatWasFadedInAndSnapshotDoesNot() {
        Poses.Sequence request = Poses.sequence(IDLE, WALK, HIT)
                .then(Poses.to("walk", 0.2, 0.2, "linear"), Poses.to("hit", 0.25, 0.2, "linear"));
        BlendSequence smooth = request.play();
        BlendSequence jumping = request.restarting().play();

        // At 0.25 s a quarter of the fade to walk is over: x is 0.25 and the turn is 10 degrees.
        assertThat(Poses.first(smooth.frames().get(15)).position().x()).isCloseTo(0.25, within(1e-12));
        assertThat(Poses.yaw(Poses.first(smooth.frames().get(15)))).isCloseTo(10, within(1e-9));
        assertThat(smooth.warnings()).isEmpty();
        // The fade to hit turns 80 degrees in twelve frames.
        assertThat(Poses.rotation(smooth).degrees()).isCloseTo(80 / 12.0, within(1e-9));

        // Restarted, walk is on screen at full weight at once.
        assertThat(Poses.first(jumping.frames().get(15)).position().x()).isCloseTo(1, within(1e-12));
        assertThat(Poses.yaw(Poses.first(jumping.frames().get(15)))).isCloseTo(40, within(1e-9));
        assertThat(jumping.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("restartJumps");
            assertThat(warning.value()).isCloseTo(30, within(1e-9));
            assertThat(warning.message()).contains("30 degrees (bone bone)", "0.75 m");
        });
        // From frame 14, at 8 degrees and a sixth less than a quarter, to frame 15.
        assertThat(Poses.rotation(jumping).degrees()).isCloseTo(40 - 40 * (1 / 30.0) / 0.2, within(1e-9));
        assertThat(Poses.rotation(jumping).atSeconds()).isEqualTo(0.25);
        assertThat(Poses.move(jumping).meters()).isCloseTo(1 - (1 / 30.0) / 0.2, within(1e-9));
    }

    @Test
    void aSnapshotStaysFrozenWhileAClipWouldPlayOn() {
        BlendClip moving = Poses.clip("moving", 60, 121, false, t -> Poses.bone("bone", t, 0));
        BlendSequence sequence = Poses.sequence(moving, WALK, HIT)
                .then(Poses.to("walk", 0.2, 0.2, "linear"), Poses.to("hit", 0.3, 0.2, "linear"))
                .play();
        double frozen = (0.3 + 1) / 2;
        for (BlendFrame frame : sequence.frames().subList(18, 31)) {
            double weight = (frame.timeSeconds() - 0.3) / 0.2;
            assertThat(Poses.first(frame).position().x()).isCloseTo(frozen + weight * (0.2 - frozen), within(1e-9));
        }
    }

    @Test
    void interruptionsUpToTheLastFrameNeverPop() {
        // Twelve transitions, each inside the one before.
        BlendTransition[] transitions = new BlendTransition[12];
        String[] names = {"walk", "hit", "idle"};
        for (int i = 0; i < transitions.length; i++) {
            transitions[i] = Poses.to(names[i % 3], 0.1 + 0.07 * i, 0.3, "smoothstep");
        }
        Poses.Sequence request =
                Poses.sequence(IDLE, WALK, HIT).then(transitions).lasting(2).at(240);
        // Smoothstep is steepest in its middle: 1.5/duration. 90 degrees is the farthest that any two are apart.
        double steepest = 90 * 1.5 / 0.3 / 240;
        assertThat(Poses.rotation(request.play()).degrees()).isLessThan(steepest + 1e-9);
        assertThat(Poses.rotation(request.restarting().play()).degrees()).isGreaterThan(20 * steepest);
    }

    @Test
    void perFrameCanBeInterruptedToo() {
        BlendSequence sequence = Poses.sequence(IDLE, WALK, HIT)
                .then(Poses.to("walk", 0.1, 0.2, "linear"), Poses.to("hit", 0.2, 0.2, "linear"))
                .perFrame(0.1)
                .play();
        // Six frames of a tenth, then from there.
        assertThat(Poses.first(sequence.frames().get(12)).position().x()).isCloseTo(0.6, within(1e-12));
        assertThat(Poses.first(sequence.frames().get(17)).position().x()).isCloseTo(0.4, within(1e-12));
        assertThat(Poses.first(sequence.frames().get(22)).position().x()).isCloseTo(0.2, within(1e-12));
    }

    @Test
    void theThreeWarningsNameTheirRepair() {
        BlendSequence sequence = Poses.sequence(IDLE, flipped(90), HIT)
                .then(Poses.to("flipped", 0.1, 0.2, "linear"), Poses.to("hit", 0.15, 0.2, "linear"))
                .along(RotationPath.AS_GIVEN)
                .perFrame(0.05)
                .restarting()
                .play();
        assertThat(sequence.warnings())
                .extracting(Warning::code)
                .contains("dependsOnFrameRate", "longWayRound", "restartJumps");
        assertThat(sequence.warnings())
                .extracting(Warning::message)
                .anyMatch(message -> message.contains("advance perSecond"))
                .anyMatch(message -> message.contains("path shortest"))
                .anyMatch(message -> message.contains("interrupt snapshot"));
    }
}
