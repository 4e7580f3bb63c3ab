package dev.gunfeel.check;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.ViewFrame;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;

/** Takes one figure from every burst that it sees. It keeps nothing, so threads may share it. */
interface Probe {
    /** Returned where a burst ends before what is waited for. */
    double NEVER = Double.POSITIVE_INFINITY;

    /** Returns the figure of a burst that was started; it fires as many shots of it as it needs. */
    double figure(SimulatedBurst burst);

    /** Returns the probe of a measure. */
    static Probe of(PreparedBurst prepared, Measure measure) {
        return switch (measure.metric()) {
            case SPREAD_DEGREES -> burst -> largestAngle(burst, measure.first(), measure.last());
            case CLIMB_DEGREES -> burst -> BurstView.climb(burst.recoil(), prepared.shots(), measure.first());
            case SWAY_DEGREES ->
                burst -> BurstView.window(
                                burst.recoil(), prepared.shots(), measure.shots(), measure.first(), measure.last())
                        .swayDegrees();
            case VIEW_SETTLE_SECONDS ->
                burst -> BurstView.window(burst.recoil(), prepared.shots(), measure.shots(), 0, measure.last())
                        .viewSettledSeconds();
            case RECOVERY_SECONDS ->
                burst -> prepared.shots().get(measure.last()).after().potentialSeconds();
            case HIT_PROBABILITY -> new Hits(new Marksman(prepared, measure), measure.shots());
            case TIME_TO_KILL_SECONDS, SHOTS_TO_KILL -> new Kill(new Marksman(prepared, measure), prepared, measure);
            case PATTERN_DISTANCE -> throw new IllegalArgumentException("a pattern is compared, not probed");
        };
    }

    private static double largestAngle(SimulatedBurst burst, int first, int last) {
        burst.reach(last);
        int largest = first;
        double square = -1;
        for (int i = first; i <= last; i++) {
            double other = burst.right(i) * burst.right(i) + burst.up(i) * burst.up(i);
            if (other > square) {
                square = other;
                largest = i;
            }
        }
        return StrictMath.toDegrees(
                StrictMath.atan2(StrictMath.hypot(burst.right(largest), burst.up(largest)), burst.forward()));
    }

    /** The share of the shots that hit. */
    record Hits(Marksman marksman, int shots) implements Probe {
        @Override
        public double figure(SimulatedBurst burst) {
            burst.reach(shots - 1);
            ViewFrame[] aims = marksman.aims(burst);
            int hits = 0;
            for (int i = 0; i < shots; i++) {
                if (marksman.zone(burst, aims[i], i) != Zone.NOTHING) {
                    hits++;
                }
            }
            return (double) hits / shots;
        }
    }

    /** When the target dies, in seconds or shots. */
    final class Kill implements Probe {
        /** Damage that sums up to the health but for rounding kills. */
        private static final double ROUNDING = 1e-9;

        private final Marksman marksman;
        private final double health;
        private final double onBody;
        private final double onHead;
        private final double[] figures;

        Kill(Marksman marksman, PreparedBurst prepared, Measure measure) {
            this.marksman = marksman;
            health = Objects.requireNonNull(
                            Objects.requireNonNull(measure.target()).health())
                    * (1 - ROUNDING);
            Damage damage = damage(prepared.weapon());
            onBody = damage.perHit() * factor(damage.falloff(), measure.distance());
            onHead = onBody * damage.headMultiplier();
            figures = new double[measure.shots()];
            for (int i = 0; i < figures.length; i++) {
                figures[i] = measure.metric() == Metric.SHOTS_TO_KILL
                        ? i + 1
                        : prepared.shots().get(i).timeSeconds();
            }
        }

        private static Damage damage(Weapon weapon) {
            return Objects.requireNonNull(weapon.damage());
        }

        /** Returns what damage is multiplied by at a distance: linear between the points, held outside. */
        static double factor(List<Falloff> falloff, double distance) {
            if (falloff.isEmpty()) {
                return 1;
            }
            Falloff before = falloff.get(0);
            for (Falloff point : falloff) {
                if (distance <= point.distanceMeters()) {
                    double span = point.distanceMeters() - before.distanceMeters();
                    double share = span == 0 ? 1 : (distance - before.distanceMeters()) / span;
                    return before.factor() + (point.factor() - before.factor()) * share;
                }
                before = point;
            }
            return before.factor();
        }

        @Override
        public double figure(SimulatedBurst burst) {
            ViewFrame[] aims = marksman.aims(burst);
            double taken = 0;
            for (int i = 0; i < figures.length; i++) {
                burst.reach(i);
                taken += switch (marksman.zone(burst, aims[i], i)) {
                    case NOTHING -> 0;
                    case HEAD -> onHead;
                    case BODY, LIMB -> onBody;
                };
                if (taken >= health) {
                    return figures[i];
                }
            }
            return NEVER;
        }
    }
}
