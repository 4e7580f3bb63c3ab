package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What one bullet, or one pellet, takes away that hits {@code zone} at {@code distanceMeters}, before any armor. Nobody shoots for it.
 *
 * @param distanceMeters metres to the target; of several distances each makes a result of its own
 * @param zone what it hits; torso where left out
 */
public record DamagePerHit(
        @NotNull Distances distanceMeters, @Nullable Zone zone) implements BurstMetric, Rules {
    @Override
    public Unit unit() {
        return Unit.DAMAGE;
    }

    @Override
    public List<String> inWords() {
        return List.of(
                Words.of(zoneInForce()),
                String.join(
                        ", ",
                        distanceMeters.each().stream().map(Distances::inWords).toList()));
    }

    private Zone zoneInForce() {
        return zone == null ? Zone.TORSO : zone;
    }

    @Override
    public DamagePerHit inForce(int shots) {
        return new DamagePerHit(distanceMeters, zoneInForce());
    }

    @Override
    public List<Metric> each() {
        List<Double> meters = Distances.read(distanceMeters);
        return meters.size() < 2
                ? List.of(this)
                : meters.stream().<Metric>map(this::at).toList();
    }

    @Override
    public DamagePerHit at(double meters) {
        return new DamagePerHit(Distances.of(meters), zone);
    }

    @Override
    public @Nullable Double meters() {
        List<Double> meters = Distances.read(distanceMeters);
        return meters.size() == 1 ? meters.get(0) : null;
    }

    @Override
    public @Nullable String missing(Weapon weapon) {
        return weapon.damage() == null ? "damage" : null;
    }

    @Override
    public void rules(Complaints complaints) {
        Life.zoneRules(zone, complaints);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Damage damage = Objects.requireNonNull(burst.weapon().damage());
        double figure = damage.ofHit(zoneInForce().factor(damage), distanceMeters.only());
        return fired -> figure;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
