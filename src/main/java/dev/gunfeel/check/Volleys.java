package dev.gunfeel.check;

import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
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
            return new Firing.Shots(
                    check.shots(),
                    speed != null ? speed : fired.inBursts().get(0).speed());
        }
        return speed == null ? fired : fired.atSpeed(speed);
    }

    /** Returns how many shots a burst has where a check has none of its own. */
    static double count(@Nullable Firing general, Weapon weapon) {
        return (general != null ? general : Firing.standard(weapon)).count();
    }

    /** Returns whether anybody moves. */
    static boolean isMoving(Firing firing) {
        return firing.inBursts().stream().anyMatch(burst -> burst.speed() > 0);
    }

    /** Returns a burst in words. */
    static String inWords(Firing firing) {
        return firing.inBursts().stream()
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
