package dev.gunfeel.check;

import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Seeds;

/**
 * One burst at a time of a volley, fired shot for shot as far as somebody looks. Each thread has its own.
 *
 * <p>Simulation i takes the numbers 3i, 3i + 1 and 3i + 2 of the splitmix64 stream of the check's seed as the seeds of
 * spread, recoil and running spread: never seed + i, whose bursts would share their numbers.
 */
abstract sealed class FiredBurst {
    private static final int SEEDS = 3;

    /** The sideways places of the bullets, as far as they were fired. */
    final double[] right;

    /** The vertical places of the bullets. */
    final double[] up;

    /** The forward distance of every bullet. */
    final double forward;

    private int fired;

    private FiredBurst(Volley volley) {
        right = new double[volley.shots().size()];
        up = new double[right.length];
        forward = volley.spread().forward();
    }

    /** Returns bursts of a volley that differ by what chance decides anew. */
    static FiredBurst of(Volley volley, Vary vary, long seed) {
        return switch (vary) {
            case RUNNING -> new Moving(volley, seed);
            case ALL -> new Redrawn(volley, seed);
        };
    }

    /** Returns the seeds of a simulation. */
    static Seeds seeds(long seed, long simulation) {
        return new Seeds(
                SplitMix64.number(seed, SEEDS * simulation),
                SplitMix64.number(seed, SEEDS * simulation + 1),
                runningSeed(seed, simulation));
    }

    private static long runningSeed(long seed, long simulation) {
        return SplitMix64.number(seed, SEEDS * simulation + 2);
    }

    /** Starts a simulation. */
    final void start(long simulation) {
        fired = 0;
        load(simulation);
    }

    /** Fires up to a shot, if that was not done yet. */
    final void reach(int shot) {
        while (fired <= shot) {
            fire(fired++);
        }
    }

    abstract void load(long simulation);

    abstract void fire(int shot);

    /** Returns the recoil of this burst. */
    abstract RecoilPattern recoil();

    /** Only running spread is drawn anew. */
    private static final class Moving extends FiredBurst {
        private final Volley volley;
        private final long seed;
        private long runningSeed;

        Moving(Volley volley, long seed) {
            super(volley);
            this.volley = volley;
            this.seed = seed;
        }

        @Override
        void load(long simulation) {
            runningSeed = runningSeed(seed, simulation);
        }

        @Override
        void fire(int shot) {
            volley.spread().fire(shot, runningSeed, right, up);
        }

        @Override
        RecoilPattern recoil() {
            return volley.recoil();
        }
    }

    /** All is drawn anew. */
    private static final class Redrawn extends FiredBurst {
        private final Volley volley;
        private final long seed;
        private SpreadPattern spread;
        private RecoilPattern recoil;

        Redrawn(Volley volley, long seed) {
            super(volley);
            this.volley = volley;
            this.seed = seed;
            spread = volley.spread(volley.weapon().seeds());
            recoil = volley.recoil();
        }

        @Override
        void load(long simulation) {
            Seeds seeds = seeds(seed, simulation);
            spread = volley.spread(seeds);
            recoil = volley.recoil().withSeed(seeds.recoilInForce());
        }

        @Override
        void fire(int shot) {
            var deviation = spread.deviation(volley.shots().get(shot), shot == 0 ? 0 : right[shot - 1]);
            right[shot] = deviation.pqr().y();
            up[shot] = deviation.pqr().z();
        }

        @Override
        RecoilPattern recoil() {
            return recoil;
        }
    }
}
