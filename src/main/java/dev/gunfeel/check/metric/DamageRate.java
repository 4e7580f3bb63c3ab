package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.ViewFrame;
import java.util.Arrays;
import java.util.Objects;

/**
 * Takes the damage a second from bursts: all that hits take away, before any armor and whether or not the target lives, over
 * some time.
 */
public final class DamageRate implements Sampler {
    private final HitTest test;
    private final double[] damage;
    private final double seconds;

    private DamageRate(Engagement engagement, PreparedBurst burst, double seconds) {
        test = new HitTest(engagement, burst);
        damage = byZone(Objects.requireNonNull(burst.weapon().damage()), engagement.distance());
        this.seconds = seconds;
    }

    /**
     * Returns the rate over the time that firing takes: from the first shot until another one could follow the last.
     *
     * @param engagement who shoots at what
     * @param burst the burst, of a weapon with damage
     * @return what takes the rate
     */
    public static DamageRate whileFiring(Engagement engagement, PreparedBurst burst) {
        return new DamageRate(
                engagement, burst, lastShotSeconds(burst) + burst.weapon().intervalSeconds());
    }

    /** Returns the rate over the time from the first shot of a magazine to the first of the next. */
    static DamageRate withReloads(Engagement engagement, PreparedBurst burst) {
        return new DamageRate(
                engagement,
                burst,
                lastShotSeconds(burst) + Objects.requireNonNull(burst.weapon().reloadSeconds()));
    }

    private static double lastShotSeconds(PreparedBurst burst) {
        return burst.shots().get(burst.count() - 1).timeSeconds();
    }

    /** Returns what a hit of each zone takes away, in the order of the zones. */
    static double[] byZone(Damage damage, double distance) {
        return Arrays.stream(Zone.values())
                .mapToDouble(zone -> damage.ofHit(zone.factor(damage), distance))
                .toArray();
    }

    /** {@return what the figures are summed up as: their mean, which lies no higher than where every bullet hits best} */
    public Statistic statistic() {
        double most = Arrays.stream(damage).max().orElse(0);
        return new Statistic.Mean(new Range(0, test.count() * test.bulletsPerShot() * most / seconds));
    }

    @Override
    @SuppressWarnings("EnumOrdinal") // An array in the innermost loop.
    public double figure(SimulatedBurst burst) {
        burst.reach(test.count() - 1);
        ViewFrame[] aims = test.aims(burst);
        int bullets = test.bulletsPerShot();
        double taken = 0;
        for (int i = 0; i < test.count() * bullets; i++) {
            taken += damage[test.zone(burst, aims[i / bullets], i).ordinal()];
        }
        return taken / seconds;
    }
}
