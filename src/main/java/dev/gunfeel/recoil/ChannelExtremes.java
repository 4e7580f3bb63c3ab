package dev.gunfeel.recoil;

import org.jspecify.annotations.Nullable;

/**
 * The least and the largest value that one channel of the view reaches over a burst and after it, found where the
 * movement turns, so they don't depend on any sample rate. Of a channel that swings only the larger of the two sizes is
 * exact: its later, smaller turns are not looked at.
 */
final class ChannelExtremes {
    private final ViewChannel channel;
    private final @Nullable ImpulseShape shape;
    private double least = Double.POSITIVE_INFINITY;
    private double largest = Double.NEGATIVE_INFINITY;
    private @Nullable FreeMovement last;
    private double lastRest;

    ChannelExtremes(ViewChannel channel, @Nullable ImpulseShape shape) {
        this.channel = channel;
        this.shape = shape;
    }

    /**
     * Takes the movement from one shot to the next into account.
     *
     * @param motion how the view moves from the shot on
     * @param seconds seconds until the next shot, infinite after the last
     */
    void add(ViewMotion motion, double seconds) {
        if (shape == null) {
            return;
        }
        double place = 0;
        double speed = 0;
        for (RecoilImpulse impulse : motion.impulses()) {
            double peak = channel.peak(impulse);
            if (peak != 0) {
                place += peak * shape.displacement(impulse.ageSeconds());
                speed += peak * shape.velocity(impulse.ageSeconds());
            }
        }
        double rest = channel.rest(motion.residual());
        FreeMovement movement = shape.from(place, speed);
        take(rest + place);
        // Further turns are smaller than the first, so it has the largest size of what follows.
        take(rest + movement.at(Math.min(movement.firstTurn(), seconds)));
        last = movement;
        lastRest = rest;
    }

    /** Takes the place into account where the movement that was added last is cut off, so many seconds after its start. */
    void end(double seconds) {
        if (last != null) {
            take(lastRest + last.at(seconds));
        }
    }

    private void take(double value) {
        least = Math.min(least, value);
        largest = Math.max(largest, value);
    }

    /** Returns the least value, 0 for a channel that the weapon lacks. */
    double least() {
        return last == null ? 0 : least;
    }

    /** Returns the largest value, 0 for a channel that the weapon lacks. */
    double largest() {
        return last == null ? 0 : largest;
    }

    /** Returns the largest distance from the start, in either direction. */
    double largestSize() {
        return Math.max(largest(), -least());
    }

    /** Returns the seconds after the last shot from which on the channel surely stays within 1 % of its largest size. */
    double settledSeconds() {
        double bound = largestSize() / 100;
        return last == null || bound == 0 ? 0 : last.settledWithin(bound);
    }
}
