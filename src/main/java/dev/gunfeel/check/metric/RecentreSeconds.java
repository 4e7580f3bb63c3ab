package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Seconds from the last shot until recentring has brought the view back to where it was before the first shot: from when on it stays
 * within 1 % of how far it went. A view of which recentring leaves more than that never is.
 */
public record RecentreSeconds() implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.SECONDS;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public RecentreSeconds inForce(int shots) {
        return this;
    }

    @Override
    public @Nullable String missing(Weapon weapon) {
        WeaponRecoil recoil = weapon.recoil();
        return recoil == null || recoil.knocking() == null || recoil.knocking().recentring() == null
                ? "recoil.knocking.recentring"
                : null;
    }

    @Override
    public String withoutFigure(int shots) {
        return "the view doesn't come back: recentring leaves more than 1 % of it";
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return missing(conditions.weapon()) == null && Chance.inAim(conditions);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        return fired -> BurstView.recentredSeconds(fired.recoil(), burst.shots());
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
