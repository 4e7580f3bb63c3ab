package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import java.util.List;

/** The largest roll of the view to either side, from the first shot until it rests. */
public record RollDegrees() implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.DEGREES;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public RollDegrees inForce(int shots) {
        return this;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return Chance.inRoll(conditions);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        int last = burst.count() - 1;
        return fired -> BurstView.window(fired.recoil(), burst.shots(), 0, last).largestRollDegrees();
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
