package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Range;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/**
 * The largest angle between aim and bullet, from {@code fromShot} to {@code toShot}: the size of the pattern.
 *
 * @param window which shots count
 */
public record SpreadDegrees(@NotNull @Unwrapped ShotWindow window) implements BurstMetric {
    /** No bullet goes sideways or back. */
    private static final Range POSSIBLE = new Range(0, 90);

    /** Measures all shots. */
    public SpreadDegrees() {
        this(ShotWindow.ALL);
    }

    /**
     * Measures some shots.
     *
     * @param fromShot the first that counts, from 0
     * @param toShot the last that counts
     */
    public SpreadDegrees(int fromShot, int toShot) {
        this(new ShotWindow(fromShot, toShot));
    }

    @Override
    public Unit unit() {
        return Unit.DEGREES;
    }

    @Override
    public List<String> inWords() {
        return window.inWords();
    }

    @Override
    public SpreadDegrees inForce(int shots) {
        return new SpreadDegrees(window.inForce(shots));
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return Chance.inSpread(conditions);
    }

    @Override
    public void rules(String weapon, int shots, Complaints complaints) {
        window.rules(weapon, shots, complaints);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        int first = window.first();
        int last = window.last(burst.count());
        int bullets = burst.weapon().bulletsPerShot();
        return fired -> {
            fired.reach(last);
            return largestAngle(fired, first * bullets, (last + 1) * bullets - 1);
        };
    }

    private static double largestAngle(SimulatedBurst burst, int first, int last) {
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

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(POSSIBLE);
    }
}
