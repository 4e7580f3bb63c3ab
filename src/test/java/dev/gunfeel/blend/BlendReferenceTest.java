package dev.gunfeel.blend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/**
 * A second method: what is on screen, as the formulas define it, by recursion over the transitions and with plain numbers
 * for the one coordinate and the one angle of a bone. It shares nothing with the state machine that plays sequences but
 * the easings.
 */
class BlendReferenceTest {
    private static final double RATE = 60;

    /** A clip as plain numbers. */
    private record Curve(List<Double> samples, double rate, boolean loop) {
        double at(double seconds) {
            double u = seconds * rate;
            int n = samples.size();
            if (!loop) {
                u = Math.min(u, n - 1.0);
                int i = (int) u;
                return i == n - 1 ? samples.get(i) : between(samples.get(i), samples.get(i + 1), u - i);
            }
            u -= Math.floor(u / n) * n;
            int i = Math.min((int) u, n - 1);
            return between(samples.get(i), samples.get((i + 1) % n), u - i);
        }

        private static double between(double from, double to, double share) {
            return (1 - share) * from + share * to;
        }
    }

    /** The definition, for one quantity of a bone. */
    private static final class Definition {
        private final List<Curve> clips;
        private final List<Integer> targets;
        private final List<BlendTransition> transitions;
        private final boolean restart;

        Definition(List<Curve> clips, List<Integer> targets, List<BlendTransition> transitions, boolean restart) {
            this.clips = clips;
            this.targets = targets;
            this.transitions = transitions;
            this.restart = restart;
        }

        /** The newest clip alone, after k transitions. */
        private double clip(int k, double t) {
            if (k == 0) {
                return clips.get(0).at(t);
            }
            BlendTransition last = transitions.get(k - 1);
            return clips.get(targets.get(k - 1)).at(last.startAtSeconds() + t - last.atSeconds());
        }

        private boolean isOver(int k, double t) {
            return k == 0
                    || t - transitions.get(k - 1).atSeconds()
                            >= transitions.get(k - 1).durationSeconds() - 1e-9;
        }

        /** What is on screen after k transitions. */
        double screen(int k, double t) {
            if (isOver(k, t)) {
                return clip(k, t);
            }
            BlendTransition last = transitions.get(k - 1);
            double at = last.atSeconds();
            double share = (t - at) / last.durationSeconds();
            if (last.kind() == TransitionKind.CROSS_FADE) {
                double from = isOver(k - 1, at) || restart
                        ? clip(k - 1, isOver(k - 1, at) || restart ? t : at)
                        : screen(k - 1, at);
                return from + Easing.of(last.easing()).weight(share) * (clip(k, t) - from);
            }
            double offset = screen(k - 1, at) - clip(k, at);
            double sign = offset < 0 ? -1 : 1;
            int frame = (int) Math.floor(at * RATE + 1e-9);
            double v0 = 0;
            if (frame > 0) {
                double now = Math.abs(frame / RATE - at) < 1e-9 ? screen(k - 1, at) : frame(frame);
                v0 = Math.min(0, sign * (now - frame(frame - 1)) * RATE);
            }
            return clip(k, t) + sign * decay(Math.abs(offset), v0, last.durationSeconds(), t - at);
        }

        /** What is on screen in a frame. */
        double frame(int index) {
            double t = index / RATE;
            int k = 0;
            while (k < transitions.size() && transitions.get(k).atSeconds() <= t + 1e-9) {
                k++;
            }
            return screen(k, t);
        }

        /** The published quintic, in powers of time. */
        private static double decay(double x0, double v0, double duration, double t) {
            if (x0 == 0) {
                return 0;
            }
            double t1 = v0 == 0 ? duration : Math.min(duration, -5 * x0 / v0);
            if (t >= t1) {
                return 0;
            }
            double a0 = Math.max(0, (-8 * v0 * t1 - 20 * x0) / (t1 * t1));
            double a = -(a0 * t1 * t1 + 6 * v0 * t1 + 12 * x0) / (2 * StrictMath.pow(t1, 5));
            double b = (3 * a0 * t1 * t1 + 16 * v0 * t1 + 30 * x0) / (2 * StrictMath.pow(t1, 4));
            double c = -(3 * a0 * t1 * t1 + 12 * v0 * t1 + 20 * x0) / (2 * StrictMath.pow(t1, 3));
            return a * StrictMath.pow(t, 5)
                    + b * StrictMath.pow(t, 4)
                    + c * StrictMath.pow(t, 3)
                    + a0 / 2 * t * t
                    + v0 * t
                    + x0;
        }
    }

    @RepeatedTest(200)
    void sequencesAreWhatTheFormulasSay(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        List<Curve> ways = new ArrayList<>();
        List<Curve> turns = new ArrayList<>();
        List<BlendClip> clips = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int count = random.nextInt(1, 8);
            double rate = random.nextDouble(3, 40);
            boolean loop = random.nextBoolean();
            List<Double> way = random.doubles(count, -2, 2).boxed().toList();
            // All turns lie within half a turn, so that the shortest way never goes round the back.
            List<Double> turn = random.doubles(count, -20, 20).boxed().toList();
            ways.add(new Curve(way, rate, loop));
            turns.add(new Curve(turn, rate, loop));
            List<Pose> poses = new ArrayList<>();
            for (int j = 0; j < count; j++) {
                poses.add(Poses.of(Poses.bone("bone", way.get(j), turn.get(j))));
            }
            clips.add(BlendClip.of("clip" + i, rate, poses).withLoop(loop));
        }
        List<Integer> targets = new ArrayList<>();
        List<BlendTransition> transitions = new ArrayList<>();
        List<String> easings = List.of("linear", "smoothstep", "easeOut", "cssEase", "easeInOutSine");
        double at = 0;
        while (transitions.size() < 8) {
            // Half of them on a frame.
            at += random.nextDouble(0.02, 0.3);
            at = random.nextBoolean() ? Math.rint(at * RATE) / RATE : at;
            targets.add(random.nextInt(3));
            transitions.add(BlendTransition.of(at, "clip" + targets.get(targets.size() - 1))
                    .withDurationSeconds(random.nextDouble(0.05, 0.4))
                    .withEasing(easings.get(random.nextInt(easings.size())))
                    .withKind(random.nextBoolean() ? TransitionKind.CROSS_FADE : TransitionKind.INERTIALIZATION)
                    .withStartAtSeconds(random.nextBoolean() ? 0.0 : random.nextDouble(0, 1)));
        }
        boolean restart = random.nextInt(4) == 0;
        Poses.Sequence request = Poses.sequence(clips.toArray(BlendClip[]::new))
                .then(transitions.toArray(BlendTransition[]::new))
                .lasting(2)
                .at(RATE);
        BlendSequence sequence = (restart ? request.restarting() : request).play();

        Definition way = new Definition(ways, targets, transitions, restart);
        Definition turn = new Definition(turns, targets, transitions, restart);
        double largestMove = 0;
        for (BlendFrame frame : sequence.frames()) {
            Bone bone = Poses.first(frame);
            assertThat(bone.position().x())
                    .as("at %s", frame.timeSeconds())
                    .isCloseTo(way.frame(frame.index()), within(1e-9));
            assertThat(Poses.yaw(bone))
                    .as("at %s", frame.timeSeconds())
                    .isCloseTo(turn.frame(frame.index()), within(1e-7));
            double move = frame.index() == 0 ? 0 : Math.abs(way.frame(frame.index()) - way.frame(frame.index() - 1));
            largestMove = Math.max(largestMove, move);
            assertThat(frame.moveMeters()).isCloseTo(move, within(1e-9));
        }
        assertThat(Poses.move(sequence).meters()).isCloseTo(largestMove, within(1e-9));
    }
}
