package dev.gunfeel.weapon;

/**
 * One shot as the weapon's memory sees it, before spread and recoil come to it.
 *
 * @param number how many shots were fired before it
 * @param timeSeconds seconds since the first shot
 * @param intervalSeconds seconds since the shot before, at least the fire interval; 0 for the first shot
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
        double intervalSeconds,
        double speed,
        double potentialSeconds,
        double potentialRatio,
        int seedOffset,
        double heat,
        Stance stance,
        FireMemory after) {}
