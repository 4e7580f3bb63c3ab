package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.ViewFrame;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * Takes the damage a second from bursts: all that hits take away, before any armor and whether or not the target lives, over
 * the time that firing takes: from the first shot until another one could follow the last.
 */
public final class DamageRate implements Sampler {
    private final HitTest test;
    private final Map<Zone, Double> damage = new EnumMap<>(Zone.class);
    private final double seconds;

    /**
     * Prepares for bursts.
     *
     * @param engagement who shoots at what
     * @param burst the burst, of a weapon with damage
     */
    public DamageRate(Engagement engagement, PreparedBurst burst) {
        test = new HitTest(engagement, burst);
        Damage hit = Objects.requireNonNull(burst.weapon().damage());
        for (Zone zone : Zone.values()) {
            damage.put(zone, hit.ofHit(zone.factor(hit), engagement.distance()));
        }
        Shot last = burst.shots().get(burst.count() - 1);
        seconds = last.timeSeconds() + burst.weapon().intervalSeconds();
    }

    /** {@return what the figures are summed up as: their mean, which lies no higher than where every bullet hits best} */
    public Statistic statistic() {
        double most =
                damage.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return new Statistic.Mean(new Range(0, test.count() * test.bulletsPerShot() * most / seconds));
    }

    @Override
    public double figure(SimulatedBurst burst) {
        burst.reach(test.count() - 1);
        ViewFrame[] aims = test.aims(burst);
        int bullets = test.bulletsPerShot();
        double taken = 0;
        for (int i = 0; i < test.count() * bullets; i++) {
            taken += Objects.requireNonNull(damage.get(test.zone(burst, aims[i / bullets], i)));
        }
        return taken / seconds;
    }
}
