package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * The damage that hits take away of {@code target} each second while the magazine is fired: all that hits, before any armor and
 * whether or not the target still lives, over so many fire intervals as there are shots.
 *
 * @param engagement who shoots at what
 */
public record DamagePerSecond(@NotNull @Unwrapped Engagement engagement) implements EngagementMetric {
    @Override
    public Unit unit() {
        return Unit.DAMAGE_PER_SECOND;
    }

    @Override
    public DamagePerSecond of(Engagement other) {
        return new DamagePerSecond(other);
    }

    @Override
    public boolean endsWithTheMagazine() {
        return true;
    }

    @Override
    public @Nullable String missing(Weapon weapon) {
        return weapon.damage() == null ? "damage" : null;
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        return DamageRate.whileFiring(engagement, burst);
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return DamageRate.whileFiring(engagement, burst).statistic();
    }
}
