package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import java.util.List;

/** Seconds of rest after the burst until the next first shot is a first shot again. */
public record RecoverySeconds() implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.SECONDS;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public RecoverySeconds inForce(int shots) {
        return this;
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Double seconds = burst.shots().get(burst.count() - 1).after().recoverySeconds(burst.weapon());
        double rest = seconds == null ? Sampler.NEVER : seconds;
        return fired -> rest;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
