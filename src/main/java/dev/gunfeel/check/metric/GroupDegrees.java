package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.SmallestCircle;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.ViewFrame;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The size of the group: the radius of the smallest circle, wherever it lies, round the bullets of a burst, from {@code fromShot} to
 * {@code toShot}. What the view does is in it, as far as the player doesn't cancel it.
 *
 * @param window which shots count
 * @param player who shoots; nobody who pulls where left out
 */
public record GroupDegrees(
        @NotNull @Unwrapped ShotWindow window, @Nullable Player player) implements BurstMetric {
    private static final Range POSSIBLE = new Range(0, 180);

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
    public GroupDegrees inForce(int shots) {
        return new GroupDegrees(window.inForce(shots), playerInForce());
    }

    @Override
    public GroupDegrees shotBy(Player other) {
        return player == null ? by(other) : this;
    }

    @Override
    public GroupDegrees by(Player other) {
        return new GroupDegrees(window, other);
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
        return fired -> StrictMath.toDegrees(SmallestCircle.radius(directions(fired, paths, first, last)));
    }

    private static List<Vector3> directions(SimulatedBurst burst, BulletPaths paths, int first, int last) {
        burst.reach(last);
        ViewFrame[] aims = paths.aims(burst);
        int bullets = paths.bulletsPerShot();
        List<Vector3> directions = new ArrayList<>((last - first + 1) * bullets);
        for (int bullet = first * bullets; bullet < (last + 1) * bullets; bullet++) {
            directions.add(BulletPaths.direction(burst, aims[bullet / bullets], bullet));
        }
        return directions;
    }

    @Override
    public Statistic statistic(PreparedBurst burst) {
        return new Statistic.Mean(POSSIBLE);
    }
}
