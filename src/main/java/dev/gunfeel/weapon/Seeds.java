package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.random.GeneratorSettings;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * The seeds of a weapon's random numbers. Each shot makes a generator anew from a seed plus the shot's offset, so a
 * weapon that has rested repeats its pattern.
 *
 * <p>Seeds that lie closer together than the number of shots share numbers: seed 2's first shot is seed 1's second.
 *
 * @param spread the seed of random spread, any 64-bit number; a weapon's is 1 where left out
 * @param recoil the seed of recoil, any 64-bit number; a weapon's is 500009 where left out
 * @param running the seed of running spread, any 64-bit number; drawn from 0 to 2147483647 where left out
 * @param player the seed of a player's errors, any 64-bit number; drawn from 0 to 2147483647 where left out, and of no effect
 *     without a player who errs
 */
@RecordBuilder
public record Seeds(
        @Nullable Long spread,
        @Nullable Long recoil,
        @Nullable Long running,
        @Nullable Long player) implements SeedsBuilder.With {
    /** No seed given. */
    public static final Seeds NONE = SeedsBuilder.builder().build();

    private static final long STANDARD_SPREAD = 1;
    private static final long STANDARD_RECOIL = 500_009;

    /** What is in force where a weapon has no seeds of its own. */
    static final Seeds STANDARD = NONE.withSpread(STANDARD_SPREAD).withRecoil(STANDARD_RECOIL);

    private static final SecureRandom CHANCE = new SecureRandom();

    /**
     * {@return these seeds, with another's in the place of those that were left out}
     *
     * @param other the seeds that lie below
     */
    public Seeds over(Seeds other) {
        return with(seeds -> seeds.spread(spread != null ? spread : other.spread)
                .recoil(recoil != null ? recoil : other.recoil)
                .running(running != null ? running : other.running)
                .player(player != null ? player : other.player));
    }

    /**
     * {@return these seeds with a running seed drawn by chance, from 0 to 2^31 - 1, where it was left out} It is the
     * only thing in the whole computation that isn't a function of the input; answers echo it.
     */
    public Seeds withRunningDrawn() {
        return running != null ? this : withRunning(CHANCE.nextLong() >>> 33);
    }

    /** {@return these seeds with a player's seed drawn by chance, from 0 to 2^31 - 1, where it was left out} */
    public Seeds withPlayerDrawn() {
        return player != null ? this : withPlayer(CHANCE.nextLong() >>> 33);
    }

    /** {@return the spread seed in force} */
    public long spreadInForce() {
        return spread != null ? spread : STANDARD_SPREAD;
    }

    /** {@return the recoil seed in force} */
    public long recoilInForce() {
        return recoil != null ? recoil : STANDARD_RECOIL;
    }

    /** {@return the running seed in force; 0 where there is none, which only a weapon without running spread has} */
    public long runningInForce() {
        return running != null ? running : 0;
    }

    /**
     * Complains about seeds that a generator does not take, by themselves or with the offset of a shot.
     *
     * @param generator where random numbers come from
     * @param shots how many shots may be fired, at least 1
     * @param complaints the place of the seeds
     */
    public void rules(GeneratorSettings generator, long shots, Complaints complaints) {
        rules("spread", spread, generator, shots, complaints);
        rules("recoil", recoil, generator, shots, complaints);
        rules("running", running, generator, shots, complaints);
        // A player has one generator for all shots.
        rules("player", player, generator, 1, complaints);
    }

    private static void rules(
            String name, @Nullable Long seed, GeneratorSettings generator, long shots, Complaints complaints) {
        String fault = seed == null ? null : generator.fault(seed, shots);
        if (fault != null) {
            complaints.add(name, fault, seed);
        }
    }
}
