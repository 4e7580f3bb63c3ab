package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.ViewFrame;
import jakarta.validation.constraints.NotNull;

/**
 * The share of the bullets, or of the pellets, that hit {@code target} at {@code distanceMeters}.
 *
 * @param engagement who shoots at what
 */
public record HitProbability(@NotNull @Unwrapped Engagement engagement) implements EngagementMetric {
    private static final Range POSSIBLE = new Range(0, 1);

    /**
     * Measures somebody who aims at the middle: the player of the whole request, until the engagement says who it is.
     *
     * @param target what is shot at
     * @param distanceMeters metres to the target, above 0
     */
    public HitProbability(Target target, double distanceMeters) {
        this(Engagement.of(target, distanceMeters));
    }

    @Override
    public Unit unit() {
        return Unit.SHARE;
    }

    @Override
    public HitProbability of(Engagement other) {
        return new HitProbability(other);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        HitTest test = new HitTest(engagement, burst);
        return fired -> (double) hits(test, fired) / (test.count() * test.bulletsPerShot());
    }

    private static int hits(HitTest test, SimulatedBurst burst) {
        burst.reach(test.count() - 1);
        ViewFrame[] aims = test.aims(burst);
        int hits = 0;
        int bullets = test.bulletsPerShot();
        for (int i = 0; i < test.count() * bullets; i++) {
            if (test.zone(burst, aims[i / bullets], i) != Zone.NOTHING) {
                hits++;
            }
        }
        return hits;
    }

    /** A burst of one bullet is a yes or a no. */
    @Override
    public Statistic statistic(PreparedBurst burst) {
        return burst.count() * burst.weapon().bulletsPerShot() == 1
                ? new Statistic.Share()
                : new Statistic.Mean(POSSIBLE);
    }
}
