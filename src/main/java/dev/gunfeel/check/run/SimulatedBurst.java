package dev.gunfeel.check.run;

import dev.gunfeel.player.KnownPattern;
import dev.gunfeel.player.Player;
import dev.gunfeel.player.PlayerAims;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.ViewFrame;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One simulation at a time of a prepared burst, fired shot for shot as far as somebody looks. Each thread has its own.
 *
 * <p>Simulation i takes the numbers 3i, 3i + 1 and 3i + 2 of the splitmix64 stream of the check's seed as the seeds of
 * spread, recoil and running spread: never seed + i, whose bursts would share their numbers.
 */
public abstract sealed class SimulatedBurst {
    private static final int SEEDS = 3;

    /** The sideways places (q) of the bullets, as far as they were fired. */
    final double[] right;

    /** The vertical places (r) of the bullets. */
    final double[] up;

    private final PreparedBurst prepared;
    private final Map<Player, Shooter> shooters = new HashMap<>();
    private final double forward;
    private long simulation;
    private int fired;
    private double carried;

    private SimulatedBurst(PreparedBurst prepared) {
        this.prepared = prepared;
        right = new double[prepared.shots().size() * prepared.weapon().bulletsPerShot()];
        up = new double[right.length];
        forward = prepared.spread().forward();
    }

    /**
     * Returns simulations of a burst.
     *
     * @param prepared the burst; its conditions say what chance decides anew, from which seed
     * @return the simulations; one must be started before anybody looks
     */
    public static SimulatedBurst of(PreparedBurst prepared) {
        return switch (prepared.conditions().vary()) {
            case RUNNING -> new Moving(prepared);
            case ALL -> new Redrawn(prepared);
        };
    }

    /**
     * Returns the seeds of a simulation.
     *
     * @param seed the seed of the simulations, any 64-bit number
     * @param simulation its number, at least 0
     * @return the numbers 3i, 3i + 1 and 3i + 2 of the splitmix64 stream of the seed
     */
    public static Seeds seeds(long seed, long simulation) {
        return Seeds.NONE.with(seeds -> seeds.spread(SplitMix64.number(seed, SEEDS * simulation))
                .recoil(SplitMix64.number(seed, SEEDS * simulation + 1))
                .running(runningSeed(seed, simulation)));
    }

    private static long runningSeed(long seed, long simulation) {
        return SplitMix64.number(seed, SEEDS * simulation + 2);
    }

    /**
     * Starts a simulation.
     *
     * @param simulation its number, at least 0
     */
    public final void start(long simulation) {
        this.simulation = simulation;
        fired = 0;
        carried = 0;
        load(simulation);
    }

    /**
     * Fires up to a shot, if that was not done yet.
     *
     * @param shot the shot, from 0
     */
    public final void reach(int shot) {
        while (fired <= shot) {
            carried = fire(fired++, carried);
        }
    }

    /** {@return how far forward every bullet goes (p0), above 0} */
    public final double forward() {
        return forward;
    }

    /**
     * Returns how far to the right of the aim a bullet goes (q).
     *
     * @param bullet a bullet that was fired: the shot, or where a shot has pellets, that of pellet p of shot s is s times their
     *     number plus p
     * @return the length at the forward distance
     */
    public final double right(int bullet) {
        return right[bullet];
    }

    /**
     * Returns how far above the aim a bullet goes (r).
     *
     * @param bullet a bullet that was fired, as in {@link #right}
     * @return the length at the forward distance
     */
    public final double up(int bullet) {
        return up[bullet];
    }

    /**
     * Returns where a player aims in this simulation. Their seed is the number i of the splitmix64 stream of the simulations' seed
     * with all bits turned over.
     *
     * @param player who shoots
     * @return the frames of the aim, one a shot
     */
    public final ViewFrame[] aims(Player player) {
        return shooters.computeIfAbsent(player, Shooter::new).aims();
    }

    abstract void load(long simulation);

    /** Fires a shot that carries on what the one before left, and returns what it leaves. */
    abstract double fire(int shot, double before);

    /** {@return the recoil of this simulation} */
    public abstract RecoilPattern recoil();

    /** Somebody who shoots, asked by everybody who takes a figure of the same simulation. */
    private final class Shooter {
        private final Player player;
        private final KnownPattern known;
        private @Nullable RecoilPattern seen;
        private @Nullable PlayerAims pulled;
        private long aimed = -1;
        private ViewFrame[] frames = new ViewFrame[0];

        Shooter(Player player) {
            this.player = player;
            known = prepared.known(player);
        }

        ViewFrame[] aims() {
            if (aimed != simulation) {
                aimed = simulation;
                long seed = SplitMix64.number(~prepared.conditions().seed(), simulation);
                frames = PreparedBurst.frames(pulled().aims(prepared.generator(), seed));
            }
            return frames;
        }

        private PlayerAims pulled() {
            if (pulled == null || seen != recoil()) {
                seen = recoil();
                pulled = new PlayerAims(player, known, seen, prepared.shots());
            }
            return pulled;
        }
    }

    /** Only running spread is drawn anew. */
    private static final class Moving extends SimulatedBurst {
        private final PreparedBurst prepared;
        private final long seed;
        private ShotNumbers running;

        Moving(PreparedBurst prepared) {
            super(prepared);
            this.prepared = prepared;
            seed = prepared.conditions().seed();
            running = prepared.spread().running(seed);
        }

        @Override
        void load(long simulation) {
            running = prepared.spread().running(runningSeed(seed, simulation));
        }

        @Override
        double fire(int shot, double before) {
            return prepared.spread().fire(shot, before, running, right, up);
        }

        @Override
        public RecoilPattern recoil() {
            return prepared.recoil();
        }
    }

    /** All is drawn anew. */
    private static final class Redrawn extends SimulatedBurst {
        private final PreparedBurst prepared;
        private final long seed;
        private SpreadPattern spread;
        private RecoilPattern recoil;

        Redrawn(PreparedBurst prepared) {
            super(prepared);
            this.prepared = prepared;
            seed = prepared.conditions().seed();
            spread = prepared.spread(prepared.weapon().seeds());
            recoil = prepared.recoil();
        }

        @Override
        void load(long simulation) {
            Seeds seeds = seeds(seed, simulation);
            spread = prepared.spread(seeds);
            recoil = prepared.recoil().withSeed(seeds.recoilInForce());
        }

        @Override
        double fire(int shot, double before) {
            return spread.fire(prepared.shots().get(shot), before, shot, right, up);
        }

        @Override
        public RecoilPattern recoil() {
            return recoil;
        }
    }
}
