package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InertializationTest {
    @ParameterizedTest
    @CsvSource({"1, 0, 0.2", "1, -3, 0.2", "0.4, -20, 0.5", "2, -0.001, 0.1", "30, -150, 1", "1e-6, -1e-9, 0.3"})
    void theCurveHasTheStatesOfItsTwoEnds(double start, double speed, double duration) {
        Quintic quintic = Quintic.of(start, speed, duration);
        double end = quintic.endSeconds();
        assertThat(end).isCloseTo(speed == 0 ? duration : Math.min(duration, -5 * start / speed), within(1e-15));
        double step = end / 1e4;
        assertThat(quintic.at(0)).isEqualTo(start);
        // One-sided differences of second order: their own error is of the order of step^2.
        double slope = (-3 * quintic.at(0) + 4 * quintic.at(step) - quintic.at(2 * step)) / (2 * step);
        assertThat(slope * end).isCloseTo(speed * end, within(1e-6 * start));
        assertThat(quintic.at(end)).isZero();
        // A zero of third order: offset, speed and acceleration vanish together. With h = 1e-2 of the way, x ~ h^3.
        double near = quintic.at(end * 0.99) / start;
        double nearer = quintic.at(end * 0.995) / start;
        assertThat(near).isLessThan(1.1e-5);
        assertThat(near / nearer).isGreaterThan(7.5);
    }

    @Test
    void withoutSpeedItIsThePolynomialOfLeastJerk() {
        // 1 - s^3 (6 s^2 - 15 s + 10): the well-known one with all derivatives 0 at both ends.
        Quintic quintic = Quintic.of(2, 0, 0.25);
        for (double s = 0; s <= 1; s += 0.01) {
            double expected = 2 * (1 - s * s * s * (6 * s * s - 15 * s + 10));
            assertThat(quintic.at(0.25 * s)).isCloseTo(expected, within(1e-13));
        }
    }

    @Test
    void atTheSteepestSpeedItIsTheFifthPower() {
        // x0 (1 - s)^5 is the only quintic with these ends and the speed -5 x0/t1.
        Quintic quintic = Quintic.of(3, -5 * 3 / 0.2, 0.7);
        assertThat(quintic.endSeconds()).isCloseTo(0.2, within(1e-15));
        for (double s = 0; s <= 1; s += 0.01) {
            assertThat(quintic.at(0.2 * s)).isCloseTo(3 * StrictMath.pow(1 - s, 5), within(1e-13));
        }
    }

    @Test
    void thePublishedCoefficientsGiveTheSameCurve() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 500; i++) {
            double x0 = random.nextDouble(0.01, 3);
            double v0 = -random.nextDouble(0, 30);
            double t1 = Math.min(random.nextDouble(0.05, 1), -5 * x0 / v0);
            double a0 = Math.max(0, (-8 * v0 * t1 - 20 * x0) / (t1 * t1));
            double a = -(a0 * t1 * t1 + 6 * v0 * t1 + 12 * x0) / (2 * StrictMath.pow(t1, 5));
            double b = (3 * a0 * t1 * t1 + 16 * v0 * t1 + 30 * x0) / (2 * StrictMath.pow(t1, 4));
            double c = -(3 * a0 * t1 * t1 + 12 * v0 * t1 + 20 * x0) / (2 * StrictMath.pow(t1, 3));
            Quintic quintic = Quintic.of(x0, v0, t1);
            for (double t = 0; t < t1; t += t1 / 20) {
                double expected = a * StrictMath.pow(t, 5)
                        + b * StrictMath.pow(t, 4)
                        + c * StrictMath.pow(t, 3)
                        + a0 / 2 * t * t
                        + v0 * t
                        + x0;
                assertThat(quintic.at(t)).isCloseTo(Math.max(0, expected), within(1e-11 * x0));
            }
        }
    }

    @Test
    void itOnlyEverShrinks() {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 2000; i++) {
            double start = StrictMath.pow(10, random.nextDouble(-6, 3));
            double speed = start * random.nextDouble(-100, 20);
            double duration = random.nextDouble(0.01, 2);
            Quintic quintic = Quintic.of(start, speed, duration);
            double before = start;
            for (int k = 1; k <= 200; k++) {
                double offset = quintic.at(duration * k / 200);
                assertThat(offset).isBetween(0.0, before + 1e-13 * start);
                before = offset;
            }
            assertThat(quintic.at(duration)).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({"0, -5, 0.2", "1, -5, 0", "1, -1e308, 1e-300", "1e-320, -1, 0.2", "1, -1e-320, 1e-300", "1, 5, 0.2"})
    void extremesNeitherHangNorBreak(double start, double speed, double duration) {
        Quintic quintic = Quintic.of(start, speed, duration);
        for (double t = 0; t < 1; t += 0.01) {
            assertThat(quintic.at(t * duration)).isBetween(0.0, start);
        }
        assertThat(quintic.at(duration)).isZero();
    }

    private static final BlendClip RUN = Poses.clip("run", 60, 241, false, t -> Poses.bone("bone", 2 * t, 50 * t));
    private static final BlendClip STOP = Poses.still("stop", 3, 120);

    /**
     * A bone that shrinks by 2 a second and is at twice its size when it stops at its own: an offset of 1 with a speed
     * of -2, by the published coefficients.
     */
    @Test
    void scaleDecaysWithItsSpeedToo() {
        BlendClip shrink = Poses.clip(
                "shrink",
                60,
                241,
                false,
                t -> new Bone("bone", Vector3.ZERO, Quaternion.IDENTITY, new Vector3(3 - 2 * t, 1, 1)));
        BlendClip stop = BlendClip.of(
                "stop",
                30.0,
                java.util.List.of(Poses.of(new Bone("bone", Vector3.ZERO, Quaternion.IDENTITY, new Vector3(1, 1, 1)))));
        BlendSequence sequence = Poses.sequence(shrink, stop)
                .then(Poses.inertial("stop", 0.5, 0.25))
                .play();
        double v = -2 * 0.25;
        for (BlendFrame frame : sequence.frames().subList(30, 60)) {
            double s = Math.min(1, (frame.timeSeconds() - 0.5) / 0.25);
            double offset = (((-(6 * v + 12) / 2 * s + (16 * v + 30) / 2) * s - (12 * v + 20) / 2) * s * s + v) * s + 1;
            assertThat(Poses.first(frame).scale().x()).isCloseTo(1 + offset, within(1e-12));
            assertThat(frame.weight()).isEqualTo(1);
        }
    }

    @Test
    void itStartsOnWhatIsOnScreenAndEndsOnTheClip() {
        BlendSequence sequence = Poses.sequence(RUN, STOP)
                .then(Poses.inertial("stop", 0.5, 0.25))
                .play();
        assertThat(Poses.first(sequence.frames().get(30)).position().x()).isCloseTo(1, within(1e-14));
        assertThat(Poses.yaw(Poses.first(sequence.frames().get(30)))).isCloseTo(25, within(1e-11));
        for (BlendFrame frame : sequence.frames().subList(45, 61)) {
            assertThat(frame.pose()).isEqualTo(STOP.poses().get(0));
        }
        assertThat(sequence.warnings()).isEmpty();
    }

    @Test
    void positionAndTurnFollowTheQuinticWithTheSpeedOfTheLastTwoFrames() {
        BlendSequence sequence = Poses.sequence(RUN, STOP)
                .then(Poses.inertial("stop", 0.5, 0.25))
                .play();
        // From stop, at x 3, run is 2 m behind and comes nearer by 2 m/s; it lacks 95 degrees and gains 50 a second.
        Quintic way = Quintic.of(2, -2, 0.25);
        Quintic turn = Quintic.of(95, -50, 0.25);
        for (BlendFrame frame : sequence.frames().subList(30, 61)) {
            double t = frame.timeSeconds() - 0.5;
            assertThat(Poses.first(frame).position().x()).isCloseTo(3 - way.at(t), within(1e-9));
            assertThat(Poses.yaw(Poses.first(frame))).isCloseTo(120 - turn.at(t), within(1e-8));
        }
    }

    @Test
    void whatMovesAwayIsStoppedFirst() {
        // Run has left stop behind by then and moves away from it: the speed counts as 0.
        BlendClip near = Poses.still("near", 0, 0);
        BlendSequence sequence = Poses.sequence(RUN, near)
                .then(Poses.inertial("near", 0.5, 0.25))
                .play();
        Quintic way = Quintic.of(1, 0, 0.25);
        for (BlendFrame frame : sequence.frames().subList(30, 61)) {
            assertThat(Poses.first(frame).position().x()).isCloseTo(way.at(frame.timeSeconds() - 0.5), within(1e-9));
        }
    }

    @ParameterizedTest
    @CsvSource({"0.5, 30", "0.51, 30", "0.0, 0", "0.01, 0"})
    void speedIsThatOfTheLastTwoFramesEvenBetweenThem(double at, int lastFrame) {
        // x = t^2: over the last two frames i-1 and i the mean speed is (2 i - 1)/60.
        BlendClip falling = Poses.clip("falling", 60, 241, false, t -> Poses.bone("bone", t * t, 0));
        BlendSequence sequence = Poses.sequence(falling, STOP)
                .then(Poses.inertial("stop", at, 0.3))
                .lasting(2)
                .play();
        double i = at * 60;
        double exact = Math.floor(i + 1e-9) == i
                ? at * at
                : (i - lastFrame) / 3600 * (2 * lastFrame + 1) + lastFrame * lastFrame / 3600.0;
        double speed = lastFrame == 0 ? 0 : (2 * lastFrame - 1) / 60.0;
        Quintic way = Quintic.of(3 - exact, -speed, 0.3);
        for (BlendFrame frame : sequence.frames().subList(lastFrame + 1, 121)) {
            assertThat(Poses.first(frame).position().x()).isCloseTo(3 - way.at(frame.timeSeconds() - at), within(1e-9));
        }
    }

    @Test
    void theOffsetIsOneTurnAboutOneAxisOfTheParent() {
        SplittableRandom random = new SplittableRandom(13);
        for (int i = 0; i < 200; i++) {
            Bone clip = Poses.random(random, 1).bones().get(0);
            Bone screen = Poses.random(random, 1).bones().get(0);
            BoneOffset offset = BoneOffset.between(clip, screen, screen, screen, 1 / 60.0, 0.2);
            assertThat(Change.degrees(offset.on(clip, 0), screen)).isLessThan(1e-10);
            assertThat(Change.meters(offset.on(clip, 0), screen)).isLessThan(1e-14);
            assertThat(offset.on(clip, 0).scale().minus(screen.scale()).length())
                    .isLessThan(1e-14);
            assertThat(offset.on(clip, 0.2)).isEqualTo(clip);
            assertThat(offset.rotation().start()).isBetween(0.0, Math.PI);
            // The turn that is left is the quintic's: a half-way pose lies on the shortest way between the two.
            double whole = Change.degrees(clip, screen);
            double left = Change.degrees(clip, offset.on(clip, 0.1));
            double gone = Change.degrees(offset.on(clip, 0.1), screen);
            assertThat(left + gone).isCloseTo(whole, within(1e-7));
            assertThat(left).isCloseTo(whole / 2, within(1e-7));
        }
    }

    @Test
    void turningSpeedIsMeasuredAcrossHalfATurn() {
        // The last frame is 179 degrees away one way, the one before 179 the other way: 2 degrees between them.
        Bone clip = Poses.bone("bone", 0, 0);
        BoneOffset offset = BoneOffset.between(
                clip, Poses.bone("bone", 0, 179), Poses.bone("bone", 0, 179), Poses.bone("bone", 0, 181), 0.1, 0.2);
        assertThat(StrictMath.toDegrees(offset.rotation().start())).isCloseTo(179, within(1e-10));
        assertThat(StrictMath.toDegrees(offset.rotation().speed())).isCloseTo(-20, within(1e-8));
    }

    @Test
    void noBoneEverPassesTheClip() {
        SplittableRandom random = new SplittableRandom(14);
        for (int i = 0; i < 100; i++) {
            Bone clip = Poses.random(random, 1).bones().get(0);
            Bone screen = Poses.random(random, 1).bones().get(0);
            Bone before = Poses.random(random, 1).bones().get(0);
            BoneOffset offset = BoneOffset.between(clip, screen, screen, before, 1 / 60.0, 0.2);
            double turn = Double.MAX_VALUE;
            double way = Double.MAX_VALUE;
            Vector3 side = screen.position().minus(clip.position());
            for (double t = 0; t <= 0.21; t += 0.005) {
                Bone bone = offset.on(clip, t);
                assertThat(Change.degrees(bone, clip)).isLessThanOrEqualTo(turn + 1e-7);
                assertThat(Change.meters(bone, clip)).isLessThanOrEqualTo(way + 1e-13);
                assertThat(bone.position().minus(clip.position()).dot(side)).isGreaterThanOrEqualTo(-1e-13);
                turn = Change.degrees(bone, clip);
                way = Change.meters(bone, clip);
            }
        }
    }

    @Test
    void itMayInterruptWhateverIsOnScreenWithoutAPop() {
        BlendSequence sequence = Poses.sequence(RUN, STOP, Poses.still("idle", 0, -60))
                .then(
                        Poses.to("stop", 0.3, 0.2, "smoothstep"),
                        Poses.inertial("idle", 0.4, 0.3),
                        Poses.inertial("stop", 0.5, 0.3),
                        Poses.to("idle", 0.6, 0.3, "smoothstep"))
                .restarting()
                .at(1000)
                .play();
        // Only the restarted cross-fade at the end jumps. Up to there, the steepest is a decay of at most 180 degrees
        // without speed, 15/8 * 180 degrees in 0.3 s: 1.2 degrees in a frame of 1 ms.
        assertThat(sequence.frames().subList(0, 600).stream()
                        .mapToDouble(BlendFrame::rotationDegrees)
                        .max())
                .hasValueCloseTo(0.9, within(0.3));
        assertThat(Poses.rotation(sequence).atSeconds()).isEqualTo(0.6);
        assertThat(Poses.rotation(sequence).degrees()).isGreaterThan(40);
    }

    @Test
    void aCrossFadeAfterItsEndFadesFromTheClipThatPlays() {
        BlendSequence sequence = Poses.sequence(STOP, RUN)
                .then(Poses.inertial("run", 0.1, 0.2), Poses.to("stop", 0.3, 0.2, "linear"))
                .play();
        // Half way, run has played 0.3 s.
        assertThat(Poses.first(sequence.frames().get(24)).position().x()).isCloseTo((0.6 + 3) / 2, within(1e-9));
    }

    @Test
    void rotationsStayOfLengthOne() {
        BlendSequence sequence = Poses.sequence(RUN, STOP)
                .then(Poses.inertial("stop", 0.5, 0.25))
                .play();
        assertThat(sequence.frames()).allSatisfy(frame -> {
            Quaternion rotation = Poses.first(frame).rotation();
            assertThat(rotation.norm()).isCloseTo(1, within(1e-14));
        });
    }
}
