package dev.gunfeel.check;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.math.Range;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simulated bursts of one weapon that are fired alike, and all figures that are taken from them. */
final class Salvo {
    private final PreparedBurst prepared;
    private final Vary vary;
    private final long seed;
    private final List<Probe> probes = new ArrayList<>();
    private final List<double[]> figures = new ArrayList<>();
    private int simulations;

    Salvo(PreparedBurst prepared, Vary vary, long seed) {
        this.prepared = prepared;
        this.vary = vary;
        this.seed = seed;
    }

    /** Adds a measure, and returns where its figures will be, one a simulation. */
    double[] add(Measure measure) {
        double[] column = new double[measure.simulations()];
        probes.add(Probe.of(prepared, measure));
        figures.add(column);
        simulations = Math.max(simulations, column.length);
        return column;
    }

    /** Returns what a figure of a measure may be at least and at most, as far as the metric says. */
    @Nullable
    Range possible(Measure measure) {
        return switch (measure.metric()) {
            case HIT_PROBABILITY -> new Range(0, 1);
            case SHOTS_TO_KILL -> new Range(1, measure.shots());
            case TIME_TO_KILL_SECONDS ->
                new Range(0, prepared.shots().get(measure.shots() - 1).timeSeconds());
            case SPREAD_DEGREES -> new Range(0, 90);
            case SWAY_DEGREES, VIEW_SETTLE_SECONDS, RECOVERY_SECONDS, PATTERN_DISTANCE ->
                new Range(0, Double.POSITIVE_INFINITY);
            case CLIMB_DEGREES -> null;
        };
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
        return SimulatedBurst.of(prepared, vary, seed);
    }

    /**
     * Simulates some bursts. A figure depends on the number of its simulation alone, so it doesn't matter who simulates
     * what, and when.
     */
    void simulate(SimulatedBurst burst, int from, int to) {
        for (int i = from; i < to; i++) {
            burst.start(i);
            for (int probe = 0; probe < probes.size(); probe++) {
                double[] column = figures.get(probe);
                if (i < column.length) {
                    column[i] = probes.get(probe).figure(burst);
                }
            }
        }
    }
}
