package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.ViewFrame;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far chance throws bullets: the root mean square angle between a bullet and the middle of where the same shot goes over all
 * simulations, from {@code fromShot} to {@code toShot}. A pattern that repeats is not in it.
 *
 * @param window which shots count
 * @param player who shoots; nobody who pulls where left out
 */
public record DispersionDegrees(
        @NotNull @Unwrapped ShotWindow window, @Nullable Player player) implements BurstMetric {
    @Override
    public Unit unit() {
        return Unit.DEGREES;
    }

    @Override
    public List<String> inWords() {
        List<String> words = new ArrayList<>(window.inWords());
        if (player != null) {
            words.add("by " + player.inWords());
        }
        return words;
    }

    @Override
    public DispersionDegrees inForce(int shots) {
        return new DispersionDegrees(window.inForce(shots), playerInForce());
    }

    @Override
    public DispersionDegrees shotBy(Player other) {
        return player == null ? by(other) : this;
    }

    @Override
    public DispersionDegrees by(Player other) {
        return new DispersionDegrees(window, other);
    }

    @Override
    public boolean takesAPlayer() {
        return true;
    }

    private Player playerInForce() {
        return player == null ? Player.NONE : player;
    }

    @Override
    public boolean isByChance(Conditions conditions) {
        return BulletPaths.areByChance(playerInForce(), conditions);
    }

    @Override
    public void rules(String weapon, int shots, Complaints complaints) {
        window.rules(weapon, shots, complaints);
    }

    @Override
    public Sampler sampler(PreparedBurst burst) {
        BulletPaths paths = new BulletPaths(playerInForce(), burst);
        int first = window.first();
        int last = window.last(burst.count());
        Vector3[] middles = middles(burst, paths, first, last);
        return fired -> meanSquare(fired, paths, first, middles);
    }

    /** Returns the middle of each shot over the simulations: simulates them all, since no burst knows where the others go. */
    private Vector3[] middles(PreparedBurst burst, BulletPaths paths, int first, int last) {
        Vector3[] sums = new Vector3[last - first + 1];
        Arrays.fill(sums, Vector3.ZERO);
        SimulatedBurst simulated = SimulatedBurst.of(burst);
        int simulations = isByChance(burst.conditions()) ? burst.conditions().simulations() : 1;
        for (int i = 0; i < simulations; i++) {
            Interruption.poll();
            simulated.start(i);
            simulated.reach(last);
            ViewFrame[] aims = paths.aims(simulated);
            for (int shot = 0; shot < sums.length; shot++) {
                for (int pellet = 0; pellet < paths.bulletsPerShot(); pellet++) {
                    sums[shot] = sums[shot].plus(direction(simulated, aims, paths, first + shot, pellet));
                }
            }
        }
        return Arrays.stream(sums).map(Vector3::normalized).toArray(Vector3[]::new);
    }

    private static double meanSquare(SimulatedBurst burst, BulletPaths paths, int first, Vector3[] middles) {
        burst.reach(first + middles.length - 1);
        ViewFrame[] aims = paths.aims(burst);
        double sum = 0;
        for (int shot = 0; shot < middles.length; shot++) {
            for (int pellet = 0; pellet < paths.bulletsPerShot(); pellet++) {
                Vector3 bullet = direction(burst, aims, paths, first + shot, pellet);
                double degrees = StrictMath.toDegrees(
                        StrictMath.atan2(bullet.cross(middles[shot]).length(), bullet.dot(middles[shot])));
                sum += degrees * degrees;
            }
        }
        return sum / (middles.length * paths.bulletsPerShot());
    }

    private static Vector3 direction(SimulatedBurst burst, ViewFrame[] aims, BulletPaths paths, int shot, int pellet) {
        return BulletPaths.direction(burst, aims[shot], shot * paths.bulletsPerShot() + pellet);
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.RootMeanSquare();
    }
}
