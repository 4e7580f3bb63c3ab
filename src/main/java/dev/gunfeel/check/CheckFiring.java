package dev.gunfeel.check;

import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import org.jspecify.annotations.Nullable;

/** Which burst a check fires. */
final class CheckFiring {
    private CheckFiring() {}

    /**
     * Returns the burst of a check: the request's, or a full magazine, with the check's own shots and speed over it. A
     * pattern has no running spread, so its shooter stands still.
     */
    static Firing of(@Nullable Firing general, CheckRequest check, Weapon weapon) {
        Firing fired = general(general, weapon);
        Double speed = check.metric() instanceof BurstMetric ? check.speed() : Double.valueOf(0);
        if (check.shots() != null) {
            Burst first = fired.inBursts().get(0);
            return new Firing.Shots(
                    check.shots(), speed != null ? speed : first.speed(), first.stances(), fired.clock());
        }
        return speed == null ? fired : fired.atSpeed(speed);
    }

    /** Returns the burst of a check that has none of its own. */
    static Firing general(@Nullable Firing general, Weapon weapon) {
        return general != null ? general : Firing.standard(weapon);
    }
}
