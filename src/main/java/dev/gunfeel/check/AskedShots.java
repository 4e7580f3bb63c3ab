package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How much checks ask for of one weapon, as far as they could be read: what could not is null, and complained about elsewhere. */
final class AskedShots {
    private AskedShots() {}

    /** Returns how many results some checks have. */
    static double results(List<@Nullable CheckRequest> checks) {
        double sum = 0;
        for (CheckRequest check : checks) {
            sum += results(check);
        }
        return sum;
    }

    private static int results(@Nullable CheckRequest check) {
        @Nullable Metric metric = check == null ? null : check.metric();
        return metric == null ? 1 : Math.max(1, metric.each().size());
    }

    /**
     * Returns about how many shots some checks look at.
     *
     * @param implied how many more there are, without a firing of their own
     * @param longest how many shots those have that don't say it
     */
    static double shots(List<@Nullable CheckRequest> checks, int implied, double longest) {
        double sum = implied * longest;
        for (CheckRequest check : checks) {
            Integer shots = check == null ? null : check.shots();
            Firing firing = check == null ? null : check.firing();
            sum += results(check) * (shots != null ? shots : firing != null ? count(firing) : longest);
        }
        return sum;
    }

    private static double count(Firing firing) {
        if (firing instanceof Firing.Shots shots) {
            return Objects.requireNonNullElse(shots.shots(), 0);
        }
        double sum = 0;
        if (firing instanceof Firing.Bursts several && several.bursts() != null) {
            for (@Nullable Burst burst : several.bursts()) {
                sum += burst == null ? 0 : Objects.requireNonNullElse(burst.shots(), 0);
            }
        }
        return sum;
    }
}
