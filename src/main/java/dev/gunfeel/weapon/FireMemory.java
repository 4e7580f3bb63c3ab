package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * What a weapon remembers of its fire just after a shot. A sequence and a chain of steps both go from memory to memory
 * by {@link #next}, which is why they agree to the last bit.
 *
 * @param potentialSeconds the potential just after the last shot
 * @param seedOffset the place of that shot since the weapon last rested, from 0
 * @param shotNumber how many shots were fired so far; 0 before the first
 * @param burstStartSeconds when the burst of that shot began, in seconds since the first shot of all
 * @param burstShots how many shots of that burst were fired: the time of a shot is counted from the start of its burst,
 *     so that rounding does not add up
 * @param heat the heat just after the shot, at least 0; absent where the weapon knows none, 0 where left out
 */
public record FireMemory(
        @NotNull @PositiveOrZero Double potentialSeconds,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer seedOffset,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer shotNumber,
        @PositiveOrZero Double burstStartSeconds,
        @PositiveOrZero @Max(1_000_000_000) Integer burstShots,
        @Nullable @PositiveOrZero @DecimalMax("1000000") Double heat) {
    /** Before the first shot. */
    public static final FireMemory NONE = new FireMemory(0.0, 0, 0, 0.0, 0, null);

    /** How much earlier than the fire interval a shot may come, in seconds: a game's clock is not exact. */
    public static final double EARLY_SECONDS = 1e-6;

    /**
     * A potential below this is 0, so that rounding does not keep a weapon from its rest. An interval that passes the
     * fire interval by less is the fire interval: frame times that add up to it do so only to rounding.
     */
    private static final double ROUNDING_SECONDS = 1e-9;

    /** Puts the defaults where something is left out. */
    public FireMemory {
        burstStartSeconds = Defaults.or(burstStartSeconds, 0.0);
        burstShots = Defaults.or(burstShots, 1);
    }

    /**
     * Returns whether the next shot may come so soon.
     *
     * @param weapon the weapon
     * @param elapsedSeconds seconds since the shot before, at least 0
     * @return whether a shot is the first, or at most a microsecond earlier than the fire interval
     */
    public boolean mayFire(Weapon weapon, double elapsedSeconds) {
        return shotNumber == 0 || elapsedSeconds >= weapon.intervalSeconds() - EARLY_SECONDS;
    }

    /**
     * Returns the next shot of somebody in no stance, by the formulas that the weapon is shaped with.
     *
     * @param weapon the weapon
     * @param elapsedSeconds seconds since the shot before, within a microsecond of the fire interval or more
     * @param speed how fast the shooter moves, in metres/second, at least 0
     * @return the shot, with what the weapon remembers after it
     */
    public Shot next(Weapon weapon, double elapsedSeconds, double speed) {
        return next(weapon, weapon.formulasInForce(), elapsedSeconds, speed, Stance.NONE);
    }

    /**
     * Returns the next shot.
     *
     * @param weapon the weapon
     * @param formulas which form of resuming
     * @param elapsedSeconds seconds since the shot before, within a microsecond of the fire interval or more; of no
     *     meaning for the first shot
     * @param speed how fast the shooter moves, in metres/second, at least 0
     * @param stance the stances that are taken, together
     * @return the shot, with what the weapon remembers after it
     */
    public Shot next(Weapon weapon, Formulas formulas, double elapsedSeconds, double speed, Stance stance) {
        double fireInterval = weapon.intervalSeconds();
        Potential potential = weapon.memory();
        boolean isFirst = shotNumber == 0;
        double interval = isFirst ? 0 : interval(fireInterval, elapsedSeconds);
        boolean isSameBurst = interval == fireInterval;
        double start = isSameBurst ? burstStartSeconds : isFirst ? 0 : lastShotSeconds(fireInterval) + interval;
        int place = isSameBurst ? burstShots : 0;

        double current = isFirst ? 0 : potentialSeconds - interval;
        if (current < ROUNDING_SECONDS) {
            current = 0;
        }
        double ratio = Math.min(1, current / potential.maxSeconds());
        int offset = formulas == Formulas.CORRECTED
                ? resumed(potential, fireInterval, current, ratio, interval - fireInterval)
                : current == 0 ? 0 : seedOffset + 1;
        Heat hot = weapon.heat();
        double before = hot == null || isFirst ? 0 : hot.cooled(heat == null ? 0 : heat, interval);
        double time = start + place * fireInterval;
        return new Shot(
                shotNumber,
                time,
                time,
                interval,
                interval,
                speed,
                current,
                ratio,
                offset,
                before,
                stance,
                new FireMemory(
                        weapon.potential() == null ? 0 : potential.after(current, fireInterval),
                        offset,
                        shotNumber + 1,
                        start,
                        place + 1,
                        hot == null ? null : hot.fired(before, stance.heatFactor())));
    }

    /** Returns the place in the pattern where it is resumed: where the memory of fire stands after a longer rest. */
    private int resumed(Potential potential, double fireInterval, double current, double ratio, double rest) {
        if (current == 0) {
            return 0;
        }
        double step = potential.step(fireInterval);
        return step > 0 && rest > 1.5 * step * potential.maxSeconds()
                ? (int) Math.min(seedOffset + 1.0, Math.floor(ratio / step + 0.5))
                : seedOffset + 1;
    }

    /**
     * Returns how long the weapon must rest until its next shot is a first shot again, without any heat.
     *
     * @param weapon the weapon
     * @return seconds since the last shot; null where it never cools so far
     */
    public @Nullable Double recoverySeconds(Weapon weapon) {
        Heat hot = weapon.heat();
        double cold = hot == null || heat == null ? 0 : hot.secondsToCold(heat);
        return Double.isInfinite(cold) ? null : Double.valueOf(Math.max(potentialSeconds, cold));
    }

    /**
     * Returns what there is to remember where heat has no part.
     *
     * @return the same memory without heat
     */
    public FireMemory withoutHeat() {
        return new FireMemory(potentialSeconds, seedOffset, shotNumber, burstStartSeconds, burstShots, null);
    }

    private double lastShotSeconds(double fireInterval) {
        return burstStartSeconds + (burstShots - 1) * fireInterval;
    }

    private static double interval(double fireInterval, double elapsedSeconds) {
        return elapsedSeconds < fireInterval + ROUNDING_SECONDS ? fireInterval : elapsedSeconds;
    }
}
