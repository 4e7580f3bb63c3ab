package dev.gunfeel.blend;

/**
 * The frames of a sequence: frame i is at {@code i/sampleRateHz}. A time within a billionth of a frame of one counts as
 * on it, so that a transition at 0.3 s starts on frame 18 of 60 a second whatever the last digit of 0.3 says.
 */
record FrameClock(double sampleRateHz) {
    static final double ROUNDING = 1e-9;

    double seconds(int frame) {
        return frame / sampleRateHz;
    }

    /** Returns the last frame at or before a time. */
    double lastFrameAt(double seconds) {
        return Math.floor(seconds * sampleRateHz + ROUNDING);
    }

    /** Returns the first frame at or after a time. */
    double firstFrameAt(double seconds) {
        return Math.ceil(seconds * sampleRateHz - ROUNDING);
    }
}
