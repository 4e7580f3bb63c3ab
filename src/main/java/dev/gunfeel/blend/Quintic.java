package dev.gunfeel.blend;

/**
 * How one offset decays: a polynomial of degree five that starts at the offset with its speed, ends at 0 with speed and
 * acceleration 0, and never passes 0 on the way (D. Bollo, Inertialization: High-Performance Animation Transitions in
 * Gears of War, GDC 2018).
 *
 * <p>The published coefficients of time are written here for {@code t/endSeconds}, with the speed times
 * {@code endSeconds} and the acceleration times its square in their places: the same curve, and no power of a short time
 * vanishes.
 *
 * @param start the offset at 0, at least 0
 * @param speed the offset's change per second at 0, at most 0
 * @param endSeconds when it is 0, at least 0
 */
record Quintic(double start, double speed, double endSeconds) {
    /** The offset that is none. */
    static final Quintic NONE = new Quintic(0, 0, 0);

    /**
     * Returns the decay of an offset.
     *
     * @param start the offset, at least 0
     * @param speed its change per second; above 0 it counts as 0, so that the offset never grows
     * @param durationSeconds when it must be 0, at the latest
     */
    static Quintic of(double start, double speed, double durationSeconds) {
        if (!(start > 0)) {
            return NONE;
        }
        double inward = Math.min(0, speed);
        // A faster offset would pass 0 before the end; it gets there sooner instead.
        double end = inward == 0 ? durationSeconds : Math.min(durationSeconds, -5 * start / inward);
        return end > 0 ? new Quintic(start, inward, end) : NONE;
    }

    /** Returns the offset at a time, in [0, start]. */
    double at(double seconds) {
        if (seconds >= endSeconds) {
            return 0;
        }
        double share = seconds / endSeconds;
        double velocity = speed * endSeconds;
        double acceleration = Math.max(0, -8 * velocity - 20 * start);
        double fifth = -(acceleration + 6 * velocity + 12 * start) / 2;
        double fourth = (3 * acceleration + 16 * velocity + 30 * start) / 2;
        double third = -(3 * acceleration + 12 * velocity + 20 * start) / 2;
        double offset =
                ((((fifth * share + fourth) * share + third) * share + acceleration / 2) * share + velocity) * share
                        + start;
        // Near the end the terms cancel, and what is left of them may have the wrong sign.
        return Math.max(0, Math.min(start, offset));
    }
}
