package dev.gunfeel.weapon;

import org.jspecify.annotations.Nullable;

/**
 * When the shots of a firing come: exactly when they are due, or with the frames of a game's clock (docs/formulas.md, The game's
 * clock). Used from burst to burst and from shot to shot.
 */
abstract sealed class Trigger {
    /** The fire interval in seconds. */
    final double interval;

    /** Whether the next shot begins a burst. */
    boolean begins;

    /** Seconds from the last shot of all until the burst is wanted. */
    double pause;

    private boolean first = true;

    private Trigger(double interval) {
        this.interval = interval;
    }

    static Trigger of(@Nullable Clock clock, double interval) {
        if (clock == null) {
            return new Exact(interval);
        }
        return switch (clock.mode()) {
            case NAIVE -> new Naive(clock, interval);
            case CARRY -> new Carrying(clock, interval);
        };
    }

    /** Begins a burst, so many seconds after the last shot. */
    final void pull(double pauseSeconds) {
        begins = true;
        pause = Math.max(pauseSeconds, interval);
    }

    /** Returns the seconds from when the last shot was due until the next one is. */
    final double next() {
        double elapsed = first ? 0 : elapsed();
        begins = false;
        first = false;
        return elapsed;
    }

    abstract double elapsed();

    /** Returns the shot that came of it, at its time. */
    abstract Shot timed(Shot shot);

    /** Returns about how long it is from the last shot before a burst to its last. */
    abstract double lasting(double pauseSeconds, int shots);

    /** Without a clock the weapon's memory says when a shot is due. */
    private static final class Exact extends Trigger {
        Exact(double interval) {
            super(interval);
        }

        @Override
        double elapsed() {
            return begins ? pause : interval;
        }

        @Override
        Shot timed(Shot shot) {
            return shot;
        }

        @Override
        double lasting(double pauseSeconds, int shots) {
            return pauseSeconds + (shots - 1) * interval;
        }
    }

    /** The first frame that is late enough after the last shot's, and the next is counted from there. */
    private static final class Naive extends Trigger {
        private final Clock clock;
        private double last;
        private double time;

        Naive(Clock clock, double interval) {
            super(interval);
            this.clock = clock;
        }

        @Override
        double elapsed() {
            time = clock.seconds(clock.frameAt(last + (begins ? pause : interval)));
            double elapsed = time - last;
            last = time;
            return elapsed;
        }

        @Override
        Shot timed(Shot shot) {
            return shot.at(time, time);
        }

        @Override
        double lasting(double pauseSeconds, int shots) {
            return clock.seconds(clock.frameAt(pauseSeconds) + (shots - 1) * clock.frameAt(interval));
        }
    }

    /** Due times as if there were no frames but the first of the burst; each shot waits for the next frame. */
    private static final class Carrying extends Trigger {
        private final Clock clock;
        private double start;
        private double due;
        private int place;

        Carrying(Clock clock, double interval) {
            super(interval);
            this.clock = clock;
        }

        @Override
        double elapsed() {
            if (!begins) {
                place++;
                due = start + place * interval;
                return interval;
            }
            double last = due;
            start = clock.seconds(clock.frameAt(last + pause));
            due = start;
            place = 0;
            return start - last;
        }

        @Override
        Shot timed(Shot shot) {
            return shot.at(clock.seconds(clock.frameAt(due)), due);
        }

        @Override
        double lasting(double pauseSeconds, int shots) {
            return clock.seconds(clock.frameAt(pauseSeconds)) + (shots - 1) * interval + clock.seconds(1);
        }
    }
}
