package dev.gunfeel.weapon;

/**
 * One shot as the weapon's memory sees it, before spread and recoil come to it.
 *
 * @param number how many shots were fired before it
 * @param timeSeconds when it is fired, in seconds since the first shot: with a clock the time of a frame
 * @param dueSeconds when it is due, in seconds since the first shot: what memory, impulses and samples count from. With a
 *     clock that carries the frame comes later, else the two are the same
 * @param intervalSeconds seconds since the shot before was due, at least the fire interval; 0 for the first shot
 * @param aimSeconds seconds since the shot before was due until this one is fired: when the view is looked at that it is aimed
 *     by; 0 for the first shot
 * @param speed how fast the shooter moves, in metres/second
 * @param potentialSeconds the potential just before the shot
 * @param potentialRatio the potential over its maximum, from 0 to 1
 * @param seedOffset the place of the shot since the weapon last rested, from 0
 * @param heat the heat just before the shot; 0 where the weapon knows none
 * @param stance the stances that are taken, together
 * @param after what the weapon remembers after the shot
 */
public record Shot(
        int number,
        double timeSeconds,
        double dueSeconds,
        double intervalSeconds,
        double aimSeconds,
        double speed,
        double potentialSeconds,
        double potentialRatio,
        int seedOffset,
        double heat,
        Stance stance,
        FireMemory after) {
    /** Returns the same shot, fired with a frame of a clock. */
    Shot at(double frameSeconds, double due) {
        return new Shot(
                number,
                frameSeconds,
                due,
                intervalSeconds,
                // The difference of two sums would round where frame and due time are the same.
                frameSeconds == due ? intervalSeconds : intervalSeconds + (frameSeconds - due),
                speed,
                potentialSeconds,
                potentialRatio,
                seedOffset,
                heat,
                stance,
                after);
    }
}
