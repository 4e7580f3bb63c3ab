package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;

/**
 * The game's clock: shots come with its frames only. Without one they come exactly when they are due.
 *
 * @param hz frames per second, above 0 to 10000
 * @param mode how fire keeps to the frames
 */
public record Clock(@NotNull @Positive @DecimalMax("10000") Double hz, ClockMode mode) {
    /** A frame that comes this much too early by rounding counts as in time. */
    private static final double SLACK_SECONDS = 1e-9;

    /** Puts the defaults where something is left out. */
    public Clock {
        mode = Defaults.or(mode, ClockMode.NAIVE);
    }

    /**
     * Finds the frame that something due comes with.
     *
     * @param seconds when it is due, in seconds since the first frame
     * @return the number of the first frame at or after it
     */
    public double frameAt(double seconds) {
        // Adding 0 turns the -0 of a time within the slack of 0 into 0.
        double frame = Math.ceil((seconds - SLACK_SECONDS) * hz) + 0.0;
        // The product may round across a whole number; the frames next to it decide.
        if ((frame - 1) / hz >= seconds - SLACK_SECONDS) {
            frame--;
        }
        return frame / hz < seconds - SLACK_SECONDS ? frame + 1 : frame;
    }

    /**
     * Tells when a frame is.
     *
     * @param frame its number, from 0
     * @return seconds since the first frame
     */
    public double seconds(double frame) {
        return frame / hz;
    }
}
