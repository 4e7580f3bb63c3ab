package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.player.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A metric for which somebody shoots at a target. */
sealed interface EngagementMetric extends BurstMetric
        permits HitProbability, DamagePerSecond, SustainedDamagePerSecond, KillMetric {
    /** Returns who shoots at what. */
    Engagement engagement();

    /** Returns the same metric of another engagement. */
    EngagementMetric of(Engagement engagement);

    @Override
    default EngagementMetric inForce(int shots) {
        return of(engagement().inForce());
    }

    @Override
    default List<String> inWords() {
        return engagement().inWords();
    }

    @Override
    default List<Metric> each() {
        List<Double> meters = Distances.read(engagement().distanceMeters());
        return meters.size() < 2
                ? List.of(this)
                : meters.stream().<Metric>map(this::at).toList();
    }

    @Override
    default EngagementMetric at(double meters) {
        return of(engagement().withDistanceMeters(Distances.of(meters)));
    }

    @Override
    default @Nullable Double meters() {
        List<Double> meters = Distances.read(engagement().distanceMeters());
        return meters.size() == 1 ? meters.get(0) : null;
    }

    @Override
    default EngagementMetric shotBy(Player player) {
        return lacksAPlayer() ? of(engagement().withPlayer(player)) : this;
    }

    @Override
    default EngagementMetric by(Player player) {
        return of(engagement().withPlayer(player).withRecoilControl(null));
    }

    @Override
    default boolean takesAPlayer() {
        return true;
    }

    @Override
    default boolean lacksAPlayer() {
        return engagement().player() == null && engagement().recoilControl() == null;
    }

    @Override
    default boolean isByChance(Conditions conditions) {
        return engagement().isByChance(conditions);
    }
}
