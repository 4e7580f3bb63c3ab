package dev.gunfeel.check;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks and requests for tests, put together from what differs from the defaults. */
final class CheckOf {
    private CheckOf() {}

    /** Returns a check of a percentile of a metric that kills, the mean where it is null, without bounds yet. */
    static CheckRequest percentile(Metric metric, @Nullable Double percentile, Target target, double distanceMeters) {
        return new CheckRequest(
                null,
                null,
                metric,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                target,
                distanceMeters,
                null,
                null,
                percentile,
                null,
                null,
                null);
    }

    /** Returns a check of the ratio of one weapon's value to another's that bounds it by nothing. */
    static CheckRequest ratio(Metric metric, String weapon, String against, Target target, double distanceMeters) {
        return new CheckRequest(
                null,
                weapon,
                metric,
                null,
                null,
                1e-9,
                null,
                against,
                null,
                null,
                null,
                null,
                null,
                target,
                distanceMeters,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** Returns a request of checks of one weapon. */
    static ChecksRequest seeded(Weapon weapon, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return seeded(List.of(weapon), checks, vary, seed, simulations);
    }

    /** Returns a request of checks of some weapons. */
    static ChecksRequest seeded(
            List<Weapon> weapons, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return new ChecksRequest(
                Formulas.PUBLISHED,
                weapons,
                List.of(),
                null,
                checks,
                null,
                0.0,
                vary,
                seed,
                simulations,
                Algorithm.SPLITMIX64);
    }
}
