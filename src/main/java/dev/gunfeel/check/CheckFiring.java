package dev.gunfeel.check;

import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which burst a check fires. */
final class CheckFiring {
    private CheckFiring() {}

    /**
     * Returns the burst of a check: its own, the request's, or a full magazine, with the check's own shots, speed and stances over
     * it. A pattern has no running spread, so its shooter stands still.
     */
    static Firing of(@Nullable Firing general, CheckRequest check, Weapon weapon) {
        Firing fired = check.firing() != null ? check.firing() : general(general, weapon);
        if (check.stances() != null) {
            fired = inStances(fired, check.stances());
        }
        Double speed = check.metric() instanceof BurstMetric ? check.speed() : Double.valueOf(0);
        if (check.shots() != null) {
            Burst first = fired.inBursts().get(0);
            return new Firing.Shots(
                    check.shots(), speed != null ? speed : first.speed(), first.stances(), fired.clock());
        }
        return speed == null ? fired : fired.atSpeed(speed);
    }

    /** Returns the same shots in other stances. */
    static Firing inStances(Firing fired, List<String> stances) {
        return fired instanceof Firing.Shots shots
                ? new Firing.Shots(shots.shots(), shots.speed(), stances, shots.clock())
                : new Firing.Bursts(
                        fired.inBursts().stream()
                                .map(burst -> burst.withStances(stances))
                                .toList(),
                        stances,
                        fired.clock());
    }

    /** Returns the burst of a check that has none of its own. */
    static Firing general(@Nullable Firing general, Weapon weapon) {
        return general != null ? general : Firing.standard(weapon);
    }
}
