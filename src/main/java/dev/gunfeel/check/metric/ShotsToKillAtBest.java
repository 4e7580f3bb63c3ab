package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How many shots kill {@code target} if every bullet of each hits {@code zone}, within one magazine: what the damage alone says. Nobody
 * shoots for it.
 *
 * @param target what is hit, with {@code health}
 * @param distanceMeters metres to the target; of several distances each makes a result of its own
 * @param zone what every bullet hits; torso where left out
 */
public record ShotsToKillAtBest(
        @NotNull Target target,
        @NotNull Distances distanceMeters,
        @Nullable Zone zone) implements BurstMetric, Rules {
    @Override
    public Unit unit() {
        return Unit.SHOTS;
    }

    @Override
    public List<String> inWords() {
        List<String> words = new ArrayList<>();
        words.add(target.inWords());
        words.add(Words.of(zoneInForce()));
        distanceMeters.each().stream().map(Distances::inWords).forEach(words::add);
        return words;
    }

    private Zone zoneInForce() {
        return zone == null ? Zone.TORSO : zone;
    }

    @Override
    public ShotsToKillAtBest inForce(int shots) {
        return new ShotsToKillAtBest(target, distanceMeters, zoneInForce());
    }

    @Override
    public List<Metric> each() {
        List<Double> meters = Distances.read(distanceMeters);
        return meters.size() < 2
                ? List.of(this)
                : meters.stream().<Metric>map(this::at).toList();
    }

    @Override
    public ShotsToKillAtBest at(double meters) {
        return new ShotsToKillAtBest(target, Distances.of(meters), zone);
    }

    @Override
    public @Nullable Double meters() {
        List<Double> meters = Distances.read(distanceMeters);
        return meters.size() == 1 ? meters.get(0) : null;
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
    public String withoutFigure(int shots) {
        return Life.outlives(shots);
    }

    @Override
    public void rules(Complaints complaints) {
        Life.rules(target, word(), complaints);
        Life.zoneRules(zone, complaints);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        Damage damage = Objects.requireNonNull(burst.weapon().damage());
        double hit = damage.ofHit(zoneInForce().factor(damage), distanceMeters.only());
        Life life = new Life(target);
        int shots = 0;
        while (!life.isOver() && shots < burst.count()) {
            for (int i = 0; i < burst.weapon().bulletsPerShot(); i++) {
                life.take(hit);
            }
            shots++;
        }
        double figure = life.isOver() ? shots : Sampler.NEVER;
        return fired -> figure;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
