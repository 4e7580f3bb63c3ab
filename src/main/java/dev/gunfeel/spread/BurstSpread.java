package dev.gunfeel.spread;

import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.Shot;
import java.util.List;

/**
 * The spread of one burst with everything computed that the running seed does not change, so that it can be fired again
 * and again. What it gives is what {@link SpreadPattern#deviation} gives, to the last bit. Immutable.
 */
public final class BurstSpread {
    private final Algorithm algorithm;
    private final StillSpread[] still;
    private final RunningReach[] reach;
    private final boolean[] moves;
    private final int[] numbers;

    BurstSpread(SpreadPattern pattern, Algorithm algorithm, List<Shot> shots) {
        this.algorithm = algorithm;
        still = shots.stream().map(pattern::still).toArray(StillSpread[]::new);
        reach = shots.stream().map(pattern::reach).toArray(RunningReach[]::new);
        numbers = shots.stream().mapToInt(Shot::number).toArray();
        moves = new boolean[reach.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = reach[i].moves();
        }
    }

    /** Returns the forward distance, which every bullet goes. */
    public double forward() {
        return still[0].forward();
    }

    /**
     * Fires one shot. The shots of a burst are fired in order.
     *
     * @param index the shot, from 0
     * @param runningSeed the seed of running spread
     * @param right the sideways places (q) of the shots; that of this shot is set from that of the shot before
     * @param up the vertical places (r) of the shots; that of this shot is set
     */
    public void fire(int index, long runningSeed, double[] right, double[] up) {
        double before = index == 0 ? 0 : right[index - 1];
        if (!moves[index]) {
            right[index] = still[index].right(before, 0);
            up[index] = still[index].up(0);
            return;
        }
        Generator generator = algorithm.generator(runningSeed + numbers[index]);
        double angle = RunningReach.angle(generator);
        double distance = reach[index].distance(generator);
        right[index] = still[index].right(before, RunningReach.right(distance, angle));
        up[index] = still[index].up(reach[index].up(distance, angle));
    }
}
