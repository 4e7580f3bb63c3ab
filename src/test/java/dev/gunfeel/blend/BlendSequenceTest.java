package dev.gunfeel.blend;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.rotation.RotationMethod;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlendSequenceTest {
    /** Both clips move at constant speed, so a fade between them has a closed form. */
    private static final BlendClip WALK = Poses.clip("walk", 60, 121, false, t -> Poses.bone("bone", t, 20 * t));

    private static final BlendClip RUN =
            Poses.clip("run", 30, 121, false, t -> Poses.bone("bone", 5 + 3 * t, 60 + 30 * t));

    static Iterable<String> easings() {
        return Easing.names();
    }

    @ParameterizedTest
    @MethodSource("easings")
    void bothClipsPlayOnWhileTheWeightFollowsTheEasing(String easing) {
        BlendSequence sequence = Poses.sequence(WALK, RUN)
                .then(Poses.to("run", 0.31, 0.2, easing))
                .play();
        assertThat(sequence.frames()).hasSize(61);
        for (BlendFrame frame : sequence.frames()) {
            double t = frame.timeSeconds();
            double weight = t < 0.31 ? 0 : Easing.of(easing).weight((t - 0.31) / 0.2);
            double walk = t;
            double run = 5 + 3 * (t - 0.31);
            assertThat(Poses.first(frame).position().x())
                    .as("at %s s", t)
                    .isCloseTo(walk + weight * (run - walk), within(1e-9));
            double turn = 20 * t + weight * (60 + 30 * (t - 0.31) - 20 * t);
            assertThat(Poses.yaw(Poses.first(frame))).isCloseTo(turn, within(1e-7));
            assertThat(frame.clip()).isEqualTo(t < 0.31 ? "walk" : "run");
            assertThat(frame.weight()).isCloseTo(t < 0.31 ? 1 : weight, within(1e-9));
        }
        assertThat(sequence.warnings()).isEmpty();
    }

    /** Hips that turn by 20 degrees in the fade and an arm that turns by 100, at a quarter of it. */
    @Test
    void hybridMixesTheBonesThatHardlyTurn() {
        Pose low = Poses.of(Poses.bone("hips", 0, 0), Poses.bone("arm", 0, 0));
        Pose raised = Poses.of(Poses.bone("hips", 0, 20), Poses.bone("arm", 0, 100));
        BlendClip idle = BlendClip.of("idle", 30.0, List.of(low)).withLoop(false);
        BlendClip aim = BlendClip.of("aim", 30.0, List.of(raised)).withLoop(false);
        List<Bone> bones = Poses.sequence(idle, aim)
                .then(Poses.to("aim", 0.5, 0.2, "linear"))
                .by(RotationMethod.HYBRID)
                .mixingUpTo(99)
                .at(20)
                .play()
                .frames()
                .get(11)
                .pose()
                .bones();
        double half = Math.toRadians(10);
        double mixed = 2 * StrictMath.atan2(StrictMath.sin(half) / 4, 0.75 + StrictMath.cos(half) / 4);
        assertThat(Poses.yaw(bones.get(0))).isCloseTo(Math.toDegrees(mixed), within(1e-12));
        assertThat(Poses.yaw(bones.get(1))).isCloseTo(25, within(1e-12));

        complaintsAbout(Poses.sequence(idle).mixingUpTo(99).request()).at("/hybridThresholdDegrees");
    }

    /** Two bones that move by 1 m from every frame to the next: the first bone, and the first frame that it moved to. */
    @Test
    void ofEqualChangesTheFirstCounts() {
        List<Pose> poses = java.util.stream.IntStream.range(0, 5)
                .mapToObj(i -> Poses.of(Poses.bone("first", i, 0), Poses.bone("second", i, 0)))
                .toList();
        BlendSummary summary = Poses.sequence(BlendClip.of("clip", 1.0, poses))
                .lasting(4)
                .at(1)
                .play()
                .summary();
        assertThat(summary.largestMove()).isEqualTo(new LargestMove(1.0, 1.0, "first"));
        assertThat(summary.largestRotation()).isEqualTo(new LargestRotation(0.0, 1.0, "first"));
    }

    @Test
    void framesStandAtWholeMultiplesUpToTheDuration() {
        assertThat(Poses.sequence(WALK).lasting(0.3).at(10).play().frames())
                .extracting(BlendFrame::timeSeconds)
                .containsExactly(0.0, 0.1, 0.2, 3 / 10.0);
        assertThat(Poses.sequence(WALK).lasting(0.29).at(10).play().frames()).hasSize(3);
    }

    @Test
    void aFadeOfNoDurationSwitchesAtOnce() {
        BlendSequence sequence = Poses.sequence(WALK, RUN)
                .then(Poses.to("run", 0.5, 0, "linear"))
                .play();
        assertThat(Poses.first(sequence.frames().get(29)).position().x()).isCloseTo(29 / 60.0, within(1e-12));
        assertThat(Poses.first(sequence.frames().get(30)).position().x()).isCloseTo(5, within(1e-12));
        assertThat(sequence.warnings()).extracting(Warning::code).containsExactly("unusualDuration");
    }

    @Test
    void aClipMayStartInItsMiddle() {
        BlendTransition transition = BlendTransition.of(0.25, "run")
                .withDurationSeconds(0.1)
                .withEasing("linear")
                .withKind(TransitionKind.CROSS_FADE)
                .withStartAtSeconds(0.5);
        BlendSequence sequence = Poses.sequence(WALK, RUN).then(transition).play();
        assertThat(Poses.first(sequence.frames().get(60)).position().x()).isCloseTo(5 + 3 * 1.25, within(1e-9));
    }

    @Test
    void theSummaryFindsThePopItsTimeAndItsBone() {
        BlendClip still = clipOfTwo("still", 0, 0);
        BlendClip away = clipOfTwo("away", 0.25, 70);
        BlendSequence sequence = Poses.sequence(still, away)
                .then(Poses.to("away", 0.4, 0, "linear"))
                .play();
        assertThat(Poses.move(sequence)).isEqualTo(new LargestMove(0.25, 0.4, "hand"));
        LargestRotation rotation = Poses.rotation(sequence);
        assertThat(rotation.degrees()).isCloseTo(70, within(1e-12));
        assertThat(rotation.atSeconds()).isEqualTo(0.4);
        assertThat(rotation.bone()).isEqualTo("1");
        assertThat(sequence.frames().get(24).rotationDegrees()).isEqualTo(rotation.degrees());
        assertThat(sequence.frames().get(24).moveMeters()).isEqualTo(0.25);
        assertThat(sequence.frames().get(23).rotationDegrees()).isZero();
    }

    /** A hand that moves and a bone without a name that turns. */
    @SuppressWarnings("NullAway") // A bone may lack a name.
    private static BlendClip clipOfTwo(String name, double x, double degrees) {
        return BlendClip.of(name, 30.0, List.of(Poses.of(Poses.bone("hand", x, 0), Poses.bone(null, 0, degrees))))
                .withLoop(true);
    }

    @Test
    void oneFrameHasNoPop() {
        BlendSummary summary = Poses.sequence(WALK).lasting(0.001).play().summary();
        assertThat(summary).isEqualTo(new BlendSummary(null, null));
    }

    @Test
    void fadingBetweenEqualClipsShowsTheClip() {
        BlendClip same = BlendClip.of("same", 60.0, WALK.poses()).withLoop(false);
        BlendTransition inStep = BlendTransition.of(0.5, "same")
                .withDurationSeconds(0.2)
                .withEasing("smoothstep")
                .withKind(TransitionKind.CROSS_FADE)
                .withStartAtSeconds(0.5);
        List<BlendFrame> alone = Poses.sequence(WALK).play().frames();
        List<BlendFrame> faded = Poses.sequence(WALK, same).then(inStep).play().frames();
        for (int i = 0; i < alone.size(); i++) {
            Change change = Change.between(alone.get(i).pose(), faded.get(i).pose());
            assertThat(change.moveMeters()).isLessThan(1e-12);
            assertThat(change.rotationDegrees()).isLessThan(1e-9);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.5 + 1e-12, 0.5 - 1e-12})
    void aFadeThatEndsWhenTheNextStartsIsNotInterrupted(double at) {
        BlendSequence sequence = Poses.sequence(WALK, RUN)
                .then(Poses.to("run", 0.3, 0.2, "smoothstep"), Poses.to("walk", at, 0.2, "smoothstep"))
                .play();
        // Half way through the second fade, run has played on for 0.3 s; a frozen one would still be at 0.2 s.
        assertThat(Poses.first(sequence.frames().get(36)).position().x())
                .isCloseTo((5 + 3 * 0.3 + 0.1) / 2, within(1e-9));
    }

    @Test
    void aTransitionBetweenFramesShowsOnTheNextOne() {
        BlendSequence sequence = Poses.sequence(WALK, RUN)
                .then(Poses.to("run", 0.125, 0.1, "linear"))
                .at(10)
                .play();
        assertThat(sequence.frames()).extracting(BlendFrame::clip).startsWith("walk", "walk", "run");
        assertThat(sequence.frames().get(2).weight()).isCloseTo(0.75, within(1e-12));
    }

    @Test
    void tablesHaveOneRowPerFrameAndBone() {
        BlendSequence sequence = Poses.sequence(clipOfTwo("still", 0, 0), clipOfTwo("away", 0.25, 70))
                .then(Poses.to("away", 0.4, 0, "linear"))
                .play();
        var table = sequence.table();
        assertThat(table.header())
                .startsWith("index", "timeSeconds", "clip", "weight", "bone", "positionX")
                .endsWith("rotationDegrees", "moveMeters");
        assertThat(table.rows()).hasSize(122).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.header()));
        Object[] pop = table.rows().get(48);
        assertThat(pop).startsWith(24, 0.4, "away", 1.0, "hand", 0.25).endsWith(0.0, 0.25);
        assertThat((Double) table.rows().get(49)[15]).isCloseTo(70, within(1e-12));
    }

    @Test
    void theSameRequestGivesTheSameNumbers() {
        Poses.Sequence request = Poses.sequence(WALK, RUN)
                .then(Poses.to("run", 0.3, 0.2, "easeOutElastic"), Poses.inertial("walk", 0.4, 0.2));
        assertThat(request.play()).isEqualTo(request.play());
    }

    @Test
    void whatIsLegalButProbablyNotMeantIsWarnedOf() {
        BlendTransition late = BlendTransition.of(0.2, "run")
                .withDurationSeconds(0.2)
                .withEasing("linear")
                .withKind(TransitionKind.CROSS_FADE)
                .withStartAtSeconds(4.5);
        BlendSequence sequence = Poses.sequence(WALK, RUN)
                .then(late, Poses.to("walk", 0.5, 0.5, "linear"), Poses.to("run", 3, 0.2, "linear"))
                .masked(0.0)
                .play();
        assertThat(sequence.warnings())
                .extracting(Warning::code, Warning::pointer, Warning::value)
                .containsExactly(
                        Assertions.tuple("maskIsZero", "/mask", null),
                        Assertions.tuple("startsAfterEnd", "/transitions/0/startAtSeconds", 4.5),
                        Assertions.tuple("unusualDuration", "/transitions/1/durationSeconds", 0.5),
                        Assertions.tuple("neverStarts", "/transitions/2/atSeconds", 3.0));
    }

    @Test
    void anInterruptedThreadStopsIt() {
        Thread.currentThread().interrupt();
        Assertions.assertThatThrownBy(() -> Poses.sequence(WALK).play()).isInstanceOf(StoppedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }
}
