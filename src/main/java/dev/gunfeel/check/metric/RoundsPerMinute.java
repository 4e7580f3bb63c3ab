package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import java.util.List;

/** Shots a minute in the burst with most shots, the first of equals; on the frames of a clock where the firing has one. */
public record RoundsPerMinute() implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.ROUNDS_PER_MINUTE;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public RoundsPerMinute inForce(int shots) {
        return this;
    }

    @Override
    public String withoutFigure(int shots) {
        return "one shot has no rate";
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Double rate = burst.conditions().firing().roundsPerMinute(burst.shots());
        double figure = rate == null ? Sampler.NEVER : rate;
        return fired -> figure;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
