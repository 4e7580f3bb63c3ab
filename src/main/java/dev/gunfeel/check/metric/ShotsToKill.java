package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Unwrapped;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

/**
 * How many shots are fired until {@code target} is killed, misses included, within one magazine.
 *
 * @param engagement who shoots at what
 * @param percentile which percentile over the bursts counts instead of the mean, above 0 and below 100: 90 is the value
 *     that nine bursts in ten don't pass
 */
public record ShotsToKill(
        @NotNull @Unwrapped Engagement engagement,

        @Nullable @Positive @DecimalMax(value = "100", inclusive = false)
        Double percentile)
        implements KillMetric {
    /**
     * Measures the mean of somebody who aims at the middle: the player of the whole request, until the engagement says who it is.
     *
     * @param target what is shot at, with {@code health}
     * @param distanceMeters metres to the target, above 0
     */
    public ShotsToKill(Target target, double distanceMeters) {
        this(Engagement.of(target, distanceMeters), null);
    }

    /**
     * Returns a percentile over the bursts in the place of the mean.
     *
     * @param percent which one, above 0 and below 100: 50 is the median
     * @return the same metric with the percentile
     */
    public ShotsToKill atPercentile(double percent) {
        return new ShotsToKill(engagement, percent);
    }

    @Override
    public Unit unit() {
        return Unit.SHOTS;
    }

    @Override
    public ShotsToKill of(Engagement other) {
        return new ShotsToKill(other, percentile);
    }

    @Override
    public double figure(PreparedBurst burst, int shot) {
        return shot + 1;
    }
}
