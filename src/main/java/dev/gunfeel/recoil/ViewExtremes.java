package dev.gunfeel.recoil;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** The least and the largest values of all channels of the view over a burst and after it. */
public final class ViewExtremes {
    private final Map<ViewChannel, ChannelExtremes> channels = new EnumMap<>(ViewChannel.class);
    private RecoilResidual residual = RecoilResidual.NONE;

    /**
     * Makes the extremes of a view at rest.
     *
     * @param pattern the recoil that moves it
     */
    public ViewExtremes(RecoilPattern pattern) {
        for (ViewChannel channel : ViewChannel.values()) {
            channels.put(channel, new ChannelExtremes(channel, pattern.shape(channel)));
        }
    }

    /**
     * Takes the movement from one shot to the next into account.
     *
     * @param motion how the view moves from the shot on
     * @param seconds seconds until the next shot, infinite after the last
     */
    public void add(ViewMotion motion, double seconds) {
        channels.values().forEach(channel -> channel.add(motion, seconds));
        residual = motion.residual();
    }

    /**
     * Takes the place into account where the movement that was added last is cut off.
     *
     * @param seconds how long it lasts, at least 0
     */
    public void end(double seconds) {
        channels.values().forEach(channel -> channel.end(seconds));
    }

    /**
     * Returns the summary of what was added.
     *
     * @return the figures, of all time that was added and not only of samples
     */
    public RecoilSummary summary() {
        ChannelExtremes yaw = of(ViewChannel.YAW);
        return new RecoilSummary(
                of(ViewChannel.PITCH).largest(),
                yaw.largest() - yaw.least(),
                of(ViewChannel.ROLL).largestSize(),
                of(ViewChannel.FOV).largestSize(),
                channels.values().stream()
                        .mapToDouble(ChannelExtremes::settledSeconds)
                        .max()
                        .orElse(0),
                residual);
    }

    private ChannelExtremes of(ViewChannel channel) {
        return Objects.requireNonNull(channels.get(channel));
    }
}
