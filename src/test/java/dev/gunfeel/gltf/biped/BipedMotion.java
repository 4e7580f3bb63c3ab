package dev.gunfeel.gltf.biped;

import static java.lang.StrictMath.PI;
import static java.lang.StrictMath.cos;
import static java.lang.StrictMath.exp;
import static java.lang.StrictMath.sin;
import static java.lang.StrictMath.tanh;

/** The four clips. Angles are in degrees and follow the usual curves of a gait; times in seconds. */
enum BipedMotion {
    /** Standing and breathing. */
    IDLE(4, true) {
        @Override
        Stance at(double seconds) {
            double breath = sin(2 * PI * seconds / 4);
            double sway = cos(2 * PI * seconds / 4);
            Stance stance = new Stance().move(0.008 * sway, 0, 0);
            stance.turn(Part.SPINE, 1 - 0.6 * breath, 0, -0.5 * sway).turn(Part.CHEST, 1 - 1.4 * breath, 0, 0);
            stance.turn(Part.HEAD, 1.2 * breath, 3 * sway, 0);
            for (Side side : Side.values()) {
                stance.turn(side.shoulder, 0, 0, side.sign * 1.5 * breath);
                stance.turn(side.upperArm, 2, 0, side.sign * (7 + 0.8 * breath));
                stance.turn(side.forearm, -12 - 1.5 * breath, 0, 0).turn(side.hand, -4, 0, 0);
            }
            return stance;
        }
    },
    /** One stride of two steps in a second. */
    WALK(1, true) {
        @Override
        Stance at(double seconds) {
            double phase = 2 * PI * seconds;
            Stance stance = new Stance().move(0.02 * sin(phase), 0, 0);
            trunk(stance, phase, 3, 5, 3);
            legs(stance, phase, new Gait(24, 3, 6, 10, 54, 42, 15));
            arms(stance, phase, 22, 14, 12);
            return stance;
        }
    },
    /** One stride of two leaps in two thirds of a second. */
    RUN(2 / 3.0, true) {
        @Override
        Stance at(double seconds) {
            double phase = 2 * PI * seconds / seconds();
            Stance stance = new Stance().move(0.012 * sin(phase), 0.035 * (1 + cos(2 * phase + 0.3 * PI)), 0);
            trunk(stance, phase, 11, 9, 4);
            legs(stance, phase, new Gait(38, 12, 14, 18, 92, 48, 4));
            arms(stance, phase, 40, 78, 14);
            return stance;
        }
    },
    /** A blow to the left shoulder: a quick recoil, then back to standing. */
    HIT(0.6, false) {
        @Override
        Stance at(double seconds) {
            double rest = 1 - seconds / seconds();
            double blow = seconds / 0.08 * exp(1 - seconds / 0.08) * rest * rest;
            double later = seconds / 0.14 * exp(1 - seconds / 0.14) * rest * rest;
            Stance stance = new Stance().move(-0.02 * blow, 0, -0.05 * later);
            stance.turn(Part.HIPS, -4 * later, 6 * later, 0);
            stance.turn(Part.SPINE, 1 - 12 * blow, -8 * blow, 0).turn(Part.CHEST, 1 - 14 * blow, -16 * blow, -4 * blow);
            stance.turn(Part.NECK, 8 * blow - 6 * later, 0, 0).turn(Part.HEAD, 14 * blow - 10 * later, 14 * blow, 0);
            for (Side side : Side.values()) {
                double share = side == Side.LEFT ? 1 : 0.6;
                stance.turn(side.upperArm, 2 - 26 * share * later, 0, side.sign * (7 + 14 * share * blow));
                stance.turn(side.forearm, -12 - 34 * share * later, 0, 0).turn(side.hand, -4, 0, 0);
                stance.turn(side.thigh, -9 * later, 0, 0).turn(side.shin, 15 * later, 0, 0);
                stance.turn(side.foot, -2 * later, 0, 0);
            }
            return stance;
        }
    };

    private final double seconds;
    private final boolean loops;

    BipedMotion(double seconds, boolean loops) {
        this.seconds = seconds;
        this.loops = loops;
    }

    double seconds() {
        return seconds;
    }

    boolean loops() {
        return loops;
    }

    /** Returns the biped at a time of the clip. */
    abstract Stance at(double seconds);

    /** The bones of one side; roll away from the body is positive on the left. */
    private enum Side {
        LEFT(
                1,
                Part.LEFT_SHOULDER,
                Part.LEFT_UPPER_ARM,
                Part.LEFT_FOREARM,
                Part.LEFT_HAND,
                Part.LEFT_THIGH,
                Part.LEFT_SHIN,
                Part.LEFT_FOOT,
                Part.LEFT_TOES),
        RIGHT(
                -1,
                Part.RIGHT_SHOULDER,
                Part.RIGHT_UPPER_ARM,
                Part.RIGHT_FOREARM,
                Part.RIGHT_HAND,
                Part.RIGHT_THIGH,
                Part.RIGHT_SHIN,
                Part.RIGHT_FOOT,
                Part.RIGHT_TOES);

        private final double sign;
        private final Part shoulder;
        private final Part upperArm;
        private final Part forearm;
        private final Part hand;
        private final Part thigh;
        private final Part shin;
        private final Part foot;
        private final Part toes;

        Side(
                double sign,
                Part shoulder,
                Part upperArm,
                Part forearm,
                Part hand,
                Part thigh,
                Part shin,
                Part foot,
                Part toes) {
            this.sign = sign;
            this.shoulder = shoulder;
            this.upperArm = upperArm;
            this.forearm = forearm;
            this.hand = hand;
            this.thigh = thigh;
            this.shin = shin;
            this.foot = foot;
            this.toes = toes;
        }

        /** The left heel strikes at phase 0, the right one half a stride later. */
        double phase(double stride) {
            return this == LEFT ? stride : stride + PI;
        }
    }

    /**
     * How the legs go.
     *
     * @param stride how far the thigh swings to each side
     * @param lead how far the middle of its swing is ahead
     * @param bend the least bend of the knee
     * @param load the bend as the leg takes the weight
     * @param swing the bend as the leg swings through
     * @param push how far the heel is up at the push-off
     * @param strike how far the toes are up as the heel strikes
     */
    private record Gait(
            double stride, double lead, double bend, double load, double swing, double push, double strike) {}

    private static void legs(Stance stance, double stride, Gait gait) {
        for (Side side : Side.values()) {
            double phase = side.phase(stride);
            double thigh = -gait.lead - gait.stride * cos(phase);
            double knee = gait.bend + gait.load * bump(phase, 0.25 * PI, 5) + gait.swing * bump(phase, 1.42 * PI, 3);
            double sole = gait.push * bump(phase, 1.12 * PI, 5) - gait.strike * bump(phase, 0, 6);
            // The ankle keeps the sole where it should be, as far as an ankle goes.
            double ankle = 25 * tanh((sole - thigh - knee) / 25);
            stance.turn(side.thigh, thigh, 0, 0).turn(side.shin, knee, 0, 0).turn(side.foot, ankle, 0, 0);
            stance.turn(side.toes, -30 * bump(phase, 1.12 * PI, 5), 0, 0);
        }
    }

    private static void arms(Stance stance, double stride, double swing, double bend, double more) {
        for (Side side : Side.values()) {
            double back = cos(side.phase(stride));
            stance.turn(side.upperArm, swing * back - 2, 0, side.sign * 6);
            stance.turn(side.forearm, -bend - more * (1 - back) / 2, 0, 0).turn(side.hand, -4, 0, 0);
        }
    }

    /** The hips follow the leading leg, the chest turns against them, and the head looks ahead. */
    private static void trunk(Stance stance, double stride, double lean, double turn, double drop) {
        double hips = -turn * cos(stride);
        double sink = drop * sin(stride);
        stance.turn(Part.HIPS, 0.3 * lean, hips, sink);
        stance.turn(Part.SPINE, 0.4 * lean, -0.9 * hips, -0.8 * sink);
        stance.turn(Part.CHEST, 0.3 * lean, -1.1 * hips, -0.4 * sink);
        stance.turn(Part.HEAD, -0.7 * lean, hips, 0.2 * sink);
    }

    /** A bump of height 1 that comes once a stride. */
    private static double bump(double phase, double middle, double sharpness) {
        return exp(sharpness * (cos(phase - middle) - 1));
    }
}
