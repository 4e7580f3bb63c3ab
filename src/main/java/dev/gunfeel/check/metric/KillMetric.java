package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.ViewFrame;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A metric that shoots at a target until it is dead, within one magazine. */
sealed interface KillMetric extends EngagementMetric, Rules permits TimeToKillSeconds, ShotsToKill, KillProbability {
    /** Returns which percentile over the bursts counts, or null for the mean. */
    @Nullable
    Double percentile();

    /** Returns the figure of a burst whose shot of a number kills. */
    double figure(PreparedBurst burst, int shot);

    @Override
    default List<String> inWords() {
        List<String> words = new ArrayList<>(engagement().inWords());
        if (percentile() != null) {
            words.add("percentile " + Figures.significant(percentile(), 12));
        }
        return words;
    }

    @Override
    default boolean countsNeverAsLast() {
        return percentile() != null;
    }

    @Override
    default boolean endsWithTheMagazine() {
        return true;
    }

    @Override
    default @Nullable String missing(Weapon weapon) {
        return weapon.damage() == null ? "damage" : null;
    }

    @Override
    default String withoutFigure(int shots) {
        return Life.outlives(shots);
    }

    @Override
    default void rules(Complaints complaints) {
        Life.rules(engagement().target(), word(), complaints);
    }

    @Override
    default List<Warning> warnings(String pointer) {
        Double percentile = percentile();
        return percentile == null || percentile >= 1
                ? List.of()
                : List.of(new Warning(
                        "smallPercentile",
                        "percentile " + Figures.of(percentile)
                                + " is less than one burst in a hundred; the median is 50",
                        percentile,
                        pointer + "/percentile"));
    }

    @Override
    default Sampler sampler(PreparedBurst burst) {
        return kill(burst);
    }

    /**
     * Returns what takes the figure of the shot that kills.
     *
     * @param burst the burst, no longer than this metric looks
     * @return the sampler; its figure is that of {@link #figure}, or infinite where the target lives
     */
    default Sampler kill(PreparedBurst burst) {
        double[] figures = new double[burst.count()];
        for (int i = 0; i < figures.length; i++) {
            figures[i] = figure(burst, i);
        }
        return new Kill(engagement(), burst, figures);
    }

    @Override
    default Statistic statistic(PreparedBurst burst) {
        return percentile() != null
                ? new Statistic.Percentile(percentile())
                : new Statistic.Mean(new Range(figure(burst, 0), figure(burst, burst.count() - 1)));
    }

    /** Adds up what hits take away until the target is dead. */
    final class Kill implements Sampler {
        private final HitTest test;
        private final Target target;
        private final double[] damage;
        private final double[] figures;

        Kill(Engagement engagement, PreparedBurst burst, double[] figures) {
            this.figures = figures;
            test = new HitTest(engagement, burst);
            target = engagement.target();
            damage = DamageRate.byZone(Objects.requireNonNull(burst.weapon().damage()), engagement.distance());
        }

        @Override
        @SuppressWarnings("EnumOrdinal") // An array in the innermost loop.
        public double figure(SimulatedBurst burst) {
            ViewFrame[] aims = test.aims(burst);
            int bullets = test.bulletsPerShot();
            Life life = new Life(target);
            for (int i = 0; i < figures.length; i++) {
                burst.reach(i);
                for (int bullet = i * bullets; bullet < (i + 1) * bullets; bullet++) {
                    life.take(damage[test.zone(burst, aims[i], bullet).ordinal()]);
                }
                if (life.isOver()) {
                    return figures[i];
                }
            }
            return NEVER;
        }
    }
}
