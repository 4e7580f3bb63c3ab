package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/**
 * The largest minus the least yaw of the view, from the moment {@code fromShot} is fired until the shot after
 * {@code toShot} is; after the last shot until the view rests.
 *
 * @param window which shots count
 */
public record SwayDegrees(@NotNull @Unwrapped ShotWindow window) implements BurstMetric {
    /** Measures all shots. */
    public SwayDegrees() {
        this(ShotWindow.ALL);
    }

    /**
     * Measures some shots.
     *
     * @param fromShot the first that counts, from 0
     * @param toShot the last that counts
     */
    public SwayDegrees(int fromShot, int toShot) {
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
    public SwayDegrees inForce(int shots) {
        return new SwayDegrees(window.inForce(shots));
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return Chance.inYaw(conditions);
    }

    @Override
    public void rules(String weapon, int shots, Complaints complaints) {
        window.rules(weapon, shots, complaints);
    }

    @Override
    public List<Warning> warnings(String name, Weapon weapon, String pointer) {
        return stillView(this, name, weapon, pointer);
    }

    /** Warns of a turn of the view that can't be anything but 0. */
    static List<Warning> stillView(Metric metric, String name, Weapon weapon, String pointer) {
        WeaponRecoil recoil = weapon.recoil();
        return recoil != null && recoil.knocking() != null
                ? List.of()
                : List.of(new Warning(
                        "stillView",
                        name + " has no recoil.knocking, so its view never turns and " + metric.word() + " is always 0",
                        null,
                        pointer + "/metric"));
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        int first = window.first();
        int last = window.last(burst.count());
        return fired ->
                BurstView.window(fired.recoil(), burst.shots(), first, last).largestSwayDegrees();
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(Statistic.NOT_NEGATIVE);
    }
}
