package dev.gunfeel.recoil;

import dev.gunfeel.weapon.Shot;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The least and the largest values of all channels of the view over a burst and after it. */
public final class ViewExtremes {
    private final Map<ViewChannel, ChannelExtremes> channels = new EnumMap<>(ViewChannel.class);

    /** The movement that goes on until the next shot or the end. */
    private @Nullable ViewMotion open;

    private final RecoilPattern pattern;
    private final @Nullable RecentredView recentred;
    private RecoilResidual residual = RecoilResidual.NONE;

    /**
     * Makes the extremes of a view at rest.
     *
     * @param pattern the recoil that moves it
     */
    public ViewExtremes(RecoilPattern pattern) {
        this.pattern = pattern;
        recentred = pattern.recentring() == null ? null : new RecentredView(pattern);
        for (ViewChannel channel : ViewChannel.values()) {
            channels.put(channel, new ChannelExtremes(channel, pattern.shape(channel)));
        }
    }

    /**
     * Takes the movement from a shot on into account: until the next one that is added, the end, or for all time.
     *
     * @param motion how the view moves from the shot on
     * @param shot the shot
     */
    public void add(ViewMotion motion, Shot shot) {
        close(shot.intervalSeconds());
        open = motion;
        residual = motion.residual();
    }

    /**
     * Cuts the movement off that was added last, and takes the place into account where it is then.
     *
     * @param seconds how long it lasts, at least 0
     */
    public void end(double seconds) {
        close(seconds);
        channels.values().forEach(channel -> channel.end(seconds));
    }

    private void close(double seconds) {
        ViewMotion motion = open;
        if (motion != null) {
            channels.values().forEach(channel -> channel.add(motion, seconds));
            if (recentred != null) {
                recentred.add(motion, seconds);
            }
            open = null;
        }
    }

    /**
     * Returns the summary of what was added; nothing can be added any more.
     *
     * @return the figures, of all time that was added and not only of samples
     */
    public RecoilSummary summary() {
        close(Double.POSITIVE_INFINITY);
        RecoilResidual rest = pattern.settled(residual);
        double roll = of(ViewChannel.ROLL).largestSize();
        double fov = of(ViewChannel.FOV).largestSize();
        if (recentred != null) {
            double[] yaw = recentred.extremes(ViewChannel.YAW);
            return new RecoilSummary(
                    recentred.extremes(ViewChannel.PITCH)[1],
                    yaw[1] - yaw[0],
                    roll,
                    fov,
                    recentred.settledSeconds(),
                    rest,
                    null);
        }
        ChannelExtremes yaw = of(ViewChannel.YAW);
        return new RecoilSummary(
                of(ViewChannel.PITCH).largest(),
                yaw.largest() - yaw.least(),
                roll,
                fov,
                channels.values().stream()
                        .mapToDouble(ChannelExtremes::settledSeconds)
                        .max()
                        .orElse(0),
                rest,
                null);
    }

    /**
     * Returns when recentring has brought the view back; nothing can be added any more.
     *
     * @return the seconds after the last shot from which on the view stays within 1 % of its largest angle from where it was before the
     *     first shot; infinite where it doesn't come so near, and for a view that doesn't recentre
     */
    public double recentredSeconds() {
        close(Double.POSITIVE_INFINITY);
        return recentred == null ? Double.POSITIVE_INFINITY : recentred.backSeconds();
    }

    private ChannelExtremes of(ViewChannel channel) {
        return Objects.requireNonNull(channels.get(channel));
    }
}
