package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.Shot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The spread of one shot with everything computed that true chance does not change. Immutable. */
final class PreparedShot {
    private final Shot shot;
    private final Algorithm algorithm;
    private final double forward;

    /** The share of the sideways place before that is carried over. */
    private final double carry;

    private final List<SpreadPart.Repeating> repeating;
    private final Offset[] offsets;
    private final double repeatingRight;
    private final double repeatingUp;
    private final double repeatingCarried;

    private final List<SpreadPart.Chance> chance;
    private final SpreadPart.Draw[] draws;
    private final boolean[] isCarried;
    private final boolean moves;

    PreparedShot(
            Shot shot,
            Algorithm algorithm,
            double forward,
            double carry,
            List<SpreadPart.Repeating> repeating,
            List<SpreadPart.Chance> chance) {
        this.shot = shot;
        this.algorithm = algorithm;
        this.forward = forward;
        this.carry = carry;

        this.repeating = repeating;
        offsets = new Offset[repeating.size()];
        Sum sum = new Sum(0, 0, 0);
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = repeating.get(i).offset(shot);
            sum.add(offsets[i], repeating.get(i).isCarried());
        }
        repeatingRight = sum.right;
        repeatingUp = sum.up;
        repeatingCarried = sum.carried;

        this.chance = chance;
        draws = new SpreadPart.Draw[chance.size()];
        isCarried = new boolean[draws.length];
        boolean anyMoves = false;
        for (int i = 0; i < draws.length; i++) {
            draws[i] = chance.get(i).draw(shot);
            isCarried[i] = chance.get(i).isCarried();
            anyMoves |= draws[i].moves();
        }
        moves = anyMoves;
    }

    /**
     * Returns where the bullet goes, part by part.
     *
     * @param before what the shot before leaves to carry, 0 for the first
     * @param runningSeed the running seed in force
     */
    Deviation deviation(double before, long runningSeed) {
        Map<Class<? extends SpreadPart>, Offset> added = new HashMap<>();
        for (int i = 0; i < offsets.length; i++) {
            added.put(repeating.get(i).getClass(), offsets[i]);
        }
        Sum sum = start(before);
        if (moves) {
            Generator generator = algorithm.generator(runningSeed + shot.number());
            for (int i = 0; i < draws.length; i++) {
                Offset drawn = draws[i].next(generator);
                sum.add(drawn, isCarried[i]);
                added.put(chance.get(i).getClass(), drawn);
            }
        }
        Vector3 pqr = new Vector3(forward, sum.right, sum.up);
        return new Deviation(ShotSpread.of(shot, carried(before), added, pqr), pqr, sum.carried);
    }

    /**
     * Fires the shot without looking at the parts.
     *
     * @param before what the shot before leaves to carry, 0 for the first
     * @param runningSeed the running seed in force
     * @param index the place of the shot in the arrays
     * @param right where its sideways place (q) goes
     * @param up where its vertical place (r) goes
     * @return what it leaves to carry
     */
    double fire(double before, long runningSeed, int index, double[] right, double[] up) {
        Sum sum = start(before);
        if (moves) {
            Generator generator = algorithm.generator(runningSeed + shot.number());
            for (int i = 0; i < draws.length; i++) {
                sum.add(draws[i].next(generator), isCarried[i]);
            }
        }
        right[index] = sum.right;
        up[index] = sum.up;
        return sum.carried;
    }

    private double carried(double before) {
        return before * carry + 0.0;
    }

    private Sum start(double before) {
        double carried = carried(before);
        return new Sum(carried + repeatingRight, repeatingUp, carried + repeatingCarried);
    }

    /** Adds up where a bullet goes, and what of it the next shot carries. */
    private static final class Sum {
        double right;
        double up;
        double carried;

        Sum(double right, double up, double carried) {
            this.right = right;
            this.up = up;
            this.carried = carried;
        }

        void add(Offset offset, boolean isCarried) {
            right += offset.right();
            up += offset.up();
            if (isCarried) {
                carried += offset.right();
            }
        }
    }
}
