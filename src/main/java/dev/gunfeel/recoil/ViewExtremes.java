package dev.gunfeel.recoil;

import java.util.List;

/** The least and the largest values of all channels of the view over a burst and after it. */
public final class ViewExtremes {
    private final ChannelExtremes roll;
    private final ChannelExtremes pitch;
    private final ChannelExtremes yaw;
    private final ChannelExtremes fov;
    private RecoilResidual residual = RecoilResidual.NONE;

    /** Makes the extremes of a view at rest. */
    public ViewExtremes(RecoilPattern pattern) {
        roll = new ChannelExtremes(pattern.roll, RecoilImpulse::rollPeakDegrees, rest -> 0);
        pitch = new ChannelExtremes(pattern.pitch, RecoilImpulse::pitchPeakDegrees, RecoilResidual::pitchDegrees);
        yaw = new ChannelExtremes(pattern.yaw, RecoilImpulse::yawPeakDegrees, RecoilResidual::yawDegrees);
        fov = new ChannelExtremes(pattern.fov, RecoilImpulse::fovPeakDegrees, rest -> 0);
    }

    /**
     * Takes the movement from one shot to the next into account.
     *
     * @param motion how the view moves from the shot on
     * @param seconds seconds until the next shot, infinite after the last
     */
    public void add(Motion motion, double seconds) {
        List.of(roll, pitch, yaw, fov).forEach(channel -> channel.add(motion, seconds));
        residual = motion.residual();
    }

    /**
     * Takes the place into account where the movement that was added last is cut off.
     *
     * @param seconds how long it lasts
     */
    public void end(double seconds) {
        List.of(roll, pitch, yaw, fov).forEach(channel -> channel.end(seconds));
    }

    /** Returns the summary of what was added. */
    public RecoilSummary summary() {
        double settled = Math.max(
                Math.max(roll.settledSeconds(), pitch.settledSeconds()),
                Math.max(yaw.settledSeconds(), fov.settledSeconds()));
        return new RecoilSummary(
                pitch.largest(), yaw.largest() - yaw.least(), roll.largestSize(), fov.largestSize(), settled, residual);
    }
}
