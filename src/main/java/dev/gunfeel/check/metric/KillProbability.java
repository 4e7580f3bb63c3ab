package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The share of bursts that kill {@code target} within one magazine, or within {@code withinSeconds} of the first shot. A target that
 * outlives the magazine counts as not killed.
 *
 * @param engagement who shoots at what
 * @param withinSeconds until when it must be dead, in seconds from the first shot, above 0; whenever the magazine ends where left out
 */
public record KillProbability(
        @NotNull @Unwrapped Engagement engagement,
        @Nullable @Positive @DecimalMax("1000000") Double withinSeconds) implements KillMetric {
    /** A kill that is later by less is in time: times are sums of intervals. */
    private static final double ROUNDING_SECONDS = 1e-9;

    @Override
    public Unit unit() {
        return Unit.SHARE;
    }

    @Override
    public @Nullable Double percentile() {
        return null;
    }

    @Override
    public KillProbability of(Engagement other) {
        return new KillProbability(other, withinSeconds);
    }

    @Override
    public List<String> inWords() {
        List<String> words = new ArrayList<>(engagement.inWords());
        if (withinSeconds != null) {
            words.add("within " + Figures.significant(withinSeconds, 12) + " s");
        }
        return words;
    }

    @Override
    public double figure(PreparedBurst burst, int shot) {
        return TimeToKillSeconds.seconds(engagement, burst, shot);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Sampler kill = kill(burst);
        double latest = withinSeconds == null ? Double.MAX_VALUE : withinSeconds + ROUNDING_SECONDS;
        return fired -> kill.figure(fired) <= latest ? 1 : 0;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Share();
    }
}
