package dev.gunfeel.check;

import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which burst a check fires. */
final class Volleys {
    private Volleys() {}

    /**
     * Returns the burst of a check: the request's, or a full magazine, with the check's own shots and speed over it. A
     * pattern has no running spread, so its shooter stands still.
     */
    static Firing firing(@Nullable Firing general, CheckRequest check, Weapon weapon) {
        Firing fired = general != null ? general : Firing.standard(weapon);
        Double speed = check.metric() == Metric.PATTERN_DISTANCE ? Double.valueOf(0) : check.speed();
        if (check.shots() != null) {
            return new Firing(check.shots(), speed != null ? speed : firstSpeed(fired), null);
        }
        return at(fired, speed);
    }

    /** Returns how many shots a burst has where a check has none of its own. */
    static double count(@Nullable Firing general, Weapon weapon) {
        return (general != null ? general : Firing.standard(weapon)).count();
    }

    private static double firstSpeed(Firing firing) {
        List<Burst> bursts = firing.bursts();
        return bursts != null ? bursts.get(0).speed() : Objects.requireNonNullElse(firing.speed(), 0.0);
    }

    /** Returns a burst at a speed, or at its own where none is given; alike bursts become equal. */
    private static Firing at(Firing firing, @Nullable Double speed) {
        List<Burst> bursts = firing.bursts();
        if (bursts == null) {
            return new Firing(firing.shots(), speed != null ? speed : firstSpeed(firing), null);
        }
        return speed == null
                ? firing
                : new Firing(
                        null,
                        null,
                        bursts.stream().map(burst -> burst.withSpeed(speed)).toList());
    }

    /** Returns whether anybody moves. */
    static boolean isMoving(Firing firing) {
        List<Burst> bursts = firing.bursts();
        return bursts == null ? firstSpeed(firing) > 0 : bursts.stream().anyMatch(burst -> burst.speed() > 0);
    }

    /** Returns a burst in words. */
    static String inWords(Firing firing) {
        List<Burst> bursts = firing.bursts();
        return bursts == null
                ? inWords(Objects.requireNonNull(firing.shots()), firstSpeed(firing))
                : bursts.stream()
                        .map(burst -> (burst.pauseSeconds() == null
                                        ? ""
                                        : "after " + Figures.significant(burst.pauseSeconds(), 15) + " s ")
                                + inWords(burst.shots(), burst.speed()))
                        .collect(Collectors.joining(", "));
    }

    private static String inWords(int shots, double speed) {
        return shots
                + (shots == 1 ? " shot" : " shots")
                + (speed == 0 ? "" : " at " + Figures.significant(speed, 15) + " m/s");
    }
}
