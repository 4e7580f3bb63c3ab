package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;

/** The instants at which a movement is sampled: i/rate from 0 up to a duration, both ends included. */
final class Samples {
    /** Keeps the last sample where duration times rate comes out just below a whole number. */
    private static final double ROUNDING = 1e-9;

    private Samples() {}

    /** Returns how many there are. */
    static double count(double durationSeconds, double rateHz) {
        return Math.floor(durationSeconds * rateHz + ROUNDING) + 1;
    }

    /** Returns the instants. */
    static double[] instants(double durationSeconds, double rateHz) {
        double[] instants = new double[(int) count(durationSeconds, rateHz)];
        for (int i = 0; i < instants.length; i++) {
            instants[i] = i / rateHz;
        }
        return instants;
    }

    /** Complains about more samples than the limit allows. */
    static void rules(double durationSeconds, double rateHz, Complaints complaints) {
        complaints.limit("sampleRateHz", Limit.SAMPLES, count(durationSeconds, rateHz));
    }
}
