package dev.gunfeel.check;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import java.util.List;

/** Requests of checks for tests, put together from what differs from the defaults. Whoever shoots cancels the kick and nothing else. */
public final class CheckOf {
    private CheckOf() {}

    /** Returns a request of checks of one weapon. */
    public static ChecksRequest seeded(
            Weapon weapon, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return seeded(List.of(weapon), checks, vary, seed, simulations);
    }

    /** Returns a request of checks of some weapons. */
    public static ChecksRequest seeded(
            List<Weapon> weapons, List<CheckRequest> checks, Vary vary, long seed, int simulations) {
        return ChecksRequest.of(weapons, checks)
                .with(request -> request.player(Player.controlling(1))
                        .vary(vary)
                        .seed(seed)
                        .simulations(simulations));
    }

    /** Returns how one check of one weapon ends. */
    public static CheckResult only(Weapon weapon, CheckRequest check, Vary vary, int simulations) {
        CheckRequest bounded = check.isBounded() ? check : check.atLeast(-1e9);
        return Checks.run(seeded(weapon, List.of(bounded), vary, 1, simulations))
                .results()
                .get(0);
    }
}
