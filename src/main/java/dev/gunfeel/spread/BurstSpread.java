package dev.gunfeel.spread;

import dev.gunfeel.random.ShotNumbers;

/**
 * The spread of one burst with everything computed that true chance does not change, so that it can be fired again and
 * again. What it gives is what {@link SpreadPattern#deviation} gives, to the last bit. Immutable.
 */
public final class BurstSpread {
    private final double forward;
    private final ShotNumbers running;
    private final PreparedShot[] shots;

    BurstSpread(double forward, ShotNumbers running, PreparedShot[] shots) {
        this.forward = forward;
        this.running = running;
        this.shots = shots;
    }

    /**
     * Returns the forward distance, which every bullet goes.
     *
     * @return the length that the other lengths of the spread are measured against, above 0
     */
    public double forward() {
        return forward;
    }

    /**
     * Returns the numbers of another running seed.
     *
     * @param seed the seed of running spread
     * @return the numbers that chance draws, shot by shot
     */
    public ShotNumbers running(long seed) {
        return running.withSeed(seed);
    }

    /**
     * Fires one shot. The shots of a burst are fired in order.
     *
     * @param index the shot, from 0
     * @param before what the shot before returned; 0 for the first
     * @param numbers what chance draws, of {@link #running(long)}
     * @param right the sideways places (q) of the shots, of which this shot's is set
     * @param up the vertical places (r) of the shots, of which this shot's is set
     * @return what the next shot carries
     */
    public double fire(int index, double before, ShotNumbers numbers, double[] right, double[] up) {
        return shots[index].fire(before, numbers, index, right, up);
    }
}
