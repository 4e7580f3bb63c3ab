package dev.gunfeel.check.run;

import java.util.ArrayList;
import java.util.List;

/** Bursts to simulate that are fired alike, and all figures that are taken from them. */
public final class SimulationBatch {
    private final PreparedBurst prepared;
    private final List<Sampler> samplers = new ArrayList<>();
    private final List<double[]> figures = new ArrayList<>();
    private int simulations;

    /**
     * Makes a batch of which nothing is taken yet.
     *
     * @param prepared the burst, as long as the longest that figures are taken from
     */
    public SimulationBatch(PreparedBurst prepared) {
        this.prepared = prepared;
    }

    /** {@return the burst that is simulated} */
    public PreparedBurst prepared() {
        return prepared;
    }

    /**
     * Adds what is to be taken from the bursts.
     *
     * @param sampler takes the figure of one burst
     * @param count of how many bursts, at least 1
     * @return where the figures are once the batch was simulated: figure i is that of simulation i
     */
    public double[] add(Sampler sampler, int count) {
        double[] column = new double[count];
        samplers.add(sampler);
        figures.add(column);
        simulations = Math.max(simulations, count);
        return column;
    }

    /** Returns how many bursts there are to simulate. */
    int simulations() {
        return simulations;
    }

    /** Returns how many shots a burst has at most. */
    int shots() {
        return prepared.shots().size();
    }

    /** Returns bursts to simulate with; each thread needs its own. */
    SimulatedBurst bursts() {
        return SimulatedBurst.of(prepared);
    }

    /**
     * Simulates some bursts. A figure depends on the number of its simulation alone, so it doesn't matter who simulates
     * what, and when.
     */
    void simulate(SimulatedBurst burst, int from, int to) {
        for (int i = from; i < to; i++) {
            burst.start(i);
            for (int sampler = 0; sampler < samplers.size(); sampler++) {
                double[] column = figures.get(sampler);
                if (i < column.length) {
                    column[i] = samplers.get(sampler).figure(burst);
                }
            }
        }
    }
}
