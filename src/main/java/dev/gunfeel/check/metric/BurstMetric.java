package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;

/** A metric that takes one figure from every burst. */
public sealed interface BurstMetric extends Metric
        permits SpreadDegrees,
                ClimbDegrees,
                SwayDegrees,
                ViewSettledSeconds,
                RecoverySeconds,
                GroupDegrees,
                DispersionDegrees,
                RecentreSeconds,
                RollDegrees,
                FovDegrees,
                RoundsPerMinute,
                DamagePerHit,
                ShotsToKillAtBest,
                Field,
                EngagementMetric {
    @Override
    BurstMetric inForce(int shots);

    /**
     * Returns what takes the figure of a burst.
     *
     * @param burst the burst, no longer than this metric looks
     * @return the sampler
     */
    Sampler sampler(PreparedBurst burst);

    /**
     * Returns what the figures of many bursts are summed up as.
     *
     * @param burst the burst, no longer than this metric looks
     * @return the statistic
     */
    Statistic statistic(PreparedBurst burst);
}
