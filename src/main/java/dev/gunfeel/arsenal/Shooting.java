package dev.gunfeel.arsenal;

import dev.gunfeel.check.NamedWeapon;
import dev.gunfeel.check.metric.DamageRate;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.SimulationBatch;
import dev.gunfeel.check.statistics.Estimate;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.statistics.Times;
import java.util.Arrays;

/** One weapon in one player's hands at one distance: what is taken from its bursts, and what that comes to. */
final class Shooting {
    private final NamedWeapon weapon;
    private final String player;
    private final double distance;
    private final boolean isByChance;
    private final double[] times;
    private final double[] hits;
    private final double[] damage;
    private final Statistic ofHits;
    private final Statistic ofDamage;

    /**
     * Prepares for the bursts of a batch; without chance one burst tells all.
     *
     * @param weapon the weapon
     * @param player who shoots, in words
     * @param distance metres to the target
     * @param engagement who shoots at what, from there
     * @param batch where bursts are simulated
     * @param simulations how many of them
     */
    Shooting(
            NamedWeapon weapon,
            String player,
            double distance,
            Engagement engagement,
            SimulationBatch batch,
            int simulations) {
        this.weapon = weapon;
        this.player = player;
        this.distance = distance;
        PreparedBurst burst = batch.prepared();
        HitProbability hit = new HitProbability(engagement);
        DamageRate rate = DamageRate.whileFiring(engagement, burst);
        Sampler kill = new TimeToKillSeconds(engagement, null).sampler(burst);
        isByChance = hit.isByChance(burst.conditions());
        if (isByChance) {
            times = batch.add(kill, simulations);
            hits = batch.add(hit.sampler(burst), simulations);
            damage = batch.add(rate, simulations);
            ofHits = hit.statistic(burst);
            ofDamage = rate.statistic();
        } else {
            SimulatedBurst only = SimulatedBurst.of(burst);
            only.start(0);
            times = new double[] {kill.figure(only)};
            hits = new double[] {hit.sampler(burst).figure(only)};
            damage = new double[] {rate.figure(only)};
            ofHits = new Statistic.Exact();
            ofDamage = ofHits;
        }
    }

    /** Sums up what was simulated. */
    Outcome outcome() {
        double[] rising = times.clone();
        Arrays.sort(rising);
        double[] kills = Arrays.stream(times)
                .map(time -> Double.isInfinite(time) ? 0 : 1)
                .toArray();
        Estimate median = percentile(50, rising);
        ArsenalResult result = new ArsenalResult(
                weapon.name(),
                player,
                distance,
                new KillTimes(
                        ArsenalFigure.of(percentile(10, rising)),
                        ArsenalFigure.of(median),
                        ArsenalFigure.of(percentile(90, rising))),
                ArsenalFigure.of((isByChance ? new Statistic.Share() : new Statistic.Exact()).estimate(kills)),
                ArsenalFigure.of(ofHits.estimate(hits)),
                ArsenalFigure.of(ofDamage.estimate(damage)));
        return new Outcome(result, Median.of(median), Times.of(times));
    }

    private Estimate percentile(double percent, double[] rising) {
        return (isByChance ? new Statistic.Percentile(percent) : new Statistic.Exact()).estimate(rising);
    }

    /**
     * What the bursts came to.
     *
     * @param result the figures
     * @param median the median time to kill
     * @param times every time to kill
     */
    record Outcome(ArsenalResult result, Median median, Times times) {}

    /**
     * A median time to kill; infinite where fewer than half of the bursts kill.
     *
     * @param seconds the median
     * @param least the least that it may be
     * @param most the most that it may be
     */
    record Median(double seconds, double least, double most) {
        static Median of(Estimate estimate) {
            double seconds = estimate.value() == null ? Double.POSITIVE_INFINITY : estimate.value();
            Interval interval = estimate.interval();
            return interval == null
                    ? new Median(seconds, seconds, seconds)
                    : new Median(seconds, interval.low(), interval.high());
        }

        /** Returns whether it lies before another by more than noise. */
        boolean isSurelyBefore(Median other) {
            return most < other.least;
        }
    }
}
