package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

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
 */
public record FireMemory(
        @NotNull @PositiveOrZero Double potentialSeconds,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer seedOffset,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer shotNumber,
        @PositiveOrZero Double burstStartSeconds,
        @PositiveOrZero @Max(1_000_000_000) Integer burstShots) {
    /** Before the first shot. */
    public static final FireMemory NONE = new FireMemory(0.0, 0, 0, 0.0, 0);

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
        return shotNumber == 0 || elapsedSeconds >= weapon.fireIntervalSeconds() - EARLY_SECONDS;
    }

    /**
     * Returns the next shot.
     *
     * @param weapon the weapon
     * @param elapsedSeconds seconds since the shot before, within a microsecond of the fire interval or more; of no
     *     meaning for the first shot
     * @param speed how fast the shooter moves, in metres/second, at least 0
     * @return the shot, with what the weapon remembers after it
     */
    public Shot next(Weapon weapon, double elapsedSeconds, double speed) {
        double fireInterval = weapon.fireIntervalSeconds();
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
        int offset = current == 0 ? 0 : seedOffset + 1;
        double after = Math.min(
                current + fireInterval + potential.gain() * potential.maxSeconds(),
                potential.maxSeconds() + fireInterval);
        return new Shot(
                shotNumber,
                start + place * fireInterval,
                interval,
                speed,
                current,
                ratio,
                offset,
                new FireMemory(after, offset, shotNumber + 1, start, place + 1));
    }

    private double lastShotSeconds(double fireInterval) {
        return burstStartSeconds + (burstShots - 1) * fireInterval;
    }

    private static double interval(double fireInterval, double elapsedSeconds) {
        return elapsedSeconds < fireInterval + ROUNDING_SECONDS ? fireInterval : elapsedSeconds;
    }
}
