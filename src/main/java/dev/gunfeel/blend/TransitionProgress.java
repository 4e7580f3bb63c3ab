package dev.gunfeel.blend;

/** How far a transition has come. */
sealed interface TransitionProgress {
    /** Nearer to the end than this counts as ended: 0.3 - 0.1 is a last digit less than 0.2. */
    double ROUNDING = 1e-9;

    /** When the transition started. */
    double sinceSeconds();

    /** Returns the progress, from 0 at the start to 1 at the end and after. */
    double at(double seconds);

    /** Returns the seconds since the start. */
    default double elapsed(double seconds) {
        return Math.max(0, seconds - sinceSeconds());
    }

    /** By the time that has passed. */
    record PerSecond(double sinceSeconds, double durationSeconds) implements TransitionProgress {
        @Override
        public double at(double seconds) {
            double elapsed = elapsed(seconds);
            return elapsed >= durationSeconds - ROUNDING ? 1 : elapsed / durationSeconds;
        }
    }

    /** By the frames that have passed, 0 on the first one. */
    record PerFrame(double sinceSeconds, double increment, FrameClock clock) implements TransitionProgress {
        @Override
        public double at(double seconds) {
            double frames = Math.max(0, clock.lastFrameAt(seconds) - clock.firstFrameAt(sinceSeconds));
            double progress = frames * increment;
            return progress >= 1 - ROUNDING ? 1 : progress;
        }
    }
}
