package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * The damage that hits take away of {@code target} each second by somebody who empties one magazine after another: all that hits,
 * before any armor, over the time from the first shot of a magazine to the first of the next.
 *
 * @param engagement who shoots at what
 */
public record SustainedDamagePerSecond(@NotNull @Unwrapped Engagement engagement) implements EngagementMetric {
    @Override
    public Unit unit() {
        return Unit.DAMAGE_PER_SECOND;
    }

    @Override
    public SustainedDamagePerSecond of(Engagement other) {
        return new SustainedDamagePerSecond(other);
    }

    @Override
    public boolean endsWithTheMagazine() {
        return true;
    }

    @Override
    public @Nullable String missing(Weapon weapon) {
        return weapon.damage() == null ? "damage" : weapon.reloadSeconds() == null ? "reloadSeconds" : null;
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        return DamageRate.withReloads(engagement, burst);
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return DamageRate.withReloads(engagement, burst).statistic();
    }
}
