package dev.gunfeel.recoil;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.weapon.Shot;

/** The view at given instants, taken from shot to shot. */
final class SampledView {
    private final RecoilPattern pattern;
    private final RecoilSamples samples;
    private ViewMotion motion = ViewMotion.REST;
    private double sinceSeconds;
    private int filled;

    SampledView(RecoilPattern pattern, double[] instants) {
        this.pattern = pattern;
        int size = instants.length;
        samples = new RecoilSamples(instants, new double[size], new double[size], new double[size], new double[size]);
    }

    /** Takes the movement from a shot on; a sample at its instant sees that movement's start. */
    void add(ViewMotion next, Shot shot) {
        fill(shot.dueSeconds());
        motion = next;
        sinceSeconds = shot.dueSeconds();
    }

    /** Returns the samples, those after the last shot included. */
    RecoilSamples all() {
        fill(Double.POSITIVE_INFINITY);
        return samples;
    }

    private void fill(double endSeconds) {
        double[] instants = samples.timeSeconds();
        while (filled < instants.length && instants[filled] < endSeconds) {
            Interruption.poll();
            RecoilView view = pattern.view(motion, Math.max(0, instants[filled] - sinceSeconds));
            samples.rollDegrees()[filled] = view.rollDegrees();
            samples.pitchDegrees()[filled] = view.pitchDegrees();
            samples.yawDegrees()[filled] = view.yawDegrees();
            samples.fovDegrees()[filled] = view.fovDegrees();
            filled++;
        }
    }
}
