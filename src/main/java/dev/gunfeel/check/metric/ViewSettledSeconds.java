package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Formerly;
import java.util.List;

/** Seconds from the last shot until the view surely stays within 1 % of its largest movement. */
@Formerly("viewSettleSeconds")
public record ViewSettledSeconds() implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.SECONDS;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public ViewSettledSeconds inForce(int shots) {
        return this;
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return Chance.inAim(conditions) || Chance.inRoll(conditions) || Chance.inFieldOfView(conditions);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        int last = burst.count() - 1;
        return fired -> BurstView.window(fired.recoil(), burst.shots(), 0, last).viewSettledSeconds();
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
