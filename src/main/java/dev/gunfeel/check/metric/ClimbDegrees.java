package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far recoil has turned the view up by the shot {@code shot} (the last one where left out), just before it kicks.
 *
 * @param shot the shot that counts, from 0; the last one fired where left out
 */
public record ClimbDegrees(@Nullable @Min(0) Integer shot) implements BurstMetric {
    /** Measures at the last shot. */
    public ClimbDegrees() {
        this(null);
    }

    private int at(int shots) {
        return shot == null ? shots - 1 : shot;
    }

    @Override
    public Unit unit() {
        return Unit.DEGREES;
    }

    @Override
    public List<String> inWords() {
        return shot == null ? List.of() : List.of("shot " + shot);
    }

    @Override
    public ClimbDegrees inForce(int shots) {
        return new ClimbDegrees(at(shots));
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return Chance.inPitch(conditions);
    }

    @Override
    public void rules(String weapon, int shots, Complaints complaints) {
        ShotWindow.fired("shot", shot, weapon, shots, complaints);
    }

    @Override
    public List<Warning> warnings(String name, Weapon weapon, String pointer) {
        return SwayDegrees.stillView(this, name, weapon, pointer);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        int at = at(burst.count());
        return fired -> BurstView.climb(fired.recoil(), burst.shots(), at);
    }

    /** A view may go any number of turns up or down. */
    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(null);
    }
}
