package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Chance;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.ViewFrame;

/** Where the bullets of somebody go who shoots. What is the same in every burst is computed once. */
final class BulletPaths {
    private final Player player;
    private final boolean aimVaries;
    private final ViewFrame[] aims;
    private final int bulletsPerShot;

    BulletPaths(Player player, PreparedBurst burst) {
        this.player = player;
        aimVaries = aimIsByChance(player, burst.conditions());
        aims = aimVaries ? new ViewFrame[0] : burst.surelyAimed(player);
        bulletsPerShot = burst.weapon().bulletsPerShot();
    }

    /** Returns whether a player may aim elsewhere in another burst. */
    static boolean aimIsByChance(Player player, Conditions conditions) {
        return player.errs() || (player.movesWithTheView() && Chance.inAim(conditions));
    }

    /** Returns whether a bullet may go elsewhere in another burst. */
    static boolean areByChance(Player player, Conditions conditions) {
        return Chance.inSpread(conditions) || aimIsByChance(player, conditions);
    }

    /** Returns of how many bullets a shot consists: more than one where it has pellets. */
    int bulletsPerShot() {
        return bulletsPerShot;
    }

    /** Returns the frames of the aim in a burst, one a shot. */
    ViewFrame[] aims(SimulatedBurst burst) {
        return aimVaries ? burst.aims(player) : aims;
    }

    /** Returns which way a bullet goes in the level frame of the first aim, as (forward, right, up) of length 1. */
    static Vector3 direction(SimulatedBurst burst, ViewFrame aim, int bullet) {
        Vector3 way = aim.level(burst.forward(), burst.right(bullet), burst.up(bullet));
        return way.times(1 / way.length());
    }
}
