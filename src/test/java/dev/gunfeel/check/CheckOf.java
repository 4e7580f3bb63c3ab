package dev.gunfeel.check;

import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks and requests for tests, put together from what differs from the defaults. */
final class CheckOf {
    private CheckOf() {}

    /** Returns a check of a percentile of a metric that kills, the mean where it is null, without bounds yet. */
    static CheckRequest percentile(Metric metric, @Nullable Double percentile, Target target, double distanceMeters) {
        CheckRequest check = CheckRequest.of(metric, target, distanceMeters);
        return percentile == null ? check : check.atPercentile(percentile);
    }

    /** Returns a check of the ratio of one weapon's value to another's that bounds it by nearly nothing. */
    static CheckRequest ratio(Metric metric, String weapon, String against, Target target, double distanceMeters) {
        return CheckRequest.of(metric, target, distanceMeters).ofWeapon(weapon).against(against, 1e-9, null);
    }

    /** Returns a request of checks of one weapon. */
    static ChecksRequest seeded(Weapon weapon, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return seeded(List.of(weapon), checks, vary, seed, simulations);
    }

    /** Returns a request of checks of some weapons. */
    static ChecksRequest seeded(
            List<Weapon> weapons, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return ChecksRequest.of(weapons, checks).simulating(simulations).by(Formulas.PUBLISHED, vary, seed);
    }
}
