package dev.gunfeel.check.run;

/** Takes one figure from every burst that it sees. It keeps nothing, so threads may share it. */
public interface Sampler {
    /** The figure of a burst that ends before what is waited for. */
    double NEVER = Double.POSITIVE_INFINITY;

    /**
     * Returns the figure of a burst; fires as many shots of it as it needs.
     *
     * @param burst a simulation that was started
     * @return the figure, or {@link #NEVER}
     */
    double figure(SimulatedBurst burst);
}
